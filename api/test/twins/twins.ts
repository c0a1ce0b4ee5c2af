import { refusalsOf } from '../../../schema/sendable';
import type { Territory } from '../../../schema/tax/territory';
import { ticketsOf } from '../../modules/invoices/exchange/exchanges';
import { facturaOf } from '../../modules/invoices/factura-of';
import { InvoiceLine } from '../../modules/invoices/invoice-line.entity';
import { Invoice } from '../../modules/invoices/invoice.entity';
import { rectifiedOf } from '../../modules/invoices/rectify/related';
import type { Factura } from '../../modules/verifactu/seal/factura';
import { altaText, PLAIN } from '../../modules/verifactu/seal/record-text';
import { softwareOf } from '../../modules/verifactu/seal/software';
import { momentOf } from '../../modules/verifactu/seal/timestamp';
import { messageText } from '../../modules/verifactu/send/message';
import type { Person } from '../build';
import type { Answer, Body, TestApp } from '../harness';
import type { AeatKit, Sender } from '../servers/aeat';
import type { Line } from './lines';

/** Of the first twin, who sends; of the second, who does not. */
export type Pair = readonly [mine: string, theirs: string];
type At = 0 | 1;

/** What both have issued alike. */
export interface Done {
  ids: Pair;
  kind: string;
  prepaid: boolean;
  lines: Line[];
  /** Whom it is for, as it was written. */
  to: (at: At) => object;
  recargo: boolean;
}

/** What an invoice is, in the words of the kinds that a test wants to have seen. */
function traitsOf({ kind, rectification, lines, ...rest }: Body): string[] {
  const days = new Set(lines.flatMap(({ operationDate }: Body) => operationDate ?? []));
  const originals = rectification?.invoices.length;
  return [
    `${kind}${rectification?.way ?? ''}`,
    ...(rest.qualified ? [rectification ? 'qualified, rectified' : 'qualified'] : []),
    ...(rest.prepayment ? ['prepayment'] : []),
    ...(lines.some(({ prepaymentId }: Body) => prepaymentId) ? ['settlement'] : []),
    ...(lines.some(({ returned }: Body) => returned) ? ['returned'] : []),
    ...(days.size > 1 ? ['recapitulative'] : []),
    ...(rest.issuedBy ? [`by ${rest.issuedBy.party}`] : []),
    ...(originals === 0 ? ['rebate'] : originals > 1 ? ['together'] : []),
    ...(rest.recargo ? ['recargo'] : []),
    ...(rest.exchange?.takesBack ? ['taken back'] : []),
    ...(!rectification && rest.total < 0 && kind === 'F1' ? ['below 0'] : []),
    ...lines.flatMap(({ ivaCause }: Body) => (ivaCause ? [`cause ${ivaCause}`] : [])),
    ...lines.flatMap(({ ivaRegime }: Body) => (ivaRegime ? [`regime ${ivaRegime}`] : [])),
  ];
}

/** Two companies of one territory that do the same: the first sends, the second does not. The sandbox is the judge. */
export class Twins {
  done: Done[] = [];
  /** Records that the first one has sealed. */
  sealed = 0;
  /** How often each trait was issued, or refused to the sender alone. */
  readonly seen: Record<string, number> = {};
  private sent = 0;

  constructor(
    private readonly app: TestApp,
    private readonly aeat: AeatKit,
    private readonly territory: Territory,
    private readonly sender: Sender,
    private readonly other: Person,
  ) {}

  call(
    method: string,
    path: (at: At) => string,
    body: (at: At) => object | undefined = () => undefined,
  ): Promise<Answer<Body>[]> {
    return this.inTurn(at =>
      this.app.rest(method, path(at), { token: [this.sender, this.other][at].token, body: body(at) }),
    );
  }

  private async inTurn<Result>(act: (at: At) => Promise<Result>): Promise<Result[]> {
    return [await act(0), await act(1)];
  }

