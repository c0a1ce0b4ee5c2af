import { Box } from '@chakra-ui/react';
import { BackLink } from '../ui/layout/BackLink';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../client/failure';
import { useRegulationsQuery, type RegulationFieldsFragment } from '../gql/regulation';
import { paths } from '../paths';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { formatDate } from '../ui/format/dates';
import { Page } from '../ui/layout/Page';
import { Skeleton } from '../ui/layout/Skeleton';
import { LawDateModal } from './LawDateModal';
import { written } from '../ui/format/lawDate';
import { LoadFailed } from '../ui/layout/LoadFailed';

const back = <BackLink to={paths.superadmin}>Superadmin</BackLink>;

/** The superadmin's editor of what the law asks for and from when: the public page shows these rows. */
export function LawDatesPage() {
  const { data, error, refetch } = useRegulationsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const [editing, setEditing] = useState<RegulationFieldsFragment | null>(null);
  return (
    <Page
      title="Fechas de la ley"
      subtitle="Las enseña la página «Qué me obliga y cuándo», y las de Verifactu deciden desde cuándo no emite quien no envía. Léelas en el BOE antes de cambiarlas."
      above={back}
    >
      {error && !data && <LoadFailed onRetry={() => refetch()}>{errorText(error, 'Error cargando datos')}</LoadFailed>}
      {!error && !data && <Skeleton width="full" height="480px" borderRadius="md" aria-busy />}
      {data && (
        <Card as="ul" listStyleType="none">
          {data.regulations.map((row, index) => (
            <LawDate key={row.code} row={row} first={index === 0} edit={() => setEditing(row)} />
          ))}
        </Card>
      )}
      <LawDateModal row={editing} onClose={() => setEditing(null)} />
    </Page>
  );
}

function LawDate({ row, first, edit }: { row: RegulationFieldsFragment; first: boolean; edit(): void }) {
  const { date, who, text, state, source, readOn } = row;
  return (
    <Box
      as="li"
      padding={{ base: '4', lg: '5' }}
      borderTopWidth={first ? 0 : '1px'}
      display="grid"
      gap={{ base: '2', lg: '4' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '128px minmax(0, 1fr) auto' }}
    >
      <Box textStyle="name" layerStyle="figures">
        {written(date)}
      </Box>
      <Box display="grid" gap="1" overflowWrap="anywhere">
        <Box display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <Box textStyle="name">{who}</Box>
          {state === 'in_force' ? (
            <Badge palette="green">En el BOE</Badge>
          ) : (
            <Badge palette="amber">Solo anunciada</Badge>
          )}
        </Box>
        <Box>{text}</Box>
        <Box textStyle="small" color="muted">
          {source} · leída el {formatDate(readOn)}
        </Box>
      </Box>
      <Box>
        <Button size="sm" icon={<Pencil />} onClick={edit} aria-label={`Cambiar ${who}, ${written(date)}`}>
          Cambiar
        </Button>
      </Box>
    </Box>
  );
}
