import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { WholeRecordQuery } from '../gql/records';
import { paths } from '../paths';
import { CopyText } from '../ui/layout/CopyText';
import { formatMoment } from '../ui/format/dates';
import { TextLink } from '../ui/layout/TextLink';
import { Fold } from '../ui/layout/Fold';
import { Answers, Literal } from '../verifactu/Answers';
import { EnvironmentMark } from '../verifactu/EnvironmentMark';
import { Explained } from '../verifactu/Explained';
import { RecordBadge } from './recordColumns';
import { correctedText, kindText } from './recordLooks';

type WholeRecord = WholeRecordQuery['verifactuRecord'];

/** What it says, what was answered, and the literal text of both. */
export function RecordBody({ record }: { record: WholeRecord }) {
  const {
    status,
    number,
    correctedBy,
    csv,
    hash,
    previousHash,
    explanation,
    errorMessage,
    xml,
    id,
    attempts,
    generatedAt,
    sentAt,
    answeredAt,
  } = record;
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
        <RecordBadge status={status} />
        <span>{kindText(record)}</span>
        <EnvironmentMark />
      </Box>
      {correctedBy && (
        <p>
          {correctedText(correctedBy)}.{' '}
          <TextLink to={paths.records({ search: number })}>Ver los registros de la factura</TextLink>
        </p>
      )}
      {(explanation || errorMessage) && <Explained explanation={explanation} message={errorMessage} />}
      {!correctedBy && explanation?.whatToDo.includes('Reintentar') && (
        <p>
          «Reintentar» está en la página de la factura.{' '}
          <TextLink to={paths.invoice(record.invoiceId)}>Ir a la factura</TextLink>
        </p>
      )}
      <Box display="flex" flexWrap="wrap" columnGap="8" rowGap="3">
        <Fact name="Sellado">{formatMoment(generatedAt)}</Fact>
        {sentAt && <Fact name="Enviado">{formatMoment(sentAt)}</Fact>}
        {answeredAt && <Fact name="Contestado">{formatMoment(answeredAt)}</Fact>}
        {attempts > 0 && <Fact name="Envíos">{attempts}</Fact>}
      </Box>
      {csv && <CopyText label="CSV de verificación" text={csv} />}
      <CopyText label="Huella (SHA-256)" text={hash} mono />
      {previousHash ? (
        <CopyText label="Huella del registro anterior" text={previousHash} mono />
      ) : (
        <Fact name="Huella del registro anterior">Es el primero de la cadena</Fact>
      )}
      <Box borderTopWidth="1px">
        <Fold title="Datos técnicos">
          <Flags record={record} />
        </Fold>
        <Fold title="XML del registro">
          <Literal tabIndex={0} aria-label="XML del registro">
            {xml}
          </Literal>
        </Fold>
        {status !== 'not_sent' && (
          <Fold title="Respuestas de la AEAT">
            <Answers recordId={id} />
          </Fold>
        )}
      </Box>
    </Box>
  );
}

function Flags({
  record: { kind, subsanacion, rechazoPrevio, sinRegistroPrevio, explanation },
}: {
  record: WholeRecord;
}) {
  const yes = (value: boolean) => (value ? 'S' : 'N');
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1" textStyle="small">
      {kind === 'alta' && (
        <>
          <dt>Subsanacion</dt>
          <dd>{yes(subsanacion)}</dd>
        </>
      )}
      <dt>RechazoPrevio</dt>
      <dd>{rechazoPrevio}</dd>
      {kind === 'anulacion' && (
        <>
          <dt>SinRegistroPrevio</dt>
          <dd>{yes(sinRegistroPrevio)}</dd>
        </>
      )}
      {explanation && (
        <>
          <dt>Código de la AEAT</dt>
          <dd>{explanation.code}</dd>
        </>
      )}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <Box textStyle="caption" color="muted">
        {name}
      </Box>
      <Box layerStyle="figures">{children}</Box>
    </Box>
  );
}
