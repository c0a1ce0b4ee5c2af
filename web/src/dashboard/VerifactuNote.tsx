import { Shield } from 'lucide-react';
import type { Plan } from '../gql/schema';
import {
  useVerifactuCertificateQuery,
  type CertificateFieldsFragment,
  type ObligationFieldsFragment,
  type OverviewFieldsFragment,
} from '../gql/verifactu';
import { paths } from '../paths';
import { formatDateProse, formatInstant } from '../ui/format/dates';
import { PlanOffer } from '../ui/format/PlanText';
import { monthly, price } from '../ui/format/prices';
import { TextLink } from '../ui/layout/TextLink';
import { waitingText } from '../verifactu/counts';
import { EnvironmentMark } from '../verifactu/EnvironmentMark';
import { HowToBegin } from '../verifactu/HowToBegin';
import { useRepresentation } from '../verifactu/representation/useRepresentation';
import { useAdmin, useObligation, useOverview } from '../verifactu/useOverview';
import { Note } from './Notes';

const settings = (text: string) => (
  <>
    <TextLink to={paths.settings('verifactu')}>{text}</TextLink>.
  </>
);

/** How sending stands, by plan and state. */
export function VerifactuNote({ plan }: { plan: Plan }) {
  return plan === 'pro' ? <ProNote /> : <BasicNote />;
}

/** Of a company that does not send: from when it must, and where that is written. */
function LawLink() {
  const obligation = useObligation();
  if (!obligation || obligation.sends) return null;
  const { bindsFrom } = obligation;
  return (
    <>
      {' '}
      {bindsFrom && `La ley obliga a tu empresa desde el ${formatDateProse(bindsFrom)}. `}
      <TextLink to={paths.myObligations}>Ver fechas y fuentes</TextLink>.
    </>
  );
}

function BasicNote() {
  const bound = useOverview()?.boundUntil;
  const words = useObligation()?.words;
  const representation = useRepresentation();
  if (representation?.current)
    return (
      <Note title="Verifactu" icon={Shield}>
        Folio envía a la AEAT, en nombre de tu empresa, cada factura que emites. {settings('Ver cómo está')}
      </Note>
    );
  return (
    <Note title="Verifactu" icon={Shield}>
      {bound ? (
        <>
          {words} {representation?.offered && settings('Ver cómo')}{' '}
        </>
      ) : (
        representation?.offered && (
          <>Folio puede enviar tus facturas a la AEAT por ti, sin certificado. {settings('Ver cómo')} </>
        )
      )}
      {representation?.offered ? 'Con el tuyo,' : 'El envío a la AEAT está'} en el plan PRO, {monthly(price.pro)}.{' '}
      <PlanOffer />.<LawLink />
    </Note>
  );
}

function ProNote() {
  const overview = useOverview();
  const certificate = useVerifactuCertificateQuery().data?.verifactuCertificate;
  return (
    <Note title="Verifactu" icon={Shield} mark={<EnvironmentMark />}>
      {overview && certificate ? (
        <Said overview={overview} certificate={certificate} />
      ) : (
        <>Tu plan PRO incluye el envío de tus facturas a la AEAT. {settings('Ver cómo está')}</>
      )}
      <LawLink />
    </Note>
  );
}

function Said({ overview, certificate }: { overview: OverviewFieldsFragment; certificate: CertificateFieldsFragment }) {
  const { waiting } = overview;
  const obligation = useObligation();
  const empowered = useRepresentation()?.current != null;
  const admin = useAdmin();
  return (
    <>
      {howItGoes({ overview, certificate, obligation, empowered, admin })}
      {waiting > 0 && <> {waitingText(waiting)}.</>}
    </>
  );
}

interface State {
  overview: OverviewFieldsFragment;
  certificate: CertificateFieldsFragment;
  obligation: ObligationFieldsFragment | null;
  empowered: boolean;
  admin: boolean;
}

function howItGoes({
  overview: { active, pause, incident },
  certificate: { hasCertificate, isExpired, isExpiringSoon, expiresAt },
  obligation,
  empowered,
  admin,
}: State) {
  const renew = settings(admin && !empowered ? 'Subir el nuevo' : 'Ver cómo está');
  if (!active && obligation?.said?.choice === 'excluded') return <>{obligation.words}</>;
  if (!hasCertificate && !active)
    return (
      <>
        Tus facturas no se envían a la AEAT todavía. <HowToBegin />
      </>
    );
  if (isExpired)
    return (
      <>
        Tu certificado ha caducado. {obligation?.words} {renew}
      </>
    );
  if (pause) return <>Los envíos están en pausa. {settings('Ver qué hacer')}</>;
  if (incident) return <>Hay una incidencia en los envíos: saldrán solos en cuanto pase.</>;
  if (isExpiringSoon && expiresAt)
    return (
      <>
        Tus facturas se envían a la AEAT. Tu certificado caduca el {formatInstant(expiresAt)}
        {empowered && ', y desde entonces las envía Folio por ti'}. {renew}
      </>
    );
  return <>Cada factura que emites se envía a la AEAT. {settings('Ver cómo está')}</>;
}
