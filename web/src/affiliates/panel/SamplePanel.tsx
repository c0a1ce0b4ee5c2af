import { Box } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { formatMoney } from '../../ui/format/amounts';
import { Badge, Tag } from '../../ui/Badge';
import { Banner } from '../../ui/layout/Banner';
import type { Column } from '../../ui/table/table';
import { formatDate } from '../../ui/format/dates';
import { Figures } from '../Figures';
import { METHODS } from '../methods';
import { Section } from '../Section';
import { COMMISSIONS, FIGURES, REFERRALS, type SampleCommission, type SampleReferral } from './sample';

export const Sample = () => <Tag>Datos de ejemplo</Tag>;

const dayOf = (date: string | null) => (date ? formatDate(date) : '—');
const methodOf = ({ paymentMethod }: SampleCommission) =>
  METHODS.find(({ value }) => value === paymentMethod)?.label ?? '—';
const ReferralState = ({ status }: SampleReferral) =>
  status === 'converted' ? <Badge palette="green">Convertido</Badge> : <Badge palette="blue">En prueba</Badge>;
const CommissionState = ({ status }: SampleCommission) =>
  status === 'paid' ? <Badge palette="green">Pagada</Badge> : <Badge palette="amber">Pendiente</Badge>;
const Sum = ({ amount }: { amount: string | null }) => (
  <Box as="span" fontWeight={amount ? 'semibold' : undefined} layerStyle="figures">
    {amount ? formatMoney(amount) : '—'}
  </Box>
);

const referrals: Column<SampleReferral>[] = [
  { key: 'tenant', head: 'Empresa', cell: row => <Box truncate>{row.tenantName}</Box> },
  { key: 'status', head: 'Estado', width: '128px', cell: row => <ReferralState {...row} /> },
  {
    key: 'date',
    head: 'Conversión',
    width: '112px',
    quiet: true,
    figures: true,
    cell: row => dayOf(row.conversionDate),
  },
  {
    key: 'amount',
    head: 'Comisión',
    width: '104px',
    align: 'end',
    figures: true,
    cell: row => <Sum amount={row.commissionAmount} />,
  },
];

const commissions: Column<SampleCommission>[] = [
  { key: 'paidAt', head: 'Pagada el', width: '116px', quiet: true, figures: true, cell: row => dayOf(row.paidAt) },
  { key: 'method', head: 'Método', cell: methodOf },
  { key: 'status', head: 'Estado', width: '128px', cell: row => <CommissionState {...row} /> },
  {
    key: 'amount',
    head: 'Importe',
    width: '104px',
    align: 'end',
    figures: true,
    cell: row => <Sum amount={row.amount} />,
  },
];

const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' } as const;

function ReferralCard({ row }: { row: SampleReferral }) {
  return (
    <>
      <Box {...line}>
        <span>{row.tenantName}</span>
        <ReferralState {...row} />
      </Box>
      <Box {...line} color="muted">
        <span>Conversión: {dayOf(row.conversionDate)}</span>
        <Sum amount={row.commissionAmount} />
      </Box>
    </>
  );
}

function CommissionCard({ row }: { row: SampleCommission }) {
  return (
    <>
      <Box {...line}>
        <Sum amount={row.amount} />
        <CommissionState {...row} />
      </Box>
      <Box color="muted">{row.paidAt ? `${dayOf(row.paidAt)} · ${methodOf(row)}` : 'Sin pagar'}</Box>
    </>
  );
}

/** Figures and tables of the specification's fixed sample, each marked as one. */
export function SamplePanel() {
  return (
    <Box display="grid" gap={{ base: '6', lg: '4' }}>
      <Banner kind="info" icon={Info}>
        Las cifras y tablas de este panel son un ejemplo: no salen de tu cuenta. Tu código y tu enlace sí son los tuyos.
      </Banner>
      <Figures names={FIGURES.map(({ name }) => name)} figures={FIGURES} />
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        gap={{ base: '6', lg: '4' }}
        alignItems="start"
      >
        <Section
          title="Referidos"
          aside={<Sample />}
          columns={referrals}
          rows={REFERRALS}
          rowKey={row => row.tenantName}
          card={row => <ReferralCard row={row} />}
          empty={null}
        />
        <Section
          title="Historial de comisiones"
          aside={<Sample />}
          columns={commissions}
          rows={COMMISSIONS}
          rowKey={row => row.paidAt ?? ''}
          card={row => <CommissionCard row={row} />}
          empty={null}
        />
      </Box>
    </Box>
  );
}
