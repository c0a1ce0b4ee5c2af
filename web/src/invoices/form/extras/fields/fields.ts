import { matches } from '../../../../ui/combobox/match';

/** The headings, as they stand in two columns of the same height; keys go by the order of the choices. */
export const GROUPS = [
  'Importes y fecha',
  'Quién la expide y cómo se paga',
  'Clase de factura',
  'IVA sobre lo que ganas',
] as const;

export interface FieldChoice {
  name: string;
  group: (typeof GROUPS)[number];
  hint: string;
  on: boolean;
  /** Not possible for this invoice. */
  off?: boolean;
  /** Its key, where it is not the number of its place. */
  key?: string;
  /** A quote may have it too. */
  quoted?: true;
  turn(on: boolean): void;
}

/** Its number, or the letter of its own. The tenth is under the key beside 9. */
export const keyOf = ({ key }: FieldChoice, at: number): string => key ?? (at < 10 ? String((at + 1) % 10) : '');

export interface FieldGroup {
  name: string;
  rows: { choice: FieldChoice; letter: string }[];
}

/** Those that are searched for under their headings, each with the key of its place among all. */
export function groupsOf(choices: readonly FieldChoice[], query: string): FieldGroup[] {
  const rows = choices
    .map((choice, at) => ({ choice, letter: keyOf(choice, at) }))
    .filter(({ choice: { name, hint } }) => !query.trim() || matches(`${name} ${hint}`, query));
  const groups = GROUPS.map(name => ({ name, rows: rows.filter(({ choice }) => choice.group === name) }));
  return groups.filter(group => group.rows.length > 0);
}
