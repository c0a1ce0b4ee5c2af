import { daysProblems, reminderWordsProblem, STEP_NAMES, STEPS } from '../../../../schema/remind/ladder';
import type { ReminderSettingsFieldsFragment } from '../../gql/settings';
import type { ReminderSettingsInput } from '../../gql/schema';
import { problems } from '../../ui/form/checks';

/** The form's fields: 'days0' are those of the first step. */
export type Values = Record<string, string>;

const yes = (on: boolean) => (on ? 'yes' : 'no');

export function valuesOf({ enabled, steps }: ReminderSettingsFieldsFragment): Values {
  return Object.fromEntries([
    ['enabled', yes(enabled)],
    ...steps.flatMap(({ on, days, words }, at) => [
      [`on${at}`, yes(on)],
      [`days${at}`, String(days)],
      [`words${at}`, words],
    ]),
  ]) as Values;
}

export const inputOf = (values: Values): ReminderSettingsInput => ({
  enabled: values.enabled === 'yes',
  steps: STEPS.map((_step, at) => ({
    on: values[`on${at}`] === 'yes',
    days: Number(values[`days${at}`]),
    words: values[`words${at}`]!,
  })),
});

export function check(values: Values) {
  const { steps } = inputOf(values);
  const days = daysProblems(steps);
  return problems<string>(
    Object.fromEntries(
      steps.flatMap(({ words }, at) => [
        [`days${at}`, days[at]],
        [`words${at}`, reminderWordsProblem(words) ?? undefined],
      ]),
    ),
  );
}

const stateOf = (yesOrNo: string | undefined) => (yesOrNo === 'yes' ? 'activado' : 'desactivado');

/** Where the form says something else than what stands now, what stands: 'Segundo aviso: 10 días'. */
export function differences(written: Values, now: Values): string[] {
  const differs = (name: string) => written[name] !== now[name];
  return [
    ...(differs('enabled') ? [`Enviar recordatorios: ${stateOf(now.enabled)}`] : []),
    ...STEPS.flatMap((step, at) => [
      ...(differs(`on${at}`) ? [`${STEP_NAMES[step]}: ${stateOf(now[`on${at}`])}`] : []),
      ...(differs(`days${at}`) ? [`${STEP_NAMES[step]}: ${now[`days${at}`]} días`] : []),
      ...(differs(`words${at}`) ? [`${STEP_NAMES[step]}: «${now[`words${at}`]}»`] : []),
    ]),
  ];
}

/** The server's names of the fields. */
export const SERVER_FIELDS = Object.fromEntries(
  STEPS.flatMap((_step, at) => [
    [`steps.${at}.days`, `days${at}`],
    [`steps.${at}.words`, `words${at}`],
  ]),
);
