import { daysProblems, reminderWordsProblem, STEPS } from '../../../../schema/remind/ladder';
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

/** The server's names of the fields. */
export const SERVER_FIELDS = Object.fromEntries(
  STEPS.flatMap((_step, at) => [
    [`steps.${at}.days`, `days${at}`],
    [`steps.${at}.words`, `words${at}`],
  ]),
);
