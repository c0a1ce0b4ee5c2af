import type { Person } from '../build';
import type { TestApp } from '../harness';
import { base, live, quota, RATES, total, units, type Book, type Document } from './book';

const DASHBOARD = '{ dashboard { overview { totalRevenue pendingRevenue } } }';
const cents = (spanish: string) => BigInt(spanish.replace(',', ''));
const STATUS = { issued: 'Emitida', paid: 'Pagada', cancelled: 'Anulada' };

/** The list as CSV and the dashboard, against what every step did. */
export async function expectSums(app: TestApp, { token }: Person, book: Book): Promise<void> {
  const { documents } = book;
  const { totalRevenue, pendingRevenue } = (await app.gql(DASHBOARD, {}, { token })).body.data.dashboard.overview;
  // What replaces an original counts by the difference: the original counts by itself. Of an F3 its tickets count.
  const counted = documents.flatMap(each =>
    !live(each) || each.exchange ? [] : [{ each, cents: total(each) - (each.replaces ? total(each.of!) : 0n) }],
  );
  const sumOf = (of: typeof counted) => of.reduce((all, { cents: amount }) => all + amount, 0n);
  expect([units(totalRevenue, 2), units(pendingRevenue, 2)]).toEqual([
    sumOf(counted),
    sumOf(counted.filter(({ each }) => each.status === 'issued')),
  ]);
  const [head, ...rows] = (await app.rest('GET', '/invoices/export/csv', { token })).text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(';'));
  const of = (name: string, row: string[]) => row[head!.indexOf(name)]!;
  const column = (name: string, among: string[][]) => among.reduce((sum, row) => sum + cents(of(name, row)), 0n);
  expect(rows).toHaveLength(documents.length);
  for (const cancelled of [true, false]) {
    const shown = rows.filter(row => (of('Estado', row) === 'Anulada') === cancelled);
    const mine = documents.filter(each => live(each) !== cancelled);
    const sum = (pick: (document: Document) => bigint) => mine.reduce((all, each) => all + pick(each), 0n);
    for (const rate of RATES) {
      const found = [column(`Base ${rate} %`, shown), column(`Cuota ${rate} %`, shown)];
      expect([rate, ...found]).toEqual([
        rate,
        sum(({ rates }) => rates.get(rate)?.base ?? 0n),
        sum(({ rates }) => rates.get(rate)?.quota ?? 0n),
      ]);
    }
    expect(column('Recargo', shown)).toBe(sum(({ recargo }) => recargo));
    const replaced = (amount: (original: Document) => bigint) =>
      sum(each => (each.exchange ? amount(each) : each.replaces ? amount(each.of!) : 0n));
    const taken = [
      column('Base sustituida', shown),
      column('Cuota sustituida', shown),
      column('Recargo sustituido', shown),
    ];
    expect(taken).toEqual([replaced(base), replaced(quota), replaced(({ recargo }) => recargo)]);
    expect(column('Total', shown)).toBe(sum(total));
    // Whoever adds up the file comes to the income, and counts nothing twice.
    const net = taken.reduce((all, amount) => all - amount, column('Total', shown));
    if (!cancelled) expect(net).toBe(units(totalRevenue, 2));
  }
  expectExchanges(
    book,
    new Map(
      rows.map(row => [of('Número', row), [of('Estado', row), of('Canjea', row), of('Canjeada por', row)] as const]),
    ),
  );
  const numbered = rows.filter(row => of('Estado', row) !== 'Anulada');
  const completes = numbered.filter(row => of('Canjea', row) !== '');
  const exchanged = numbered.filter(row => of('Canjeada por', row) !== '');
  expect(column('Total', completes)).toBe(column('Total', exchanged));
}

/** Each in its state, and no ticket with more than one complete invoice that stands for it. */
function expectExchanges(
  book: Book,
  shown: Map<string, readonly [status: string, exchanges: string, exchangedBy: string]>,
): void {
  const numbersOf = (text: string) => (text === '' ? [] : text.split(', ').sort());
  for (const each of book.documents) {
    const [status, exchanges, exchangedBy] = shown.get(each.number)!;
    const standing = each.simplified ? book.standingFor(each) : [];
    expect(standing.length).toBeLessThanOrEqual(1);
    expect([each.number, status, numbersOf(exchanges), exchangedBy]).toEqual([
      each.number,
      STATUS[each.status],
      (each.exchange?.tickets ?? []).map(({ number }) => number).sort(),
      standing[0]?.number ?? '',
    ]);
  }
}
