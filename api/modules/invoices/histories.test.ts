import { buildCustomer, type Person } from '../../test/build';
import type { TestApp } from '../../test/harness';
import {
  base,
  Book,
  computed,
  live,
  random,
  RATES,
  together,
  total,
  type Document,
  type Line,
} from '../../test/history/book';
import { expectSums } from '../../test/history/sums';
import { ownLines, Settling, settlingLines, turnedLines, type SettlingLine } from '../../test/history/settling';
import { expectSameLedger, type AeatKit } from '../../test/servers/aeat';
import { withSharedAeat } from '../../test/servers/with-aeat';
import { today } from '../../test/days';

let app: TestApp;
let aeat: AeatKit;
withSharedAeat(started => void ({ app, aeat } = started));

/** HISTORY_STEPS makes a longer one, HISTORY_SEED another one. */
const STEPS = Number(process.env.HISTORY_STEPS ?? 110);
const SEED = Number(process.env.HISTORY_SEED ?? 20_261_123);

const BUYERS = [
  { name: 'Ana Pérez', nif: '48213960A', address: 'Calle Mayor, 1' },
  { name: 'Bodegas Larrañaga, S.L.', nif: 'B26304188', address: 'Calle de la Vega, 14' },
];
/** Who issues some of them in the company's name. */
const THIRD = { name: 'Gestoría Ríos, S.L.', nif: 'B26304196' };

const isLastOfMonth = (date: string) => new Date(Date.parse(date) + 86_400_000).getUTCDate() === 1;

/** What a draft was written with. */
interface Draft {
  id: string;
  lines: Line[];
  settles: SettlingLine[];
  recargoed: boolean;
}

/** Somebody who writes, rectifies, settles, exchanges, annuls and collects invoices at random. */
class Actor {
  readonly book = new Book();
  readonly settling = new Settling(this.book);
  private drafts: Draft[] = [];
  private readonly next = random(SEED);

  constructor(
    private readonly person: Person,
    readonly customers: { retailer: string; usual: string },
  ) {}

  private readonly pick = <T>(of: readonly T[]): T => of[Math.floor(this.next() * of.length)]!;
  /** Every other time one of the last few: what one step began, the next ones go on with. */
  private readonly some = (of: readonly Document[]): Document | undefined =>
    this.next() < 0.5 ? this.pick(of.slice(-12)) : this.pick(of);
  private readonly call = (method: string, path: string, body?: object) =>
    app.rest(method, path, { token: this.person.token, body });

  async step(): Promise<void> {
    const drawn = this.next();
    if (drawn < 0.22) return this.issue();
    if (drawn < 0.31) return this.prepay();
    if (drawn < 0.42) return this.settle();
    if (drawn < 0.45) return this.issueDraft();
    if (drawn < 0.5) return this.creditBack();
    if (drawn < 0.57) return this.rectify();
    if (drawn < 0.62) return this.rectifyTogether();
    if (drawn < 0.7) return this.exchange();
    if (drawn < 0.76) return this.takeBack();
    if (drawn < 0.86) return this.cancel();
    if (drawn < 0.95) return this.pay();
    return this.undoPayment();
  }

  private line(recargo: boolean, most: number): Line {
    const ivaRate = this.pick(recargo ? [21, 10, 4] : RATES);
    return {
      description: 'Trabajo',
      quantity: this.pick(['1', '2', '0.5', '3', '1.25', '7']),
      price: (0.01 + this.next() * most).toFixed(this.pick([2, 2, 3])),
      ivaRate,
      ...(ivaRate === 0 && { ivaCause: 'E1' }),
    };
  }

