import type { Territory } from '../../../schema/tax/territory';
import type { Chance } from '../faults/chance';
import { BUYERS, Lines, THIRDS, TOWN_HALL, type Line } from './lines';
import type { Done, Pair, Twins } from './twins';

const DATE = '2026-11-20';
const DAYS = ['2026-11-03', '2026-11-10', '2026-11-20'];
const RECTIFYING = ['R1', 'R4', 'R1', 'R2', 'R4', 'R3'];
/** Whom causes are mostly for, among the BUYERS; the others are for anybody. */
const FITTING: Record<string, number[]> = { E5: [6, 6, 7, 0], S2: [0, 0, 4, 8], S1: [0, 4, 8] };
const CAUSE = 'Por acuerdo';

type To = Done['to'];

/** What both do at random. */
export class Acts {
  private readonly lines: Lines;
  private cash = false;
  private rectified = 0;

  constructor(
    private readonly chance: Chance,
    private readonly territory: Territory,
    private readonly twins: Twins,
    /** A card of each of the BUYERS, and last that of somebody under recargo de equivalencia. */
    private readonly cards: readonly Pair[],
  ) {
    this.lines = new Lines(chance, territory);
  }

  /** Each of them in turn, then at random; what is named again is done more often. */
  async step(n: number): Promise<void> {
    const acts = [
      ...[this.complete, this.ticket, this.returning, this.recapitulative, this.byAnother, this.exchange],
      ...[
        this.rectify,
        this.prepay,
        this.settle,
        this.together,
        this.rebate,
        this.pending,
        this.margin,
        this.takeBack,
        this.qualified,
      ],
      ...[this.complete, this.ticket, this.rectifyTicket, this.returning, this.rectify, this.cancel, this.duplicate],
      ...[this.byAnother, this.together, this.moveCash, this.complete, this.ticket, this.exchange, this.rectifyTicket],
      ...[this.rectify, this.complete],
    ];
    const act = acts[n] ?? this.chance.pick(acts);
    await (this.twins.done.some(({ kind }) => kind === 'F1') ? act.call(this) : this.complete());
  }

  /** Somebody, by a card or as a body names them. */
  private to(index = this.chance.below(BUYERS.length), saved = this.chance.happens(30)): To {
    return at => (saved ? { customerId: this.cards[index]![at] } : { customerManual: BUYERS[index] });
  }

  private write(lines: Line[], to: To, said: object = {}, of: Partial<Done> = {}): Promise<void> {
    return this.twins.issue(
      () => '/invoices',
      at => ({ date: DATE, lines, ...to(at), ...said }),
      { lines, to, ...of },
    );
  }

  private readonly tickets = (): Done[] => this.twins.done.filter(({ kind }) => kind === 'F2');

  private complete(said: object = {}): Promise<void> {
    const { chance } = this;
    const recargo = this.territory === 'peninsula' && chance.happens(25);
    const lines = this.lines.some(120.55, recargo);
    const fitting = FITTING[lines[0]!.ivaCause ?? ''];
    const index = chance.pick(recargo ? [2, 2, BUYERS.length, 7] : (fitting ?? [...BUYERS.keys()]));
    const to = this.to(index, index === BUYERS.length || undefined);
    return this.write(lines, to, {
      ...(recargo && { recargo }),
      ...(chance.happens(20) && { operationDate: '2026-11-10' }),
      ...(index < 5 && chance.happens(20) && { withholdingPercent: '15' }),
      ...(chance.happens(15) && { discountAmount: '1.01' }),
      ...(chance.happens(8) && { agreedTotal: '300' }),
      ...(chance.happens(15) && { suplidos: [{ description: 'Tasas', amount: '30' }] }),
      ...said,
    });
  }

  private ticket(): Promise<void> {
    return this.write(this.lines.some(this.chance.pick([9.99, 9.99, 9.99, 1400])), () => ({}), { kind: 'F2' });
  }

