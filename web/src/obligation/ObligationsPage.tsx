import { Box, Heading } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { daysBetween } from '../../../schema/days';
import { REGULATION_OF } from '../../../schema/obligation';
import { errorText } from '../client/failure';
import { useRegulationsQuery, type RegulationFieldsFragment } from '../gql/regulation';
import { useObligationQuery, type ObligationFieldsFragment } from '../gql/verifactu';
import { LAW_KEY, STANDINGS, standingOf, written } from '../ui/format/lawDate';
import { Badge, Tag } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { formatDate, formatDateFull, formatDateProse, formatInstant, today } from '../ui/format/dates';
import { Page } from '../ui/layout/Page';
import { Skeleton } from '../ui/layout/Skeleton';
import { useAdmin } from '../verifactu/useOverview';
import { OtherCase } from './OtherCase';
import { LoadFailed } from '../ui/layout/LoadFailed';

const ISSUERS = {
  company: 'Tu empresa paga el Impuesto sobre Sociedades.',
  other: 'Eres autónomo, o de las demás obligadas.',
};
const days = (count: number) => `${count} ${count === 1 ? 'día' : 'días'}`;

/** What the law asks of the company and from when, with where it is written. */
export function ObligationsPage() {
  const { data, error, refetch } = useObligationQuery({ fetchPolicy: 'cache-and-network' });
  const { data: law, error: lawError, refetch: readLaw } = useRegulationsQuery();
  const retry = () => [refetch, readLaw].forEach(each => void each().catch(() => undefined));
  const tenant = data?.me.tenant;
  const failed = (!data && error) || (!law && lawError);
  return (
    <Page
      title="Qué me obliga y cuándo"
      subtitle={tenant ? `${tenant.name} · ${tenant.nif} · ${formatDateFull(today())}` : formatDateFull(today())}
      actions={
        <Box css={{ '@media print': { display: 'none' } }}>
          <Button icon={<Printer />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </Box>
      }
    >
      {failed && <LoadFailed onRetry={retry}>{errorText(failed, 'Error cargando datos')}</LoadFailed>}
      {!failed && (!data || !law) && <Skeleton width="full" height="480px" borderRadius="md" aria-busy />}
      {data && law && (
        <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <Own obligation={data.obligation} />
          <Box color="muted" textStyle="small">
            {LAW_KEY}
          </Box>
          <Dates
            title="VERI*FACTU"
            source="RD 1007/2023 y Orden HAC/1177/2024"
            rows={law.regulations.filter(({ about }) => about !== 'e_invoice')}
            own={data.obligation.bindsFrom && REGULATION_OF[data.obligation.issuer]}
          />
          <Dates
            title="Factura electrónica entre empresas"
            source="Ley 18/2022 y RD 238/2026"
            rows={law.regulations.filter(({ about }) => about === 'e_invoice')}
            own={null}
          />
          <Box color="muted" textStyle="small">
            Esto orienta, no es asesoría fiscal: si dudas de tu caso, pregunta a tu gestoría.
          </Box>
        </Box>
      )}
    </Page>
  );
}

/** Days left in one large figure; what is over, or does not bind, says so. */
function Own({ obligation }: { obligation: ObligationFieldsFragment }) {
  const admin = useAdmin();
  const { bindsFrom, issuer, words, said } = obligation;
  // Of what is only announced no day is known.
  const none = said?.choice === 'excluded' ? 'No te obliga' : 'Todavía no te obliga';
  const left = bindsFrom === null ? null : daysBetween(today(), bindsFrom);
  return (
    <Card display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' }}>
      <Box padding={{ base: '4', lg: '5' }}>
        <Box color="muted" textStyle="small">
          {bindsFrom ? `VERI*FACTU te obliga desde el ${formatDateProse(bindsFrom)}` : 'VERI*FACTU'}
        </Box>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Box
            as="strong"
            fontSize="36px"
            lineHeight="44px"
            fontWeight="semibold"
            letterSpacing="-.025em"
            layerStyle="figures"
          >
            {left === null ? none : left > 0 ? days(left) : 'Ya te obliga'}
          </Box>
          {left !== null && left > 0 && <Badge palette={STANDINGS.approved.palette}>{STANDINGS.approved.name}</Badge>}
        </Box>
        <Box>
          {bindsFrom && `${ISSUERS[issuer]} `}
          {words}
        </Box>
        {said && (
          <Box
            color="muted"
            textStyle="small"
            marginTop="2"
          >{`Dicho por ${said.saidBy} el ${formatInstant(said.saidAt)}${said.note ? `: «${said.note}»` : ''}.`}</Box>
        )}
      </Box>
      {admin && (
        <Box padding={{ base: '4', lg: '5' }} borderStartWidth={{ lg: '1px' }} borderTopWidth={{ base: '1px', lg: 0 }}>
          <OtherCase obligation={obligation} />
        </Box>
      )}
    </Card>
  );
}

/** What is only announced never counts down. */
function leftOf({ state, date }: RegulationFieldsFragment): string {
  if (state === 'announced' || date.length < 10) return 'Sin fecha firme';
  const left = daysBetween(today(), date);
  return left > 0 ? days(left) : left === 0 ? 'Hoy' : `Hace ${days(-left)}`;
}

interface DatesProps {
  title: string;
  source: string;
  rows: RegulationFieldsFragment[];
  own: string | null;
}

const COLUMNS = { base: 'minmax(0, 1fr)', lg: '132px 128px minmax(0, 1fr) 132px 220px' };

function Dates({ title, source, rows, own }: DatesProps) {
  const id = `law-${title.slice(0, 4)}`;
  return (
    <Card as="section" aria-labelledby={id} overflow="hidden">
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="4"
        padding={{ base: '4', lg: '5' }}
      >
        <Heading as="h2" id={id} textStyle="h2">
          {title}
        </Heading>
        <Box color="muted" textStyle="small">
          {source}
        </Box>
      </Box>
      <Box as="ul" listStyleType="none">
        {rows.map(row => (
          <LawRow key={row.code} row={row} own={row.code === own} />
        ))}
      </Box>
    </Card>
  );
}

function LawRow({ row, own }: { row: RegulationFieldsFragment; own: boolean }) {
  const { palette, name } = standingOf(row, today());
  return (
    <Box
      as="li"
      display="grid"
      columnGap="4"
      rowGap="1"
      alignItems="start"
      gridTemplateColumns={COLUMNS}
      padding={{ base: '4', lg: '5' }}
      borderTopWidth="1px"
      bg={own ? 'brand.subtle' : undefined}
    >
      <Box textStyle="name" layerStyle="figures">
        {written(row.date)}
      </Box>
      <Box color={own ? 'text' : 'muted'} fontWeight={own ? 'semibold' : undefined} layerStyle="figures">
        {leftOf(row)}
      </Box>
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="name">
          {row.who}
          {own && <Tag>Tu caso</Tag>}
        </Box>
        <Box>{row.text}</Box>
      </Box>
      <Box>
        <Badge palette={palette}>{name}</Badge>
      </Box>
      <Box overflowWrap="anywhere">
        <Box>{row.source}</Box>
        <Box color="muted" textStyle="small">
          Leída el {formatDate(row.readOn)}
        </Box>
      </Box>
    </Box>
  );
}