  /** A day of the month of another one, not after it. */
  private dayUntil(date: string): string {
    const day = 1 + Math.floor(this.next() * Number(date.slice(8)));
    return `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
  }

  private add(
    { id, fullNumber }: { id: string; fullNumber: string },
    of: Partial<Document> & { lines: Line[] },
  ): Document {
    const document: Document = {
      ...{ id, number: fullNumber, of: null, replaces: false, exchange: null, status: 'issued' as const },
      ...{ recargoed: false, simplified: false, prepayment: false, byAnother: false, joint: false, payment: 0 },
      ...computed(of.lines, of.recargoed ?? false),
      ...of,
    };
    this.book.add(document);
    this.settling.note(document);
    return document;
  }

  private readonly customerOf = (recargoed: boolean) => this.customers[recargoed ? 'retailer' : 'usual'];

  private async prepay(): Promise<void> {
    const recargoed = this.next() < 0.3;
    const lines = Array.from({ length: this.pick([1, 1, 2]) }, () => this.line(recargoed, 400));
    const { status, body } = await this.call('POST', '/invoices', {
      ...{ date: today(), lines, customerId: this.customerOf(recargoed), prepayment: true },
    });
    expect([status, body.error, body.invoice?.status]).toEqual([201, undefined, 'paid']);
    this.add(body.invoice, { lines, recargoed, prepayment: true, status: 'paid' });
  }

  /** Up to three prepayments of one customer, mostly such as can be taken off. */
  private chosenToSettle(recargoed: boolean): Document[] {
    const any = this.next() < 0.15;
    const all = this.book.standing().filter(each => each.prepayment && (any || each.recargoed === recargoed));
    const drawn = new Set(Array.from({ length: this.pick([2, 3, 6]) }, () => this.some(all)!).filter(Boolean));
    return [...drawn].filter(each => any || this.settling.left(each)).slice(0, 3);
  }

  /** How an invoice of these lines that takes prepayments off is answered. */
  private answerTo(lines: Line[], prepaid: Document[], recargoed: boolean): number {
    if (prepaid.some(each => each.recargoed !== recargoed)) return 400;
    if (prepaid.some(each => !this.settling.left(each))) return 409;
    const { rates } = computed([...lines, ...this.settling.linesFor(prepaid)], false);
    const named = new Set(this.settling.linesFor(prepaid).map(({ ivaRate }) => ivaRate));
    return [...rates].some(([rate, { base: rest }]) => named.has(rate) && rest < 0n) ? 400 : 201;
  }

  /** Its own lines, mostly enough for the prepayments, and these taken off; at times as a draft. */
  private async settle(): Promise<void> {
    const recargoed = this.next() < 0.3;
    const prepaid = this.chosenToSettle(recargoed);
    if (prepaid.length === 0) return this.prepay();
    const settles = this.settling.linesFor(prepaid);
    const enough = this.next() < 0.85 ? settles : [];
    const lines = [
      this.line(recargoed, 900),
      ...enough.map(({ ivaRate, ivaCause, price }) => ({
        ...{ description: 'Obra', quantity: this.pick(['1', '1.25', '2']), price, ivaRate, ivaCause },
      })),
    ];
    const expected = this.answerTo(lines, prepaid, recargoed);
    const draft = this.next() < 0.25;
    const { status, body } = await this.call('POST', '/invoices', {
      ...{ date: today(), lines, customerId: this.customerOf(recargoed), ...(draft && { status: 'draft' }) },
      prepayments: prepaid.map(({ id }) => id),
    });
    expect([status, body.error === undefined]).toEqual([expected, expected === 201]);
    if (status !== 201) return undefined;
    if (draft) this.drafts.push({ id: body.invoice.id, lines, settles, recargoed });
    else this.addFinal(body.invoice, { lines, settles, recargoed });
    return undefined;
  }

  private addFinal(made: Record<string, string>, { lines, settles, recargoed }: Omit<Draft, 'id'>): void {
    const all = [...lines, ...settles];
    this.add({ id: made.id!, fullNumber: made.fullNumber! }, { lines: all, recargoed });
    expect(Number(made.total).toFixed(2)).toBe((Number(total(computed(all, recargoed))) / 100).toFixed(2));
  }

  /** A draft is issued as it was written, unless what it takes off has changed since. */
  private async issueDraft(): Promise<void> {
    const draft = this.pick(this.drafts);
    if (!draft) return this.settle();
    const prepaid = [...new Set(draft.settles.map(each => each.prepaid))];
    const said = (lines: readonly SettlingLine[]) =>
      lines.map(({ prepaid: { number }, ivaRate, price }) => `${number} ${ivaRate} ${price}`).sort();
    const same = `${said(this.settling.linesFor(prepaid))}` === `${said(draft.settles)}`;
    const expected = prepaid.every(each => this.settling.left(each)) && same ? 200 : 409;
    const { status, body } = await this.call('POST', `/invoices/${draft.id}/issue`);
    expect([status, body.error === undefined]).toEqual([expected, expected === 200]);
    if (status === 200) {
      this.drafts = this.drafts.filter(each => each !== draft);
      this.addFinal(body.invoice, draft);
    } else await this.dropDrafts();
    return undefined;
  }

  async dropDrafts(): Promise<void> {
    for (const { id } of this.drafts) expect((await this.call('DELETE', `/invoices/${id}`)).status).toBe(200);
    this.drafts = [];
  }

  /** What gave a prepayment back is credited whole itself: that takes it off again, or is refused. */
  private async creditBack(): Promise<void> {
    const credit = this.some(this.book.standing().filter(each => each.of && settlingLines(each).length > 0));
    if (!credit || this.book.replaced(credit)) return this.settle();
    const lines = turnedLines(credit);
    const { id, recargoed } = credit;
    const made = {
      ...credit,
      lines,
      of: credit,
      replaces: false,
      ...together([credit], -1n),
      status: 'issued' as const,
    };
    const taken = this.settling.takes(made);
    const { status, body } = await this.call('POST', `/invoices/${id}/rectify`, { kind: 'R1', cause: 'Error' });
    expect([status, body.error === undefined]).toEqual([taken ? 201 : 409, taken]);
    if (taken) this.add(body.invoice, { ...together([credit], -1n), of: credit, lines, recargoed });
    return undefined;
  }

  /** What is sold, less what comes back of before: at one rate, and at times below 0. */
  private async sellAndTakeBack(): Promise<void> {
    const recargoed = this.next() < 0.3;
    const sold = this.line(recargoed, 300);
    const { ivaRate, ivaCause } = sold;
    const back = Array.from({ length: this.pick([1, 1, 2]) }, () => ({
      ...this.line(recargoed, 300),
      ...{ ivaRate, ivaCause, returned: true },
    }));
    const lines: Line[] = [
      sold,
      ...back.map(({ returned: _, ...each }) => ({ ...each, quantity: `-${each.quantity}` })),
    ];
    const { status, body } = await this.call('POST', '/invoices', {
      ...{ date: today(), lines: [sold, ...back], customerId: this.customerOf(recargoed) },
    });
    const expected = Number(total(computed(lines, recargoed))) / 100;
    expect([status, body.error, body.invoice?.total]).toEqual([201, undefined, expected]);
    this.add(body.invoice, { lines, recargoed });
  }

  private async issue(): Promise<void> {
    if (this.next() < 0.15) return this.sellAndTakeBack();
    const simplified = this.next() < 0.45;
    const recargoed = !simplified && this.next() < 0.3;
    const byAnother = !simplified && this.next() < 0.2;
    const party = this.pick([{ party: 'customer' }, { party: 'third', ...THIRD }]);
    const count = 1 + Math.floor(this.next() * 4);
    const date = today();
    const recapitulative = !simplified && this.next() < 0.3;
    const lines = Array.from({ length: count }, () => ({
      ...this.line(recargoed, simplified ? 8 : 900),
      ...(recapitulative && { operationDate: this.dayUntil(date) }),
    }));
    const { status, body } = await this.call('POST', '/invoices', {
      date,
      lines,
      ...(simplified ? { kind: 'F2' } : { customerId: this.customerOf(recargoed) }),
      ...(byAnother && { issuedBy: { ...party, agreedOn: date } }),
    });
    expect([status, body.error]).toEqual([201, undefined]);
    // Where the month is over, or one day is all of it, another day says it: see the invoice's own tests.
    const days = lines.flatMap(({ operationDate }) => operationDate ?? []).sort();
    const last = days.at(-1) ?? date;
    if (!isLastOfMonth(date)) expect(body.invoice.operationDate).toBe(last === date ? null : last);
    expect(body.invoice.lines.map((each: { operationDate: string | null }) => each.operationDate)).toEqual(
      lines.map(({ operationDate = null }) => operationDate),
    );
    this.add(body.invoice, { lines, simplified, recargoed, byAnother });
    return undefined;
  }

  /** All of it once more with other lines; what has differences already is not replaced. */
  private async replace(original: Document): Promise<void> {
    const own = ownLines(original).map(each => ({ ...each, quantity: this.pick(['1', each.quantity, '0.75']) }));
    // What took a prepayment off goes on to do so by the same words, or does not any more.
    const lines = [...own, ...(this.next() < 0.7 ? settlingLines(original) : [])];
    const before = this.book.rectifying(original).length > 0;
    const { status, body } = await this.call('POST', `/invoices/${original.id}/rectify`, {
      kind: original.simplified ? 'R5' : 'R1',
      way: 'S',
      cause: 'Otra cantidad',
      lines: lines.map(({ description, quantity, price, ivaRate, ivaCause }) => ({
        ...{ description, quantity, price, ivaRate, ivaCause },
      })),
    });
    expect([status, body.error === undefined]).toEqual(before ? [409, false] : [201, true]);
    const { simplified, recargoed, prepayment, byAnother } = original;
    const kept = { simplified, recargoed, prepayment, byAnother };
    if (!before) this.add(body.invoice, { of: original, replaces: true, lines, ...kept });
  }

  /** What a part of an original is, taken off or given back. */
  private partOf(original: Document): Line {
    const from = this.pick(ownLines(original));
    const quantity = this.pick(['1', '0.5', from.quantity.replace('-', '')]);
    return { ...from, quantity: from.quantity.startsWith('-') ? quantity : `-${quantity}` };
  }

  /** What rectifies others is rectified by no other here, but where it stands in the place of one. */
  private originals(): Document[] {
    const { book } = this;
    return book.standing().filter(each => !each.joint && (each.of === null || each.replaces) && !book.replaced(each));
  }

  /** Up to three of one customer in one document, each whole or in part; at times such as cannot share one. */
  private async rectifyTogether(): Promise<void> {
    const { book } = this;
    const first = this.some(this.originals().filter(({ exchange }) => !exchange));
    if (!first) return this.issue();
    const odd = this.next() < 0.2;
    const fits = (each: Document) =>
      !each.exchange &&
      each.simplified === first.simplified &&
      (odd || !(each.byAnother || each.recargoed !== first.recargoed));
    const all = this.originals().filter(each => each !== first && fits(each));
    if (all.length === 0) return this.issue();
    const chosen = [...new Set([first, ...Array.from({ length: this.pick([1, 1, 2]) }, () => this.some(all)!)])];
    const parts = chosen.map(of => {
      const lines = this.next() < 0.4 ? null : [this.partOf(of)];
      return { of, lines, ...(lines ? computed(lines, of.recargoed) : together([of], -1n)) };
    });
    const { status, body } = await this.call('POST', '/invoices/rectify', {
      ...{ kind: first.simplified ? 'R5' : 'R1', cause: 'Por acuerdo' },
      originals: parts.map(({ of: { id }, lines }) => ({ id, ...(lines && { lines }) })),
    });
    const settled = parts.some(({ of, lines }) => !lines && settlingLines(of).length > 0);
    const alike = chosen.every(each => !each.byAnother && each.recargoed === first.recargoed);
    const expected = settled ? 409 : alike ? 201 : 400;
    expect([status, body.error === undefined]).toEqual([expected, expected === 201]);
    if (status !== 201) return undefined;
    const { simplified, recargoed } = first;
    const document = this.add(body.invoice, { lines: [], simplified, recargoed, joint: true, ...together(parts) });
    for (const { of, ...amounts } of parts) book.addPart(document, of, amounts);
    expect(body.invoice.total).toBe(Number(total(document)) / 100);
    for (const of of chosen) this.expectWarned(body.invoice.warnings, of);
    return undefined;
  }

  /** Nothing is taken below zero, and nothing that was given back above it, without a warning. */
  private expectWarned(warnings: string[], original: Document): void {
    const { book } = this;
    const had = (rate: number) => original.rates.get(rate)?.base || base(original);
    const said = (was: string) =>
      warnings.some(text => text.includes(`más de base de lo que se ${was} en ${original.number}.`));
    expect([original.number, said('facturó'), said('abonó')]).toEqual([
      original.number,
      RATES.some(rate => book.left(original, rate) < 0n && had(rate) >= 0n),
      RATES.some(rate => book.left(original, rate) > 0n && had(rate) < 0n),
    ]);
  }

  private async rectify(): Promise<void> {
    const { book } = this;
    const original = this.some(this.originals());
    if (!original) return this.issue();
    if (original.exchange) {
      const { status } = await this.call('POST', `/invoices/${original.id}/rectify`, { kind: 'R1', cause: 'No' });
      return expect(status).toBe(409);
    }
    if (this.next() < 0.3) return this.replace(original);
    const whole = this.next() < 0.4;
    const part = [this.partOf(original)];
    const lines = whole ? turnedLines(original) : part;
    const { status, body } = await this.call('POST', `/invoices/${original.id}/rectify`, {
      kind: original.simplified ? 'R5' : 'R1',
      cause: 'Devolución',
      ...(!whole && { lines: part }),
    });
    expect([status, body.error]).toEqual([201, undefined]);
    const { simplified, recargoed, byAnother } = original;
    const amounts = whole ? together([original], -1n) : computed(lines, recargoed);
    this.add(body.invoice, { of: original, lines, simplified, recargoed, byAnother, ...amounts });
    this.expectWarned(body.invoice.warnings, original);
    const warned = (text: string) => (body.invoice.warnings as string[]).some(each => each.includes(text));
    const by = original.prepayment && this.settling.settledIn(original);
    expect([warned('está canjeada por'), warned(by ? `liquidado en ${by}, que lo resta` : 'liquidado en')]).toEqual([
      book.standingFor(original).length > 0,
      Boolean(by),
    ]);
    return undefined;
  }

  /** Who asked for a complete invoice for tickets, by its id. */
  private readonly buyers = new Map<string, string>();

  /** Up to three tickets, mostly such as can be exchanged. */
  private chosen(): Document[] {
    const tickets = this.book.standing().filter(({ simplified, joint }) => simplified && !joint);
    const any = this.next() < 0.2;
    const count = 1 + Math.floor(this.next() * 3);
    const drawn = new Set(Array.from({ length: 4 * count }, () => this.some(tickets)!).filter(Boolean));
    const fit: Document[] = [];
    for (const each of drawn) if (fit.length < count && (any || this.book.takes([...fit, each]))) fit.push(each);
    return fit;
  }

  private async exchange(): Promise<void> {
    const tickets = this.chosen();
    if (tickets.length === 0) return this.issue();
    // What rectifies a ticket that was exchanged is for who has that exchange: mostly it is offered to them.
    const holders = tickets.flatMap(({ of }) =>
      of ? this.book.standingFor(of).map(by => this.buyers.get(by.id)) : [],
    );
    const holder = this.next() < 0.8 ? BUYERS.find(({ nif }) => nif === holders[0]) : undefined;
    const buyer = holder ?? this.pick(BUYERS);
    const { status, body } = await this.call('POST', '/invoices/exchange', {
      ids: tickets.map(({ id }) => id),
      customerManual: buyer,
    });
    const taken = this.book.takes(tickets) && holders.every(nif => nif === buyer.nif);
    expect([status, body.error === undefined]).toEqual([taken ? 201 : 400, taken]);
    if (!taken) return;
    this.buyers.set(body.invoice.id, buyer.nif);
    this.addComplete(body.invoice, tickets, null);
  }

  private addComplete(made: Record<string, string>, tickets: Document[], takesBack: Document | null): void {
    const amounts = together(tickets, takesBack ? -1n : 1n);
    const status = this.book.paidBy(tickets);
    const lines = tickets.flatMap(each => each.lines);
    const invoice = { id: made.id!, fullNumber: made.fullNumber! };
    this.add(invoice, { lines, ...amounts, status, exchange: { tickets, takesBack } });
    expect([made.kind, made.status, Number(made.total).toFixed(2)]).toEqual([
      'F3',
      status,
      (Number(total(amounts)) / 100).toFixed(2),
    ]);
  }

  private async takeBack(): Promise<void> {
    const { book } = this;
    const all = book.standing().filter(({ exchange }) => exchange);
    const open = all.filter(each => each.exchange!.takesBack === null && !book.takenBack(each));
    const document = this.some(this.next() < 0.85 ? open : all);
    if (!document) return this.issue();
    const { status, body } = await this.call('POST', `/invoices/${document.id}/take-back`);
    expect([status, document.number]).toEqual([open.includes(document) ? 201 : 409, document.number]);
    if (status !== 201) return undefined;
    const { tickets } = document.exchange!;
    this.addComplete(body.invoice, tickets, document);
    const apart = tickets.some(each =>
      book.rectifying(each).some(other => !tickets.includes(other) && book.standingFor(other).length > 0),
    );
    expect((body.invoice.warnings as string[]).some(text => text.includes('sigue canjeada'))).toBe(apart);
    return undefined;
  }

  private async cancel(): Promise<void> {
    // Often what took an exchange back or was in one: what comes back then is where most can go wrong.
    const standing = this.book.standing();
    const undone = standing.filter(({ exchange }) => exchange?.takesBack);
    const around = [...new Set(undone.flatMap(each => [each, ...each.exchange!.tickets]))].filter(live);
    const document = this.some(around.length > 0 && this.next() < 0.5 ? around : standing);
    if (!document) return this.issue();
    const cancels = this.book.cancels(document) && this.settling.cancels(document);
    const { status } = await this.call('POST', `/invoices/${document.id}/cancel`);
    expect([status, document.number]).toEqual([cancels ? 200 : 409, document.number]);
    if (cancels) this.book.set(document, 'cancelled');
    return undefined;
  }

  private async pay(): Promise<void> {
    const open = this.book.standing().filter(({ status }) => status === 'issued');
    const chosen = [...new Set(Array.from({ length: this.pick([1, 1, 1, 4]) }, () => this.some(open)!))];
    const [first] = chosen;
    if (!first) return this.issue();
    const { status } =
      chosen.length === 1
        ? await this.call('POST', `/invoices/${first.id}/pay`)
        : await this.call('POST', '/invoices/pay', { ids: chosen.map(({ id }) => id) });
    const pays = this.book.payAll(chosen);
    expect([status, first.number]).toEqual([pays ? 200 : 409, first.number]);
    return undefined;
  }

  private async undoPayment(): Promise<void> {
    const document = this.some(this.book.standing().filter(({ status }) => status === 'paid'));
    if (!document) return this.issue();
    expect((await this.call('POST', `/invoices/${document.id}/issue`)).status).toBe(200);
    this.book.set(document, 'issued');
    return undefined;
  }
}

test(
  `${STEPS} random steps: all documents together are the sum of what each one did, and the AEAT takes every record`,
  async () => {
    const eva = await aeat.buildSender();
    const retailer = await buildCustomer(app, eva, { nif: '12345678Z', recargo: true });
    const usual = await buildCustomer(app, eva);
    const actor = new Actor(eva, { retailer: retailer.id, usual: usual.id });
    for (let step = 0; step < STEPS; step += 1) await actor.step();
    await actor.dropDrafts();

    await expectSums(app, eva, actor.book);
    await expectSettled(eva, actor);
    const { correlativity } = (await app.rest('GET', '/invoices/correlativity', { token: eva.token })).body;
    expect(correlativity).toMatchObject({
      ...{ invoices: actor.book.documents.length, gaps: 0, duplicates: 0 },
      chain: { intact: true },
    });
    await aeat.drain(eva, 30_000 + STEPS * 100);
    expect(new Set((await aeat.statuses(eva)).map(({ status }) => status))).toEqual(new Set(['accepted']));
    await expectSameLedger(aeat, eva);
  },
  60_000 + STEPS * 500,
);

/** The newest prepayments in what settles them, and the open ones offered. */
async function expectSettled({ token }: Person, { book, settling, customers }: Actor): Promise<void> {
  const prepaid = book.documents.filter(({ prepayment }) => prepayment);
  for (const each of prepaid.slice(-60)) {
    const { invoice } = (await app.rest('GET', `/invoices/${each.id}`, { token })).body;
    expect([each.number, invoice.settledBy?.fullNumber ?? null]).toEqual([each.number, settling.settledIn(each)]);
  }
  for (const [recargoed, customerId] of [
    [true, customers.retailer],
    [false, customers.usual],
  ] as const) {
    const { prepayments } = (await app.rest('GET', `/invoices/prepayments?customerId=${customerId}`, { token })).body;
    const newest = prepaid.filter(each => live(each) && each.recargoed === recargoed).slice(-500);
    expect(prepayments.map(({ fullNumber }: { fullNumber: string }) => fullNumber)).toEqual(
      newest
        .filter(each => settling.left(each))
        .map(({ number }) => number)
        .slice(0, 50),
    );
  }
}
