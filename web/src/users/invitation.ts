import type { CompanyUserFieldsFragment } from '../gql/users';
import type { Palette } from '../ui/Badge';

type Invited = Pick<CompanyUserFieldsFragment, 'isTemporaryPassword' | 'invitation' | 'invitationExpiresAt'>;

interface State {
  label: string;
  palette: Palette;
}

const ACTIVE: State = { label: 'Activo', palette: 'green' };
const NEVER_INVITED: State = { label: 'Sin invitación', palette: 'gray' };

const EXPIRED: State = { label: 'Invitación caducada', palette: 'amber' };

const STATES: Record<NonNullable<Invited['invitation']>, State> = {
  queued: { label: 'Invitación en camino', palette: 'gray' },
  sending: { label: 'Invitación en camino', palette: 'gray' },
  sent: { label: 'Invitación pendiente', palette: 'blue' },
  doubtful: { label: 'Invitación dudosa', palette: 'amber' },
  failed: { label: 'Invitación rechazada', palette: 'red' },
};

export function stateOf(invited: Invited): State {
  const { isTemporaryPassword, invitation } = invited;
  if (!isTemporaryPassword) return ACTIVE;
  if (isIn('expired')(invited)) return EXPIRED;
  return invitation ? STATES[invitation] : NEVER_INVITED;
}

/** The mail is on its way: what became of it will be known in a moment. */
export const isUnderWay = ({ isTemporaryPassword, invitation }: Invited) =>
  isTemporaryPassword && (invitation === 'queued' || invitation === 'sending');

export type Trouble = 'doubtful' | 'failed' | 'expired';

/** A refused mail stays refused when its time is over: its address is what is to be looked at. */
const troubleOf = ({ invitation, invitationExpiresAt }: Invited): Trouble | null => {
  if (invitation === 'failed') return 'failed';
  if (invitationExpiresAt && Date.parse(invitationExpiresAt) <= Date.now()) return 'expired';
  return invitation === 'doubtful' ? 'doubtful' : null;
};

export const isIn = (trouble: Trouble) => (invited: Invited) =>
  invited.isTemporaryPassword && troubleOf(invited) === trouble;
