import { Box } from '@chakra-ui/react';
import { BackLink } from '../ui/layout/BackLink';
import { useState } from 'react';
import { errorText } from '../client/failure';
import { useRegulationsQuery, type RegulationFieldsFragment } from '../gql/regulation';
import { paths } from '../paths';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/layout/Card';
import { formatDate } from '../ui/format/dates';
import { Page } from '../ui/layout/Page';
import { Skeleton } from '../ui/layout/Skeleton';
import { LawDateModal } from './LawDateModal';
import { written } from '../ui/format/lawDate';
import { LoadFailed } from '../ui/layout/LoadFailed';
import { DatedRow } from './DatedRow';

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
    <DatedRow
      first={first}
      when={
        <Box textStyle="name" layerStyle="figures">
          {written(date)}
        </Box>
      }
      width="128px"
      title={
        <>
          <Box textStyle="name">{who}</Box>
          {state === 'in_force' ? (
            <Badge palette="green">En el BOE</Badge>
          ) : (
            <Badge palette="amber">Solo anunciada</Badge>
          )}
        </>
      }
      text={text}
      source={
        <>
          {source} · leída el {formatDate(readOn)}
        </>
      }
      label={`Cambiar ${who}, ${written(date)}`}
      edit={edit}
    />
  );
}