  /** Both say something else of themselves. */
  async settle(change: object): Promise<void> {
    for (const token of [this.sender.token, this.other.token]) {
      const { settings } = (await this.app.rest('GET', '/settings', { token })).body;
      const { companyName, companyNif, companyAddress, territory, cashBasis } = settings;
      const body = { companyName, companyNif, companyAddress, territory, cashBasis, ...change };
      const { status, text } = await this.app.rest('PUT', '/settings', { token, body });
      if (status !== 200) throw new Error(text);
    }
  }

  note(...what: string[]): void {
    for (const each of what) this.seen[each] = (this.seen[each] ?? 0) + 1;
  }

  /**
   * The same is issued by both. What only the sender is refused, the AEAT would refuse as well, or the law would, and
   * the other one is warned of it in the same words.
   */
  async issue(path: (at: At) => string, body: (at: At) => object, of: Partial<Done> = {}): Promise<void> {
    const [mine, theirs] = (await this.call('POST', path, body)) as [Answer<Body>, Answer<Body>];
    if (theirs.status !== 201) {
      this.note('refused to both');
      expect([mine.status, mine.body.error]).toEqual([theirs.status, expect.any(String)]);
      return;
    }
    const { invoice } = theirs.body;
    const { kind } = invoice;
    if (mine.status !== 201) return this.judge(mine.body, invoice, mine.status);
    this.note(...traitsOf(invoice));
    this.sealed += 1;
    const ids: Pair = [mine.body.invoice.id, invoice.id];
    this.done.push({
      ...{ ids, kind, prepaid: false, recargo: Boolean(invoice.recargo), lines: [], to: () => ({}) },
      ...of,
    });
    return undefined;
  }

  private async judge({ fields }: Body, { id, kind, warnings }: Body, status: number): Promise<void> {
    this.note(`refused ${kind}`);
    const factura = await this.asSenders(id);
    // Both go on alike.
    await this.app.rest('POST', `/invoices/${id}/cancel`, { token: this.other.token });
    const refusals = refusalsOf(factura);
    const said = refusals.map(({ text }) => text);
    const strange = Object.values(fields as Record<string, string>).filter(text => !said.includes(text));
    expect([status, said.length > 0, strange]).toEqual([400, true, []]);
    expect(warnings).toEqual(expect.arrayContaining(said));
    expect([factura, await this.sandboxTakes(factura)]).toEqual([factura, refusals.every(({ code }) => code === null)]);
  }

  /** What the other has issued, as if the sender had. */
  private async asSenders(id: string): Promise<Factura> {
    const { tenantId } = this.other;
    return this.app.services.db.read(tenantId, async em => {
      const invoice = await em.findOneByOrFail(Invoice, { tenantId, id });
      invoice.lines = await em.find(InvoiceLine, { where: { tenantId, invoiceId: id }, order: { position: 'ASC' } });
      if (invoice.rectificationWay) invoice.rectified = await rectifiedOf(em, invoice);
      if (invoice.kind === 'F3') invoice.exchange = { invoices: await ticketsOf(em, invoice), takesBack: null };
      this.sent += 1;
      return { ...facturaOf(invoice), issuerNif: this.sender.nif, number: `X-${this.sent}` };
    });
  }

  private async sandboxTakes(factura: Factura): Promise<boolean> {
    const { tenantId, nif } = this.sender;
    const stamp = {
      recordId: factura.number,
      previous: null,
      moment: momentOf(new Date(), this.territory),
      software: softwareOf(this.app.services.producer),
      installation: 'X',
    };
    const credentials = await this.aeat.post.credentialsOf(tenantId);
    if (!credentials.ok) throw new Error(credentials.reason);
    const text = messageText({ name: 'Empresa', nif }, { incident: true }, [altaText(factura, stamp, PLAIN).xml]);
    const delivery = await this.aeat.post.aeat.send(tenantId, credentials, text);
    return delivery.kind === 'answer' && delivery.answer.lines[0]!.state !== 'Incorrecto';
  }
}
