import { parseDecimal, toCents } from '../decimal';
import type { Movement } from './statement';

/** An account as a bank writes it: eighteen digits, and what it held before. */
export interface SpecimenAccount {
  code: string;
  before?: bigint;
  movements: readonly Movement[];
}

const digits = (value: bigint | number, length: number) => String(value < 0 ? -value : value).padStart(length, '0');
const dayText = (day: string) => day.slice(2).replace(/-/g, '');
const signOf = (cents: bigint) => (cents < 0n ? '1' : '2');
const centsOf = ({ amount }: Movement) => toCents(parseDecimal(amount));

function movementLines(movement: Movement): string[] {
  const cents = centsOf(movement);
  const day = dayText(movement.date);
  const words = Array.from({ length: Math.ceil(movement.text.length / 76) }, (_, at) =>
    movement.text.slice(at * 76, at * 76 + 76),
  );
  return [
    `22    0418${day}${day}02000${signOf(cents)}${digits(cents, 14)}${'0'.repeat(10)}${'0'.repeat(28)}`,
    ...words.map((text, at) => `23${digits(at + 1, 2)}${text.padEnd(76)}`),
  ];
}

function accountLines({ code, before = 0n, movements }: SpecimenAccount): string[] {
  const cents = movements.map(centsOf);
  const days = movements.map(({ date }) => date).sort();
  const of = (is: (each: bigint) => boolean) => {
    const those = cents.filter(is);
    return (
      digits(those.length, 5) +
      digits(
        those.reduce((sum, each) => sum + each, 0n),
        14,
      )
    );
  };
  const after = cents.reduce((sum, each) => sum + each, before);
  const [first = '2026-01-01', last = first] = [days[0], days.at(-1)];
  return [
    `11${code}${dayText(first)}${dayText(last)}${signOf(before)}${digits(before, 14)}9783ESTUDIO MAREA SL`.padEnd(80),
    ...movements.flatMap(movementLines),
    `33${code}${of(each => each < 0n)}${of(each => each >= 0n)}${signOf(after)}${digits(after, 14)}978`.padEnd(80),
  ];
}

/** A file of Norma 43, for tests and for the demo. */
export function n43Of(accounts: readonly SpecimenAccount[]): string {
  const lines = accounts.flatMap(accountLines);
  return `${[...lines, `88${'9'.repeat(18)}${digits(lines.length, 6)}`.padEnd(80)].join('\r\n')}\r\n`;
}
