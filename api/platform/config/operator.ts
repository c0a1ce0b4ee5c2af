import { checkNif, normaliseNif } from '../../../schema/nif';
import { email, fail, notDemo, text, type Env } from './values';

/** Who runs this Folio: the legal pages name it, and its own invoices come from it. */
export interface Operator {
  name: string;
  nif: string;
  address: string;
  email: string;
  supportEmail: string;
}

/** Nobody's: the demo says so wherever it is shown. */
const DEMO_OPERATOR: Operator = {
  name: 'Folio de Ejemplo, S.L.',
  nif: 'B99999997',
  address: 'Calle del Ejemplo, 1, 28001 Madrid, España',
  email: 'legal@folio.example',
  supportEmail: 'soporte@folio.example',
};

/** Nobody may invoice in the example's name. */
export const isExample = ({ nif }: Operator): boolean => nif === DEMO_OPERATOR.nif;

const VARIABLES: Record<keyof Operator, string> = {
  name: 'PLATFORM_NAME',
  nif: 'PLATFORM_NIF',
  address: 'PLATFORM_ADDRESS',
  email: 'PLATFORM_EMAIL',
  supportEmail: 'SUPPORT_EMAIL',
};

/** Throws ConfigError, whose message names the variable and what it takes. */
export function readOperator(env: Env, production = false): Operator {
  const operator: Operator = {
    name: text(env, VARIABLES.name, DEMO_OPERATOR.name, 120),
    nif: normaliseNif(text(env, VARIABLES.nif, DEMO_OPERATOR.nif, 20)),
    address: text(env, VARIABLES.address, DEMO_OPERATOR.address, 300),
    email: email(env, VARIABLES.email, DEMO_OPERATOR.email),
    supportEmail: email(env, VARIABLES.supportEmail, DEMO_OPERATOR.supportEmail),
  };
  if (!checkNif(operator.nif).valid)
    fail(VARIABLES.nif, `un NIF español cuyo dígito de control cuadre, no «${env.PLATFORM_NIF}»`);
  if (production) notDemo(operator, DEMO_OPERATOR, VARIABLES);
  return operator;
}