  private qualified(): Promise<void> {
    return this.write(this.lines.some(9.99), this.to(), { kind: 'F2', qualified: true });
  }

  /** What comes back is taken off (RD 1619/2012, art. 15.2). */
  private returning(): Promise<void> {
    return this.write(this.lines.returning(80), this.to());
  }

  /** Operations of several days (art. 13). */
  private recapitulative(): Promise<void> {
    const lines = [...this.lines.some(60), ...this.lines.some(20)];
    return this.write(
      lines.map(each => ({ ...each, operationDate: this.chance.pick(DAYS) })),
      this.to(),
    );
  }

  /** The customer issues it, or somebody else (art. 5). */
  private byAnother(): Promise<void> {
    const agreedOn = this.chance.pick(['2026-01-15', '2026-01-15', '2026-01-15', '2026-11-21']);
    const by = this.chance.happens(50) ? { party: 'customer' } : { party: 'third', ...this.chance.pick(THIRDS) };
    return this.complete({ issuedBy: { ...by, agreedOn } });
  }

  /** Taxed on what is earned. */
  private margin(): Promise<void> {
    return this.write(this.lines.margin(), this.to());
  }

  /** Public works, or what is due by periods, whose tax is to come. */
  private pending(): Promise<void> {
    const ivaRate = this.territory === 'peninsula' ? 21 : 7;
    const ivaRegime = this.chance.pick(['14', '14', '15']);
    const lines = this.lines.some(900).map(each => ({ ...each, ivaRate, ivaCause: null, ivaRegime }));
    const to = this.to(ivaRegime === '14' && this.chance.happens(75) ? TOWN_HALL : undefined);
    return this.write(lines, to, { operationDate: '2027-02-01' });
  }

  private prepay(): Promise<void> {
    const recargo = this.territory === 'peninsula' && this.chance.happens(20);
    const to = recargo ? this.to(2, false) : this.to();
    const said = { prepayment: true, ...(recargo && { recargo }) };
    return this.write(this.lines.some(120.55, recargo), to, said, { prepaid: true });
  }

  /** The final invoice of what was paid beforehand. */
  private async settle(): Promise<void> {
    const prepaid = this.twins.done.filter(each => each.prepaid);
    if (prepaid.length === 0) return this.prepay();
    const chosen = this.chance.pick(prepaid);
    const { ids, lines, to, recargo } = chosen;
    chosen.prepaid = this.chance.happens(10);
    return this.twins.issue(
      () => '/invoices',
      at => ({ date: DATE, lines: [...lines, ...lines], ...to(at), recargo, prepayments: [ids[at]] }),
      { lines, to },
    );
  }

  private rectify(original = this.chance.pick(this.twins.done.filter(({ kind }) => kind !== 'F2'))): Promise<void> {
    const each = RECTIFYING[(this.rectified += 1) % RECTIFYING.length]!;
    const kind = original.kind === 'F2' && this.chance.happens(95) ? 'R5' : each;
    return this.rectifyAs(original, kind);
  }

  private async rectifyTicket(): Promise<void> {
    const tickets = this.tickets();
    return tickets.length === 0 ? this.ticket() : this.rectify(this.chance.pick(tickets));
  }

  private rectifyAs({ ids, lines: before }: Done, kind: string): Promise<void> {
    const { chance } = this;
    const debt = kind === 'R2' || kind === 'R3';
    const way = chance.happens(debt ? 10 : 40) ? 'S' : 'I';
    const quantities = debt ? ['-1', '-0.5'] : way === 'S' ? ['1', '2'] : ['-1', '1', '2'];
    const lines = this.lines.again(before, quantities);
    const dataOnly = (kind === 'R4' || kind === 'R5') && chance.happens(30);
    const body = {
      ...{ kind, way, cause: CAUSE },
      ...((way === 'S' || chance.happens(60)) && { lines }),
      ...(dataOnly && { dataOnly, way: 'I', lines: undefined }),
      ...(dataOnly && kind === 'R4' && { customerManual: chance.pick(BUYERS) }),
    };
    return this.twins.issue(
      at => `/invoices/${ids[at]}/rectify`,
      () => body,
      { lines },
    );
  }

