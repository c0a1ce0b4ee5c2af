/**
 * Ids of a company's things to ask with: a fresh thing each time for who may touch it, fixed ones for whose are only
 * asked after.
 */
export interface Things {
  email: string;
  password: string;
  customer(): Promise<string>;
  product(): Promise<string>;
  deactivatedProduct(): Promise<string>;
  draft(): Promise<string>;
  issued(): Promise<string>;
  /** A draft that rectifies an issued invoice. */
  rectifyingDraft(issuedId: string): Promise<string>;
  /** A simplified invoice, and the complete one for such. */
  ticket(): Promise<string>;
  exchanged(): Promise<string>;
  /** What came in for a part of an invoice. */
  collected(): Promise<string>;
  paid(): Promise<string>;
  /** A movement of a bank, and one of which a collection was written down. */
  movement(): Promise<string>;
  matched(): Promise<string>;
  /** A statement of a bank. */
  statement(): Promise<string>;
  /** An invoice that is overdue, of a customer with an address. */
  overdue(): Promise<string>;
  /** Its customer, and the mark of the letter about all that they have overdue. */
  debtor(): Promise<string>;
  seenOf(customerId: string): Promise<string>;
  /** What came back through an invoice's link. */
  answerOf(invoiceId: string): Promise<string>;
  /** An issued invoice that has a link. */
  linked(): Promise<string>;
  /** An invoice that repeats: its next one is due, or it is paused. */
  recurring(paused?: boolean): Promise<string>;
  /** A quote: a draft, one with a link, or an accepted one. */
  quote(how?: 'linked' | 'accepted'): Promise<string>;
  /** What a customer paid beforehand. */
  prepayment(): Promise<string>;
  /** An invoice whose record the AEAT refused. */
  rejected(): Promise<string>;
  /** The record of an issued invoice. */
  record(): Promise<string>;
  colleague(): Promise<string>;
  /** Somebody of the company, or of the platform, who answers. */
  answerer(): Promise<string>;
  /** Another company altogether, for whom the platform is theirs. */
  company(): Promise<string>;
  apiKey(): Promise<string>;
  /** The company's one certificate, in the place of the one before. */
  certificate(): Promise<string>;
  /** The company lets the operator send for it, or not; the hash of the wording that it may accept. */
  representation(inForce: boolean): Promise<string>;
  /** One that was withdrawn; its id. */
  pastRepresentation(): Promise<string>;
  /** The company's subscription as it must be: at Stripe, or only here, and then perhaps ending. */
  subscription(how: 'local' | 'ending' | 'paid'): Promise<void>;
  /** An affiliate that waits to be made active, and the code of one. */
  affiliate(): Promise<string>;
  affiliateCode(): Promise<string>;
  /** What an affiliate is owed. */
  commission(): Promise<string>;
  /** A payment of the company's that we have invoiced. */
  payment(): Promise<string>;
  /** The viewer themselves. */
  me(): Promise<string>;
  /** One of the viewer's own sessions. */
  session(): Promise<string>;
  /** A request over personal data; the superadmin's is the platform's. */
  request(type?: string): Promise<string>;
  /** One of erasure that was carried out. */
  erased(): Promise<string>;
  /** Secret of the link of one of the public form. */
  requestMailed(): Promise<string>;
  /** Secret of a link that was mailed. */
  mailed(): Promise<string>;
  /** The same of a welcome. */
  welcomed(): Promise<string>;
}

/** What puts a company into a state, which the next call may have changed again. */
const STATES = ['certificate', 'representation', 'subscription', 'seenOf'];

/** Things that are read, or asked for in vain: each is made once and stays as it is. */
export function keptThings(things: Things): Things {
  const kept = new Map<string, Promise<string>>();
  const once =
    (name: string, make: (...given: unknown[]) => Promise<string>) =>
    (...given: unknown[]) => {
      const key = JSON.stringify([name, ...given]);
      const known = kept.get(key) ?? make(...given);
      kept.set(key, known);
      return known;
    };
  return Object.fromEntries(
    Object.entries(things).map(([name, make]) => [
      name,
      typeof make === 'function' && !STATES.includes(name) ? once(name, make as () => Promise<string>) : make,
    ]),
  ) as unknown as Things;
}
