import { Box } from '@chakra-ui/react';
import type { InvoiceRowFragment } from '../../gql/invoices';
import { formatMoney } from '../../ui/format/amounts';
import type { Column } from '../../ui/table/table';
import { formatDate } from '../../ui/format/dates';
import { StatusBadge } from '../../ui/StatusBadge';
import { partly } from '../collect/partly';
import { customerOf, isSimplified } from '../customerOf';
import { RefusedMark } from '../seal/RefusedMark';
import { SealMark } from '../seal/SealMark';

/** Of a draft that takes back what another invoice said, so: its amount has the other sign. */
export function NumberText({ fullNumber, kind }: Pick<InvoiceRowFragment, 'fullNumber' | 'kind'>) {
  return fullNumber ? (
    <Box as="span" layerStyle="figures">
      {fullNumber}
    </Box>
  ) : (
    <Box as="span" color="muted" fontWeight="normal">
      {kind.startsWith('R') ? 'Rectificativa' : 'Sin número'}
    </Box>
  );
}

/** Of what rectifies and what was replaced; of a simplified invoice, which often names nobody; of a complete one for such; of a prepayment. */
function marksOf(invoice: InvoiceRowFragment): string[] {
  const { kind, qualified, prepayment, fullNumber, replacedBy } = invoice;
  const simplified = isSimplified(invoice) || qualified;
  const marks = {
    canje: kind === 'F3',
    'rectificativa de simplificada': simplified && kind.startsWith('R'),
    // A draft says so where its number will stand.
    rectificativa: !simplified && kind.startsWith('R') && fullNumber !== null,
    simplificada: simplified && !kind.startsWith('R'),
    anticipo: prepayment,
    sustituida: replacedBy !== null,
  };
  return Object.entries(marks).flatMap(([mark, has]) => (has ? [mark] : []));
}

export function KindMark({ invoice }: { invoice: InvoiceRowFragment }) {
  const marks = marksOf(invoice);
  if (marks.length === 0) return null;
  const { replacedBy } = invoice;
  return (
    <Box as="span" color="muted" title={replacedBy ? `Sustituida por la ${replacedBy}` : undefined}>
      {marks.map(mark => ` · ${mark}`).join('')}
    </Box>
  );
}

const nif: Column<InvoiceRowFragment> = {
  key: 'nif',
  head: 'NIF',
  width: '136px',
  quiet: true,
  figures: true,
  cell: invoice => customerOf(invoice).nif,
};

const verifactu: Column<InvoiceRowFragment> = {
  key: 'verifactu',
  head: 'Verifactu',
  width: '136px',
  cell: invoice => <SealMark invoice={invoice} />,
};

const number: Column<InvoiceRowFragment> = {
  key: 'number',
  head: 'Número',
  width: '152px',
  figures: true,
  cell: invoice => <NumberText {...invoice} />,
};

const date: Column<InvoiceRowFragment> = {
  key: 'date',
  head: 'Fecha',
  width: '120px',
  quiet: true,
  figures: true,
  cell: invoice => formatDate(invoice.date),
};

/** Where there is no room for both it is the name that is cut: what kind of invoice it is stands nowhere else. */
const nameCell = (invoice: InvoiceRowFragment) => (
  <Box display="flex">
    <Box truncate minWidth="40%" flexBasis="max-content" title={customerOf(invoice).name}>
      {customerOf(invoice).name}
    </Box>
    <Box truncate flex="none" maxWidth="60%" whiteSpace="pre">
      <KindMark invoice={invoice} />
    </Box>
  </Box>
);

const customer: Column<InvoiceRowFragment> = { key: 'customer', head: 'Cliente', cell: nameCell };

/** Where no column of the record has room for it. */
const customerWithRefusal: Column<InvoiceRowFragment> = {
  ...customer,
  cell: invoice => (
    <>
      {nameCell(invoice)}
      <RefusedMark invoice={invoice} />
    </>
  ),
};

const status: Column<InvoiceRowFragment> = {
  key: 'status',
  head: 'Estado',
  width: '132px',
  skeleton: 'pill',
  cell: invoice => <StatusBadge status={partly(invoice) ? 'partly' : invoice.status} />,
};

const total: Column<InvoiceRowFragment> = {
  key: 'total',
  head: 'Total',
  width: '152px',
  align: 'end',
  figures: true,
  cell: invoice => <Box textStyle="name">{formatMoney(invoice.total)}</Box>,
};

/** What marks rows; its cell the same function as long as it does the same. */
export type TickColumn = Pick<Column<InvoiceRowFragment>, 'head' | 'cell'>;

/** `pro`: the plan shows how an invoice stands with the tax agency. `wide`: the NIF fits beside the name. */
export const invoiceColumns = (tick: TickColumn, pro: boolean, wide: boolean): Column<InvoiceRowFragment>[] => [
  { key: 'tick', width: '56px', skeleton: 'none', ...tick },
  number,
  date,
  pro ? customer : customerWithRefusal,
  ...(wide ? [nif] : []),
  status,
  ...(pro ? [verifactu] : []),
  total,
];