  /** Several of one customer by one document (art. 15.4). */
  private async together(): Promise<void> {
    const { chance } = this;
    const first = chance.pick(this.twins.done.filter(({ kind }) => kind === 'F1' || kind === 'F2'));
    const { kind: like, lines: sold, to, recargo } = first;
    await this.write(this.lines.again(sold, ['1', '2']), to, { kind: like, recargo });
    const chosen = [
      ...new Set([first, ...(chance.happens(30) ? this.twins.done.slice(-2) : this.twins.done.slice(-1))]),
    ];
    if (chosen.length < 2) return undefined;
    const kind = first.kind === 'F2' ? 'R5' : chance.pick(RECTIFYING);
    const parts = chosen.map(({ ids, lines }) => ({
      ids,
      lines: chance.happens(50) ? this.lines.again(lines, ['-1', '-0.5']) : undefined,
    }));
    return this.twins.issue(
      () => '/invoices/rectify',
      at => ({ kind, cause: CAUSE, originals: parts.map(({ ids, lines }) => ({ id: ids[at], lines })) }),
    );
  }

  /** A rappel: an R1 that names no invoice. */
  private rebate(): Promise<void> {
    const { chance } = this;
    const card = this.cards[chance.below(this.cards.length)]!;
    const lines = this.lines.again(this.lines.some(40), ['-1', '-2']);
    return this.twins.issue(
      () => '/invoices/rebate',
      at => ({ customerId: card[at], from: '2026-01-01', to: '2026-10-31', lines }),
    );
  }

  private async exchange(): Promise<void> {
    const tickets = this.tickets();
    if (tickets.length === 0) return this.ticket();
    const chosen = [...new Set([this.chance.pick(tickets), this.chance.pick(tickets.slice(-3))])];
    const to = this.to();
    return this.twins.issue(
      () => '/invoices/exchange',
      at => ({ ids: chosen.map(({ ids }) => ids[at]), ...to(at) }),
      { to },
    );
  }

  private async takeBack(): Promise<void> {
    const exchanges = this.twins.done.filter(({ kind }) => kind === 'F3');
    if (exchanges.length === 0) return this.exchange();
    const { ids } = this.chance.pick(exchanges);
    return this.twins.issue(
      at => `/invoices/${ids[at]}/take-back`,
      () => ({}),
    );
  }

  private async cancel(): Promise<void> {
    const { twins } = this;
    const chosen = this.chance.pick(twins.done);
    const [mine, theirs] = await twins.call('POST', at => `/invoices/${chosen.ids[at]}/cancel`);
    expect([mine!.status, !mine!.body.error]).toEqual([theirs!.status, !theirs!.body.error]);
    if (mine!.status !== 200) return twins.note('refused to both');
    twins.note('annulled');
    twins.sealed += 1;
    twins.done = twins.done.filter(each => each !== chosen);
    return undefined;
  }

  /** Another copy of a paper (art. 14): no record is made of it. */
  private async duplicate(): Promise<void> {
    const { ids } = this.chance.pick(this.twins.done);
    const papers = await this.twins.call('GET', at => `/invoices/${ids[at]}/pdf?copy=duplicate`);
    expect(papers.map(({ status }) => status)).toEqual([200, 200]);
    this.twins.note('duplicate');
  }

  /** The criterio de caja begins or ends. */
  private async moveCash(): Promise<void> {
    if (this.territory !== 'peninsula' && this.territory !== 'canarias') return this.complete();
    this.cash = !this.cash;
    return this.twins.settle({ cashBasis: this.cash });
  }
}
