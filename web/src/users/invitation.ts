import type { CompanyUserFieldsFragment } from '../gql/users';
import type { Palette } from '../ui/Badge';

type Invited = Pick<CompanyUserFieldsFragment, 'isTemporaryPassword' | 'invitation'>;

interface State { label: string; palette: Palette }

const ACTIVE: State = { label: 'Activo', palette: 'green' };
const NEVER_INVITED: State = { label: 'Sin invitación', palette: 'gray' };

const STATES: Record<NonNullable<Invited['invitation']>, State> = {
  queued: { label: 'Invitación en camino', palette: 'gray' },
  sending: { label: 'Invitación en camino', palette: 'gray' },
  sent: { label: 'Invitación pendiente', palette: 'blue' },
  doubtful: { label: 'Invitación dudosa', palette: 'amber' },
  failed: { label: 'Invitación rechazada', palette: 'red' },
};

export function stateOf({ isTemporaryPassword, invitation }: Invited): State {
  if (!isTemporaryPassword) return ACTIVE;
  return invitation ? STATES[invitation] : NEVER_INVITED;
}

/** The mail is on its way: what became of it will be known in a moment. */
export const isUnderWay = ({ isTemporaryPassword, invitation }: Invited) => isTemporaryPassword && (invitation === 'queued' || invitation === 'sending');

export type Trouble = 'doubtful' | 'failed';

export const isIn = (trouble: Trouble) => ({ isTemporaryPassword, invitation }: Invited) => isTemporaryPassword && invitation === trouble;
