import { Box } from '@chakra-ui/react';
import type { ConsentFieldsFragment } from '../gql/privacy';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/layout/Card';
import { DataTable } from '../ui/table/DataTable';
import type { Column } from '../ui/table/table';
import { formatMoment } from '../ui/format/dates';
import { historyOf, nameOf, type Happening } from './consentWords';

const WhatHappened = ({ granted }: Happening) => (
  <Badge palette={granted ? 'green' : 'gray'}>{granted ? 'Concedido' : 'Revocado'}</Badge>
);

const COLUMNS: Column<Happening>[] = [
  { key: 'at', head: 'Fecha y hora', width: '180px', quiet: true, figures: true, cell: each => formatMoment(each.at) },
  { key: 'type', head: 'Consentimiento', cell: each => nameOf(each.type) },
  { key: 'what', head: 'Qué pasó', width: '130px', skeleton: 'pill', cell: each => <WhatHappened {...each} /> },
  { key: 'version', head: 'Versión', width: '80px', align: 'end', figures: true, cell: each => each.version },
  {
    key: 'address',
    head: 'Dirección',
    width: '150px',
    quiet: true,
    figures: true,
    cell: each => <Box truncate>{each.address}</Box>,
  },
];

function HistoryCard(each: Happening) {
  return (
    <>
      <Box display="flex" justifyContent="space-between" gap="3">
        <Box textStyle="name">{nameOf(each.type)}</Box>
        <WhatHappened {...each} />
      </Box>
      <Box color="muted" textStyle="small" layerStyle="figures" overflowWrap="anywhere">
        {formatMoment(each.at)} · versión {each.version} · {each.address}
      </Box>
    </>
  );
}

/** What was given and withdrawn, with the version of the text and from where. */
export function ConsentHistory({ consents }: { consents: ConsentFieldsFragment[] }) {
  return (
    <DataTable
      label="Historial de consentimientos"
      columns={COLUMNS}
      rows={historyOf(consents)}
      rowKey={each => each.id}
      card={each => <HistoryCard {...each} />}
      onRetry={() => undefined}
      empty={
        <Card padding="5" color="muted">
          Todavía no has concedido nada.
        </Card>
      }
    />
  );
}
