import type { Misfit } from '../../../../../schema/gross';
import { addUp, plain } from '../../../../../schema/decimal';
import { turned } from '../../../../../schema/totals';
import { formatAmount, formatMoney } from '../../../ui/format/amounts';
import type { Line } from './line';
import type { SheetActions } from './useSheetActions';
import { formatTaxRate, taxHere } from '../../../ui/format/here';

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
        {`Al ${formatTaxRate(misfit.ivaRate)} ninguna base da ${formatAmount(misfit.asked)} con ${taxHere()}. Elige `}
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
    return (
      <span className="misfit">{`Con esta cantidad ningún precio da ese importe: escríbelo sin ${taxHere()} (tecla I).`}</span>
    );
  if (!subtotal || !total)
    return <span>{`Precio con el ${taxHere()} incluido. Con la tecla I, sin ${taxHere()}.`}</span>;
  return (
    <span>{`${formatAmount(total)} con ${taxHere()} = ${formatAmount(subtotal)} de base + ${formatAmount(addUp([total, turned(subtotal)]))} de ${taxHere()}. Cuadra al céntimo.`}</span>
  );
}
