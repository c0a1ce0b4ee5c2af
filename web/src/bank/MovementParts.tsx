import { Box } from '@chakra-ui/react';
import { Ban, FileSearch, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BankRowFragment, MatchedPartsFragment } from '../gql/bank';
import { paths } from '../paths';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { formatMoney } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';
import { isZero } from '../../../schema/decimal';

const WHY: Record<string, string> = {
  number: 'lleva su número',
  nif: 'lleva su NIF',
  name: 'lleva su nombre',
  amount: 'es justo lo que se debe',
  sum: 'suman justo eso',
  part: 'es una parte',
};

const hasLeft = ({ left }: BankRowFragment) => !isZero(left);

function Parts({ invoices }: { invoices: MatchedPartsFragment[] }) {
  return invoices.map(({ invoiceId, fullNumber, customerName, amount }, at) => (
    <Box key={`${at} ${invoiceId}`} overflowWrap="anywhere" whiteSpace="normal">
      <Box asChild textDecoration="underline" layerStyle="figures">
        <Link to={paths.invoice(invoiceId)}>{fullNumber}</Link>
      </Box>{' '}
      {customerName}
      {invoices.length > 1 && <Box as="span" color="muted" layerStyle="figures">{` · ${formatMoney(amount)}`}</Box>}
    </Box>
  ));
}

/** It was probably read already, of a file in the other form: nothing is proposed before somebody says that it was not. */
function Repeated({ twin: { date, text, matched } }: { twin: NonNullable<BankRowFragment['twin']> }) {
  return (
    <>
      <Box>
        <Badge palette="amber">Parece repetido</Badge>
      </Box>
      <Box textStyle="small" color="muted" whiteSpace="normal" overflowWrap="anywhere">
        {`Ya leído en otro extracto: «${text || 'Sin concepto'}», ${formatDate(date)}${matched ? ', y casado' : ''}. Si es el mismo, apártalo.`}
      </Box>
    </>
  );
}

/** What a movement is for, or may be, and why. */
export function Proposed({ row }: { row: BankRowFragment }) {
  const { proposal, matches, left, twin } = row;
  return (
    <Box display="grid" gap="0.5">
      <Parts invoices={matches} />
      {matches.length > 0 && hasLeft(row) && (
        <Box textStyle="small" color="warning" layerStyle="figures">{`Quedan ${formatMoney(left)}`}</Box>
      )}
      {proposal ? (
        <>
          <Box>
            <Badge palette={proposal.sure ? 'green' : 'amber'}>{proposal.sure ? 'Seguro' : 'Probable'}</Badge>
          </Box>
          <Parts invoices={proposal.invoices} />
          <Box textStyle="small" color="muted" whiteSpace="normal">
            {proposal.reasons.map(each => WHY[each] ?? each).join(' · ')}
          </Box>
        </>
      ) : twin ? (
        <Repeated twin={twin} />
      ) : (
        matches.length === 0 && (
          <Box as="span" color="muted">
            Sin propuesta
          </Box>
        )
      )}
    </Box>
  );
}

interface MovementButtonsProps {
  row: BankRowFragment;
  busy: boolean;
  onConfirm(row: BankRowFragment): void;
  onChoose(row: BankRowFragment): void;
  onAside(row: BankRowFragment, aside: boolean): void;
  onUndo(row: BankRowFragment): void;
}

/** What can be done with it. The first one is where arrows lead, and what Enter presses. */
export function MovementButtons({ row, busy, onConfirm, onChoose, onAside, onUndo }: MovementButtonsProps) {
  const of = `${formatMoney(row.amount)}, ${row.text}`;
  const open = hasLeft(row) && !row.aside;
  return (
    <Box display="flex" gap="1" justifyContent={{ base: 'flex-start', lg: 'flex-end' }} data-movement={row.id}>
      {open && row.proposal && (
        <Button size="sm" data-main off={busy} aria-label={`Confirmar ${of}`} onClick={() => onConfirm(row)}>
          Confirmar
        </Button>
      )}
      {open && row.twin && (
        <Button size="sm" data-main off={busy} aria-label={`Apartar ${of}`} onClick={() => onAside(row, true)}>
          Apartar
        </Button>
      )}
      {open && !row.proposal && !row.twin && (
        <Button size="sm" data-main aria-label={`Elegir factura de ${of}`} onClick={() => onChoose(row)}>
          Elegir factura
        </Button>
      )}
      {open && (row.proposal || row.twin) && (
        <IconButton
          label={`Elegir ${row.proposal ? 'otra ' : ''}factura de ${of}`}
          icon={<FileSearch />}
          onClick={() => onChoose(row)}
        />
      )}
      {open && !row.twin && (
        <IconButton label={`No es un cobro: ${of}`} icon={<Ban />} onClick={() => onAside(row, true)} />
      )}
      {row.aside && (
        <Button size="sm" data-main aria-label={`Devolver a la lista ${of}`} onClick={() => onAside(row, false)}>
          Devolver
        </Button>
      )}
      {row.matches.length > 0 && (
        <Button
          size="sm"
          data-main={open ? undefined : true}
          icon={<Undo2 />}
          aria-label={`Deshacer ${of}`}
          onClick={() => onUndo(row)}
        >
          Deshacer
        </Button>
      )}
    </Box>
  );
}
