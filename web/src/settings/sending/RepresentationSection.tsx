import { Box } from '@chakra-ui/react';
import { FileSignature, Lock, PenLine, ShieldCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { VerifactuOverviewDocument } from '../../gql/verifactu';
import { useWithdrawRepresentationMutation, type RepresentationFieldsFragment } from '../../gql/who-sends';
import { Badge } from '../../ui/Badge';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { CardFoot } from '../../ui/layout/CardFoot';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { formatMoment } from '../../ui/format/dates';
import { Fold } from '../../ui/layout/Fold';
import { Section } from '../../ui/layout/Section';
import { AcceptanceDialog } from '../../verifactu/representation/AcceptanceDialog';
import { RepresentationPdf, RepresentationText } from '../../verifactu/representation/RepresentationText';
import { CAPACITIES, useRepresentation } from '../../verifactu/representation/useRepresentation';
import { useAdmin, usePro } from '../../verifactu/useOverview';
import { IconDisc } from '../../ui/layout/IconDisc';

/**
 * Without a certificate: the operator of this Folio sends for the company, on any plan. Nothing where that is not offered, and
 * never was accepted. `ownCertificate`: one is in force, which goes first.
 */
export function RepresentationSection({ ownCertificate = false }: { ownCertificate?: boolean }) {
  const representation = useRepresentation();
  if (!representation) return null;
  const { offered, current, lapsedBecause, past } = representation;
  if (!offered && !current && past.length === 0 && !lapsedBecause) return null;
  return (
    <Section
      title="Sin certificado: que presente Folio"
      about="Folio envía cada factura a la AEAT en tu nombre y con su certificado. Con cualquier plan."
    >
      {lapsedBecause && <Lapsed representation={representation} />}
      {current ? (
        <InForce representation={representation} current={current} ownCertificate={ownCertificate} />
      ) : (
        offered && <Offer representation={representation} />
      )}
      {past.length > 0 && <Past past={past} />}
    </Section>
  );
}

interface Known {
  representation: RepresentationFieldsFragment;
}

/** What was let counts no more: why, what to do instead, and the button that takes it back. */
function Lapsed({ representation: { lapsedBecause, keptBecause, offered } }: Known) {
  const admin = useAdmin();
  const pro = usePro();
  const instead = pro ? 'Sube tu certificado.' : 'Para enviar tú, pasa a PRO y sube tu certificado.';
  return (
    <Box marginBottom="4">
      <Banner kind="warning" action={admin && !keptBecause && <WithdrawButton />}>
        {[lapsedBecause, keptBecause ?? (offered ? null : instead)].filter(Boolean).join(' ')}
      </Banner>
    </Box>
  );
}

function Offer({ representation }: Known) {
  const admin = useAdmin();
  const [open, setOpen] = useState(false);
  return (
    <Card padding={{ base: '4', lg: '5' }} display="grid" gap="4">
      <Box>
        <Box textStyle="name">Todavía no nos has autorizado</Box>
        <Box color="muted">
          Lees un texto, lo aceptas y desde entonces cada factura que emitas sale sola. Lo retiras cuando quieras, salvo
          que la ley te pida seguir enviando hasta fin de año.
        </Box>
      </Box>
      {admin ? (
        <Box>
          <Button icon={<PenLine />} onClick={() => setOpen(true)}>
            Leer y autorizar
          </Button>
        </Box>
      ) : (
        <Box display="flex" gap="2" textStyle="small" color="muted">
          <Box as={Lock} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="1px" strokeWidth={1.75} />
          Solo un administrador de la empresa puede autorizarlo.
        </Box>
      )}
      {open && <AcceptanceDialog representation={representation} open onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** What was let before, to be read again: an admin's. */
function Past({ past }: Pick<RepresentationFieldsFragment, 'past'>) {
  return (
    <Box marginTop="4">
      <Fold title="Autorizaciones anteriores">
        <Box as="ul" listStyleType="none" display="grid" gap="2" paddingTop="2">
          {past.map(({ id, acceptedAt, acceptedName, withdrawnAt }) => (
            <Box
              as="li"
              key={id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="2"
              textStyle="small"
            >
              <Box minWidth="0" color="muted" overflowWrap="anywhere">
                Aceptada el {formatMoment(acceptedAt)} por {acceptedName}.{' '}
                {withdrawnAt ? `Retirada el ${formatMoment(withdrawnAt)}.` : 'Ya no cuenta.'}
              </Box>
              <RepresentationPdf
                id={id}
                name={`Descargar PDF de la autorización aceptada el ${formatMoment(acceptedAt)}`}
              />
            </Box>
          ))}
        </Box>
      </Fold>
    </Box>
  );
}

interface InForceProps extends Known {
  current: NonNullable<RepresentationFieldsFragment['current']>;
  ownCertificate: boolean;
}

function InForce({ representation, current, ownCertificate }: InForceProps) {
  const { operatorName, operatorNif, keptBecause } = representation;
  const admin = useAdmin();
  return (
    <Card as="section" aria-label="Autorización en vigor">
      <Box padding="5" display="grid" gridTemplateColumns="36px minmax(0, 1fr)" gap="3" alignItems="center">
        <IconDisc icon={ShieldCheck} tone="success" />
        <Box minWidth="0">
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
            <Box textStyle="h2">{ownCertificate ? 'Folio puede presentar por ti' : 'Folio presenta por ti'}</Box>
            <Badge palette="green">En vigor</Badge>
          </Box>
          {ownCertificate && <Box>Mientras tu certificado valga, se envía con él. Después, con el de Folio.</Box>}
          <Box color="muted" overflowWrap="anywhere">
            {operatorName} · {operatorNif}
          </Box>
          <Box textStyle="small" color="muted" overflowWrap="anywhere">
            Aceptada el {formatMoment(current.acceptedAt)} por {current.acceptedName},{' '}
            {CAPACITIES[current.capacity].toLowerCase()}
          </Box>
        </Box>
      </Box>
      <Box paddingX="5" paddingY="1" borderTopWidth="1px">
        <Fold title={`Texto aceptado, versión ${current.version}`}>
          <RepresentationText {...representation} />
        </Fold>
      </Box>
      <CardFoot>
        <Box display="flex" gap="2" flex="1 1 260px" minWidth="0" textStyle="small" color="muted">
          <Box
            as={FileSignature}
            aria-hidden
            width="16px"
            height="16px"
            flexShrink={0}
            marginTop="1px"
            strokeWidth={1.75}
          />
          <span>{keptBecause ?? 'Puedes retirarla cuando quieras.'}</span>
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          <RepresentationPdf />
          {admin && !keptBecause && <WithdrawButton />}
        </Box>
      </CardFoot>
    </Card>
  );
}

const QUESTION =
  'Desde entonces Folio no envía nada en nombre de tu empresa. Lo enviado sigue en la AEAT. Puedes volver a autorizarlo cuando quieras.';

function WithdrawButton() {
  const { withdraw, busy } = useWithdraw();
  return (
    <Button
      size="sm"
      variant="danger"
      icon={<Undo2 />}
      busy={busy}
      busyLabel="Retirando..."
      onClick={() => void withdraw()}
    >
      Retirar
    </Button>
  );
}

function useWithdraw() {
  const { busy, askAndDo } = useAskAndDo();
  const [send] = useWithdrawRepresentationMutation({
    refetchQueries: [VerifactuOverviewDocument],
    awaitRefetchQueries: true,
  });
  const withdraw = () =>
    askAndDo({
      ask: {
        title: '¿Retirar la autorización?',
        question: QUESTION,
        action: 'Retirar autorización',
        danger: true,
      },
      act: () => send(),
      done: 'Autorización retirada',
      failed: 'Error retirando la autorización',
    });
  return { withdraw, busy };
}
