import type { Misfit } from '../../../../../schema/gross';
import { addUp, plain } from '../../../../../schema/decimal';
import { turned } from '../../../../../schema/totals';
import { formatAmount, formatMoney } from '../../../ui/format/amounts';
import type { Line } from './line';
import type { SheetActions } from './useSheetActions';

interface GrossNoteProps {
  line: Line;
  subtotal?: string;
  total?: string;
  misfit?: Misfit;
  act: SheetActions;
}

/** What a price with VAT included comes to; where it cannot be met, the two nearest that can. */
export function GrossNote({ line, subtotal, total, misfit, act }: GrossNoteProps) {
  if (misfit?.reason === 'rate')
    return (
      <span className="misfit">
        {`Al ${misfit.ivaRate} % ninguna base da ${formatAmount(misfit.asked)} con IVA. Elige `}
        {misfit.nearest.map(({ amount, grossPrice }, i) => (
          <span key={amount}>
            {i > 0 && ' o '}
            <button type="button" className="offer" onClick={() => act.offer(line.key, plain(grossPrice))}>
              {formatMoney(amount)}
            </button>
          </span>
        ))}
      </span>
    );
  if (misfit)
    return <span className="misfit">Con esta cantidad ningún precio da ese importe: escríbelo sin IVA (tecla I).</span>;
  if (!subtotal || !total) return <span>Precio con el IVA incluido. Con la tecla I, sin IVA.</span>;
  return (
    <span>{`${formatAmount(total)} con IVA = ${formatAmount(subtotal)} de base + ${formatAmount(addUp([total, turned(subtotal)]))} de IVA. Cuadra al céntimo.`}</span>
  );
}
