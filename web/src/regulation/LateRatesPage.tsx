import { Box } from '@chakra-ui/react';
import { BackLink } from '../ui/layout/BackLink';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../client/failure';
import { useLateRatesQuery, type LateRateFieldsFragment } from '../gql/regulation';
import { paths } from '../paths';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { formatAmount } from '../ui/format/amounts';
import { formatDate, today } from '../ui/format/dates';
import { Banner } from '../ui/layout/Banner';
import { Card } from '../ui/layout/Card';
import { LoadFailed } from '../ui/layout/LoadFailed';
import { Page } from '../ui/layout/Page';
import { Skeleton } from '../ui/layout/Skeleton';
import { halfYearName, nextToAdd, unread } from './halfYears';
import { LateRateModal, type Edited } from './LateRateModal';
import { DatedRow } from './DatedRow';

const back = <BackLink to={paths.superadmin}>Superadmin</BackLink>;

/** The superadmin's editor of the rates of late payment between businesses, half-year by half-year. */
export function LateRatesPage() {
  const { data, error, refetch } = useLateRatesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const [edited, setEdited] = useState<Edited | null>(null);
  const rates = data?.lateRates;
  const next = rates && nextToAdd(rates, today());
  return (
    <Page
      title="Tipos de interés de demora"
      subtitle="El del Banco Central Europeo de cada semestre, más ocho puntos (Ley 3/2004, art. 7). Los últimos avisos piden intereses solo de los semestres que alguien ha leído en el BOE."
      above={back}
      actions={
        next && (
          <Button variant="accent" icon={<Plus />} onClick={() => setEdited({ startsOn: next })}>
            {`Añadir el ${halfYearName(next)}`}
          </Button>
        )
      }
    >
      {error && !rates && (
        <LoadFailed onRetry={() => void refetch().catch(() => undefined)}>
          {errorText(error, 'Error cargando datos')}
        </LoadFailed>
      )}
      {!error && !rates && <Skeleton width="full" height="480px" borderRadius="md" aria-busy />}
      {rates && (
        <Box display="grid" gap="4">
          {unread(rates, today()) && <Banner kind="warning">{unread(rates, today())}</Banner>}
          <Card as="ul" listStyleType="none">
            {rates.map((rate, index) => (
              <RateRow
                key={rate.startsOn}
                rate={rate}
                first={index === 0}
                edit={() => setEdited({ startsOn: rate.startsOn, rate })}
              />
            ))}
          </Card>
        </Box>
      )}
      <LateRateModal edited={edited} onClose={() => setEdited(null)} />
    </Page>
  );
}

function RateRow({ rate, first, edit }: { rate: LateRateFieldsFragment; first: boolean; edit(): void }) {
  const { startsOn, reference, rate: asked, source, readOn } = rate;
  const name = halfYearName(startsOn);
  return (
    <DatedRow
      first={first}
      when={<Box textStyle="name">{name}</Box>}
      width="184px"
      title={
        <>
          <Box textStyle="name" layerStyle="figures">{`${formatAmount(asked)}\u00a0%`}</Box>
          <Box color="muted" layerStyle="figures">{`BCE ${formatAmount(reference)}\u00a0%`}</Box>
          {readOn ? <Badge palette="green">Leído en el BOE</Badge> : <Badge palette="amber">Sin leer en el BOE</Badge>}
        </>
      }
      source={
        <>
          {source}
          {readOn && ` · leído el ${formatDate(readOn)}`}
        </>
      }
      label={`Cambiar el ${name}`}
      edit={edit}
    />
  );
}
