import { Fragment, type ReactNode } from 'react';
import { usePlanLink } from '../../usePlanLink';
import { TextLink } from '../layout/TextLink';

/** What the server says where the plan does not reach (402). */
const ASKS_FOR_PLAN = /(Elige un plan|Verifactu necesita el plan PRO)/u;

export function PlanLink({ children }: { children: ReactNode }) {
  return <TextLink {...usePlanLink().link}>{children}</TextLink>;
}

/** A text in which the words that ask for a plan lead to where it is chosen. */
export function PlanText({ children }: { children: string }) {
  const parts = children.split(ASKS_FOR_PLAN);
  return (
    <>
      {parts.map((part, at) => (at % 2 ? <PlanLink key={at}>{part}</PlanLink> : <Fragment key={at}>{part}</Fragment>))}
    </>
  );
}

/**
 * Where somebody without a plan reads what it brings: an admin where it is chosen; everybody else reads whom to ask.
 */
export function PlanOffer() {
  return <PlanLink>{usePlanLink().admin ? 'Ver qué incluye' : 'Escríbenos para contratarlo'}</PlanLink>;
}
