import { LINK_HOURS } from '../../../schema/sign-in/link-hours';
import type { CompanyUserFieldsFragment } from '../gql/users';
import { Banner } from '../ui/layout/Banner';
import { Button } from '../ui/Button';
import { formatInstant } from '../ui/format/dates';
import { isIn, type Trouble } from './invitation';
import { calledOf } from './userValues';

const and = new Intl.ListFormat('es', { type: 'conjunction' });

const AGAIN = 'el enlace anterior dejará de valer';

const sentOn = ({ invitationSentAt }: CompanyUserFieldsFragment) =>
  invitationSentAt ? `, enviada el ${formatInstant(invitationSentAt)},` : '';

const HOURS = LINK_HOURS.invitation;

function words(trouble: Trouble, users: CompanyUserFieldsFragment[]): string {
  const names = and.format(users.map(calledOf));
  const one = users.length === 1;
  const mails = one ? `la invitación de ${names}` : `las invitaciones de ${names}`;
  if (trouble === 'doubtful') {
    return (
      `No sabemos si ${mails} ${one ? 'llegó' : 'llegaron'}: el servidor de correo ${one ? 'la' : 'las'} recogió y no contestó. ` +
      `Pregunta si ${one ? 'la' : 'las'} tienen, también en el correo no deseado. Si no, invita de nuevo: ${AGAIN}.`
    );
  }
  if (trouble === 'expired') {
    const what = one
      ? `La invitación de ${names}${sentOn(users[0])} ha caducado`
      : `Las invitaciones de ${names} han caducado`;
    return `${what}: el enlace valía ${HOURS} horas. ${one ? 'Reenvíala' : 'Reenvíalas'} y valdrá otras ${HOURS}.`;
  }
  return (
    `El servidor de correo rechazó ${mails}. Comprueba ${one ? `la dirección ${users[0].email}` : 'las direcciones'}: si está bien, invita de nuevo; ` +
    'si está mal, elimina el usuario y créalo con la correcta.'
  );
}

interface InvitationTroubleProps {
  trouble: Trouble;
  users: CompanyUserFieldsFragment[];
  onInvite(user: CompanyUserFieldsFragment): void;
}

/** Invitations that may not have arrived, or that nobody took in time: what happened, and what to do. */
export function InvitationTrouble({ trouble, users, onInvite }: InvitationTroubleProps) {
  const troubled = users.filter(isIn(trouble));
  if (troubled.length === 0) return null;
  const again = troubled.length === 1 && (
    <Button size="sm" onClick={() => onInvite(troubled[0])}>
      {trouble === 'expired' ? 'Reenviar' : 'Invitar de nuevo'}
    </Button>
  );
  return (
    <Banner kind={trouble === 'failed' ? 'danger' : 'warning'} action={again}>
      {words(trouble, troubled)}
    </Banner>
  );
}
