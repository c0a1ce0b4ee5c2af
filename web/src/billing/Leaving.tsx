import { Box, Text } from '@chakra-ui/react';
import { CircleCheck, Clock, Download, FilePenLine, Shield, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { paths } from '../paths';
import { Button } from '../ui/Button';
import { Modal } from '../ui/overlay/Modal';
import { formatDate, formatInstant } from '../ui/format/dates';
import { monthly, price } from '../ui/format/prices';
import { TextLink } from '../ui/layout/TextLink';
import { AcceptanceDialog } from '../verifactu/representation/AcceptanceDialog';
import { useRepresentation } from '../verifactu/representation/useRepresentation';
import { useOverview } from '../verifactu/useOverview';
import { PLAN_NAME, type Subscription } from './plans';

interface Props {
  open: 'cancel' | 'downgrade' | null;
  subscription: Subscription;
  onStay(): void;
  onCancel(): void;
  onDowngrade(): void;
}

const WIDE_ON_PHONE = { base: 'full', md: 'auto' };

/** What leaving means, by date: until when all goes on, what stays, what the law still asks, and what still waits. */
export function Leaving({ open, subscription, onStay, onCancel, onDowngrade }: Props) {
  const representation = useRepresentation();
  const [accepting, setAccepting] = useState(false);
  const end = subscription.currentPeriodEnd ? formatInstant(subscription.currentPeriodEnd) : null;
  const plan = PLAN_NAME[subscription.plan];
  const pro = subscription.plan === 'pro';
  const cancelling = open !== 'downgrade';
  // In the place of this dialog, and back to it.
  if (accepting && representation)
    return <AcceptanceDialog representation={representation} open onClose={() => setAccepting(false)} />;
  return (
    <Modal
      open={open !== null}
      title={cancelling ? '¿Cancelar la suscripción?' : '¿Pasar al plan Básico?'}
      onClose={onStay}
      size="lg"
      footer={leave => (
        <>
          {cancelling && pro && (
            <Button variant="ghost" color="brand" marginEnd="auto" width={WIDE_ON_PHONE} onClick={onDowngrade}>
              Pasar a Básico, {monthly(price.basic)}
            </Button>
          )}
          <Button variant="outline" width={WIDE_ON_PHONE} onClick={leave}>
            Seguir con {plan}
          </Button>
          <Button variant="dangerSolid" width={WIDE_ON_PHONE} onClick={cancelling ? onCancel : onDowngrade}>
            {cancelling ? 'Cancelar suscripción' : 'Pasar a Básico'}
          </Button>
        </>
      )}
    >
      <Text color="muted" marginBottom="2">
        {cancelling ? 'No se te cobra nada más. Esto es lo que pasa, por fechas:' : 'Esto es lo que pasa, por fechas:'}
      </Text>
      <Box as="ul" listStyleType="none">
        <Fact icon={CircleCheck} title={`${plan} sigue entero`} when={end && `hasta el ${end}`}>
          Emites, {pro ? 'envías ' : ''}y descargas como hoy.
        </Fact>
        {cancelling ? (
          <Fact icon={Download} title="Leer, descargar y exportar, siempre">
            Emitir facturas deja de estar disponible.
          </Fact>
        ) : (
          <Fact icon={Download} title="Emitir sigue incluido" when={end && `desde el ${end}`}>
            {monthly(price.basic)}, sin certificado propio ni pantalla de registros.
          </Fact>
        )}
        {pro && <SendingFacts authorise={() => setAccepting(true)} />}
      </Box>
    </Modal>
  );
}

/** Of who has sent invoices: what the law still asks, who goes on sending, and what still waits. */
function SendingFacts({ authorise }: { authorise(): void }) {
  const overview = useOverview();
  const representation = useRepresentation();
  const waiting = overview?.waiting ?? 0;
  return (
    <>
      {overview?.boundUntil && (
        <Fact
          icon={Shield}
          title="La ley te sigue pidiendo enviar"
          when={`hasta el ${formatDate(overview.boundUntil)}`}
        >
          Has enviado facturas este año: lo que emitas hasta fin de año, con Folio o con otro programa, también va a la
          AEAT. Orden HAC/1177/2024, art. 17.2.
        </Fact>
      )}
      {overview?.active && (representation?.current || representation?.offered) && (
        <Fact
          icon={FilePenLine}
          title={representation.current ? 'Folio sigue enviando por ti' : 'Folio puede enviar por ti, sin certificado'}
          when={
            !representation.current && (
              <Button size="sm" onClick={authorise}>
                Leer y autorizar
              </Button>
            )
          }
        >
          {representation.current
            ? 'Con cualquier plan, y con su certificado.'
            : 'Con cualquier plan: si lo autorizas antes, tus facturas siguen saliendo solas.'}
        </Fact>
      )}
      {waiting > 0 && (
        <Fact
          icon={Clock}
          title={waiting === 1 ? '1 factura espera a la AEAT' : `${waiting} facturas esperan a la AEAT`}
          when={
            <TextLink to={paths.records({ status: 'waiting' })}>
              {waiting === 1 ? 'Ver la factura' : `Ver las ${waiting}`}
            </TextLink>
          }
        >
          Folio las intenta cada hora, también después, mientras tu certificado valga.
        </Fact>
      )}
    </>
  );
}

function Fact({
  icon: Icon,
  title,
  when,
  children,
}: {
  icon: LucideIcon;
  title: string;
  when?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box as="li" display="grid" gridTemplateColumns="18px 1fr auto" columnGap="3" paddingY="3" borderTopWidth="1px">
      <Box as={Icon} aria-hidden width="18px" height="18px" marginTop="3px" color="muted" strokeWidth={1.75} />
      <Box fontWeight="medium">{title}</Box>
      <Box whiteSpace="nowrap">{when}</Box>
      <Box gridColumn="2 / -1" textStyle="small" color="muted">
        {children}
      </Box>
    </Box>
  );
}
