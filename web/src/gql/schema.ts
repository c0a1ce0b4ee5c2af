export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A certificate's or key's file in base64, at most 100 kB of it: .p12, .pfx or PEM. Input only. */
  CertificateFile: { input: unknown; output: unknown; }
  /** Calendar date YYYY-MM-DD; the fiscal day is that of Europe/Madrid. */
  Date: { input: string; output: string; }
  /** Instant in UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** Exact decimal amount (euros) or quantity, as a string with at least two decimals and no exponent: "121.00". Numbers are accepted as input. */
  Decimal: { input: string; output: string; }
  /** A PNG or a JPEG in base64, at most 500 kB and 4 million pixels of it. Input only. */
  LogoFile: { input: unknown; output: unknown; }
  /** A bank statement, Norma 43 or CSV, in base64: at most 2 MB and 5,000 lines, as far as a request may be so long; a form of POST /api/bank/statements may. Input only. */
  StatementFile: { input: unknown; output: unknown; }
};

/** What a file said of one account. */
export type AccountRead = {
  /** IBAN; empty where the file does not say it. */
  account: Scalars['String']['output'];
  /** Those that were not there yet. */
  added: Scalars['Int']['output'];
  /** What came in. */
  came: Scalars['Decimal']['output'];
  /** Movements. */
  count: Scalars['Int']['output'];
  /** Day of its first movement; null: it has none. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Day of its last movement. */
  to?: Maybe<Scalars['Date']['output']>;
  /** What went out, below zero. */
  went: Scalars['Decimal']['output'];
};

/** An act: who did what, when and from where. Never changed, never deleted. */
export type Activity = {
  /** What. */
  action: AuditAction;
  /** What kind of actor. */
  actorKind: ActorKind;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** What happened, in Spanish and without personal data. */
  description: Scalars['String']['output'];
  /** UUID of the thing. */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it is about: invoice, customer, session… */
  entityType: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Address it came from; null for Folio itself. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** How grave. */
  riskLevel: RiskLevel;
  /** The person; null where it was none of the company's. */
  user?: Maybe<ActivityUser>;
};

/** Result of walking the whole chain of the log and computing every seal again. */
export type ActivityCheck = {
  /** Its place in the chain, from 1; null for one that was added. */
  brokenAt?: Maybe<Scalars['Int']['output']>;
  /** UUID of the first act that is wrong. */
  brokenId?: Maybe<Scalars['ID']['output']>;
  /** True: no sealed act is missing, changed, added or out of place. */
  intact: Scalars['Boolean']['output'];
  /** What is wrong with it, in Spanish. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Acts that are sealed. */
  sealed: Scalars['Int']['output'];
};

/** The filters of an export of the log, as they were accepted. */
export type ActivityExport = {
  /** What. */
  action?: Maybe<AuditAction>;
  /** Up to this day. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** How grave. */
  riskLevel?: Maybe<RiskLevel>;
  /** From this day on. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Whose. */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** Acts and which page of them. */
export type ActivityPage = {
  /** Acts, newest first. */
  items: Array<Activity>;
  /** Page. */
  pagination: Pagination;
  /** Every act up to then is sealed in the company's chain; null before the first seal. */
  sealedUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** A person as the log names them, also after they were deleted. */
export type ActivityUser = {
  /** Email. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
};

/** What kind of actor did it. */
export type ActorKind =
  /** A program with an API key. */
  | 'api_key'
  /** Somebody who had not signed in. */
  | 'public'
  /** The platform's superadmin. */
  | 'superadmin'
  /** Folio itself, in a job. */
  | 'system'
  /** A person of the company. */
  | 'user';

/** Which AEAT is at the other end. */
export type AeatEnvironment =
  /** The AEAT's tests: no effect in tax. */
  | 'preproduction'
  /** The AEAT. */
  | 'production'
  /** Our own sandbox: nothing leaves. */
  | 'sandbox';

/** Somebody (afiliado) who recommends Folio and earns a part of the first payment of who comes. */
export type Affiliate = {
  /** Code of 8 letters and digits, never given twice. */
  code: Scalars['String']['output'];
  /** Percent of a first payment, without VAT, that it earns: 0 to 100. */
  commissionRate: Scalars['Decimal']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Phone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Whether it earns. */
  status: AffiliateStatus;
};

/** Whether a code is an affiliate's. */
export type AffiliateCode = {
  /** Whose it is; null where it is nobody's. */
  name?: Maybe<Scalars['String']['output']>;
  /** True when somebody may come by it. */
  valid: Scalars['Boolean']['output'];
};

/** An affiliate as it is to be added. */
export type AffiliateInput = {
  /** Percent of a first payment without VAT: 0 to 100, at most 2 decimals; 20 unless said. */
  commissionRate?: InputMaybe<Scalars['Decimal']['input']>;
  /** Email. */
  email: Scalars['String']['input'];
  /** Name, at most 120 characters and without web addresses: who comes by the link reads it. */
  name: Scalars['String']['input'];
  /** Phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Affiliates and which page of them. */
export type AffiliatePage = {
  /** Affiliates, newest first. */
  items: Array<AffiliateRow>;
  /** Page. */
  pagination: Pagination;
};

/** An affiliate and what came of it. */
export type AffiliateRow = {
  /** Code of 8 letters and digits, never given twice. */
  code: Scalars['String']['output'];
  /** Percent of a first payment, without VAT, that it earns: 0 to 100. */
  commissionRate: Scalars['Decimal']['output'];
  /** The company that added it; null: Folio itself. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Those of them that have paid. */
  conversionCount: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Email. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Phone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Companies that registered with its code. */
  referralCount: Scalars['Int']['output'];
  /** Whether it earns. */
  status: AffiliateStatus;
  /** Euros that it has earned, without what refunds took back. */
  totalEarnings: Scalars['Decimal']['output'];
};

/** What affiliates have brought. */
export type AffiliateStats = {
  /** Those that earn. */
  activeAffiliates: Scalars['Int']['output'];
  /** Those that wait to be made active. */
  pendingAffiliates: Scalars['Int']['output'];
  /** Euros of them that are still to be paid. */
  pendingCommissions: Scalars['Decimal']['output'];
  /** Commissions that are still to be paid. */
  pendingCount: Scalars['Int']['output'];
  /** Affiliates. */
  totalAffiliates: Scalars['Int']['output'];
  /** Euros earned, without what refunds took back. */
  totalCommissions: Scalars['Decimal']['output'];
  /** Those of them that have paid. */
  totalConversions: Scalars['Int']['output'];
  /** Companies that registered with a code. */
  totalReferrals: Scalars['Int']['output'];
};

/** Whether an affiliate earns. */
export type AffiliateStatus =
  /** Activo: it earns. */
  | 'active'
  /** Inactivo: its code is no longer valid. */
  | 'inactive'
  /** Pendiente: its link works and who comes by it counts, but it earns nothing yet. */
  | 'pending';

/** The button that helps. */
export type AnswerAction =
  /** Look at the certificate. */
  | 'certificate'
  /** Make a corrected record. */
  | 'correct'
  /** Edit the company's data. */
  | 'edit_company'
  /** Edit the customer, then correct. */
  | 'edit_customer'
  /** Nothing to do. */
  | 'none'
  /** The invoice itself is wrong: rectify or annul it, as the answers about it say. */
  | 'rectify'
  /** Send again. */
  | 'resend'
  /** Write to support. */
  | 'support'
  /** It goes on by itself. */
  | 'wait';

/** Whose data or doing an answer of the AEAT is about. */
export type AnswerFault =
  /** The AEAT itself. */
  | 'aeat'
  /** The company that invoices. */
  | 'company'
  /** The customer's data. */
  | 'customer'
  /** This product. */
  | 'folio'
  /** Nobody: nothing is wrong. */
  | 'nobody';

/** A key (clave de API) with which a program acts for the company. */
export type ApiKey = {
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working, unless it is revoked before. */
  expiresAt: Scalars['DateTime']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Last use, to five minutes; null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** What it may do. */
  scope: KeyScope;
};

/** A key to be made. */
export type ApiKeyInput = {
  /** For how many days it works, 1 to 730. */
  days?: Scalars['Int']['input'];
  /** What it is for. */
  name: Scalars['String']['input'];
  /** One's own password, when the sign-in is older than 15 minutes. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** What it may do. */
  scope?: KeyScope;
};

/** What was done. */
export type AuditAction =
  /** Consentimiento: somebody gave it. */
  | 'consent_granted'
  /** Consentimiento: somebody took it back. */
  | 'consent_revoked'
  /** Something was made. */
  | 'create'
  /** Supresión: personal data were erased or blocked. */
  | 'data_deletion'
  /** Solicitud de derechos: somebody made one. */
  | 'data_request_created'
  /** Solicitud de derechos: somebody dealt with it. */
  | 'data_request_processed'
  /** Solicitud de derechos: its address was confirmed. */
  | 'data_request_verified'
  /** Something was deleted or deactivated. */
  | 'delete'
  /** Data left as a file. */
  | 'export'
  /** Somebody signed in. */
  | 'login'
  /** Somebody signed out. */
  | 'logout'
  /** Something was changed. */
  | 'update'
  /** Something was looked at. */
  | 'view';

/** What came in on an account, or went out of it (movimiento). */
export type BankMovement = {
  /** IBAN; empty where its file did not say it. */
  account: Scalars['String']['output'];
  /** Euros; below zero it went out. */
  amount: Scalars['Decimal']['output'];
  /** Whether somebody said that it is no collection. */
  aside: Scalars['Boolean']['output'];
  /** Day. */
  date: Scalars['Date']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What of it is not written down as collected yet. */
  left: Scalars['Decimal']['output'];
  /** What was written down of it. */
  matches: Array<MatchedInvoice>;
  /** What it is probably for; null: nobody knows. */
  proposal?: Maybe<MatchProposal>;
  /** What the bank says of it; empty once its customer was erased. */
  text: Scalars['String']['output'];
  /** One that was read before, of a file in the other form (Norma 43, CSV): as much, within three days. Nothing is proposed then; null where it is not open. */
  twin?: Maybe<MovementTwin>;
};

/** Movements and which page of them. */
export type BankMovementPage = {
  /** The newest first. */
  items: Array<BankMovement>;
  /** How many are open, on whichever page this is. */
  openCount: Scalars['Int']['output'];
  /** Page. */
  pagination: Pagination;
  /** How many of these are sure. */
  sureCount: Scalars['Int']['output'];
};

/** Which movements of the bank. */
export type BankState =
  /** Apartados: somebody said that they are no collections. */
  | 'aside'
  /** Casados: collections were written down of them. */
  | 'matched'
  /** Por casar: what came in and is not written down as collected, and what a credit went out by. */
  | 'open'
  /** Salidas: what went out and nothing was written down of. */
  | 'out'
  /** Seguros: of these, the ones whose proposal leaves no doubt. */
  | 'sure';

/** A bank statement that was uploaded (extracto), as long as something of it is left. */
export type BankStatement = {
  /** Its accounts: IBANs, or names that the company gave them. */
  accounts: Array<Scalars['String']['output']>;
  /** Movements that it says and that are there. */
  count: Scalars['Int']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** So many entries of collections are undone where it is withdrawn with them. */
  entries: Scalars['Int']['output'];
  /** n43 or csv. */
  format: Scalars['String']['output'];
  /** Day of its first movement. */
  from: Scalars['Date']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Of those that no other one says, the ones of which something is written down as collected. */
  matched: Scalars['Int']['output'];
  /** Of these, the ones that another statement says too: they stay where it is withdrawn. */
  shared: Scalars['Int']['output'];
  /** Day of its last movement. */
  to: Scalars['Date']['output'];
};

/** Bank statements and which page of them. */
export type BankStatementPage = {
  /** The last uploaded first. */
  items: Array<BankStatement>;
  /** Page. */
  pagination: Pagination;
};

/** What a company pays, and how. */
export type Billing = {
  /** True where plans can be paid for here; else only by writing to us. */
  open: Scalars['Boolean']['output'];
  /** The last 5 payments, newest first. */
  payments: Array<Payment>;
  /** Key for Stripe's own script; null where there is no Stripe to load it from. */
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** True while the basic plan would begin with the launch offer (STARTER). */
  starterOffered: Scalars['Boolean']['output'];
  /** Its subscription. */
  subscription: Subscription;
  /** Where to write to about it. */
  supportEmail: Scalars['String']['output'];
};

/** How often a plan is paid. */
export type BillingInterval =
  /** Every month. */
  | 'month'
  /** Once a year; PRO only. */
  | 'year';

/** Something that the law keeps: blocked until its day, then it goes by itself. */
export type BlockedItem = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** Last day. */
  until: Scalars['Date']['output'];
  /** What. */
  what: Scalars['String']['output'];
  /** Under which article. */
  why: Scalars['String']['output'];
};

/** A company's own account at Stripe, by which it is paid by card. Its money never passes through Folio. */
export type CardAccount = {
  /** Its id at Stripe (acct_…); null: there is none. */
  accountId?: Maybe<Scalars['String']['output']>;
  /** How it stands. */
  state: CardState;
};

/** Where a company identifies itself at Stripe. */
export type CardConnection = {
  /** Where the browser goes next: a page of Stripe, good for minutes. */
  url: Scalars['String']['output'];
};

/** What came in by card through the link of an invoice, and what has become of it. */
export type CardPayment = {
  /** What has gone: given back at Stripe, or lost to the bank of its holder. */
  back: Scalars['Decimal']['output'];
  /** What came in. */
  paid: Scalars['Decimal']['output'];
  /** When it was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** What its holder reclaims from the bank, which has not decided yet: it is answered at Stripe. */
  reclaimed: Scalars['Decimal']['output'];
  /** What was not owed any more when it came, and has not gone back yet: it is given back at Stripe. */
  surplus: Scalars['Decimal']['output'];
};

/** How a company's own account at Stripe stands, by which it is paid by card. */
export type CardState =
  /** Desconectada: nobody pays by it; what was paid stays. */
  | 'disconnected'
  /** Sin conectar. */
  | 'none'
  /** Pendiente: Stripe still asks the company for something. */
  | 'pending'
  /** Lista: links of invoices offer to pay by card. */
  | 'ready'
  /** This Folio connects no accounts. */
  | 'unavailable';

/** What accrues in a quarter under criterio de caja, of the invoices that Folio knows. */
export type CashAccrualReport = {
  /** False: the company is not under criterio de caja, and has invoiced nothing by it. */
  applies: Scalars['Boolean']['output'];
  /** What it is the sum of, by day and invoice. */
  entries: Array<CashEntryRow>;
  /** First day of the quarter. */
  from: Scalars['Date']['output'];
  /** Which page of the entries this is. */
  pagination: Pagination;
  /** By tax, rate and cause, the highest rate first. */
  rates: Array<CashRate>;
  /** Last day of the quarter. */
  until: Scalars['Date']['output'];
  /** All rates. */
  whole: CashSum;
};

/** Why tax accrues under criterio de caja (LIVA, art. 163 terdecies). */
export type CashCause =
  /** Money came in, or was given back. */
  | 'collected'
  /** The invoice itself: it rectifies a debt or what has accrued, or nothing is to be collected. */
  | 'issue'
  /** An entry was undone: its tax is taken back on its day. */
  | 'undone'
  /** 31 December of the year after that of the operation: what was not collected. */
  | 'year_end';

/** What accrues of one invoice at one rate, on a day. */
export type CashEntryRow = {
  /** What came in; null: nothing did. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** Base. */
  base: Scalars['Decimal']['output'];
  /** Why. */
  cause: CashCause;
  /** Its customer. */
  customerName: Scalars['String']['output'];
  /** Their tax number. */
  customerNif: Scalars['String']['output'];
  /** Its date. */
  date: Scalars['Date']['output'];
  /** The day is still to come: it accrues then unless it is collected before. */
  expected: Scalars['Boolean']['output'];
  /** Its number. */
  fullNumber: Scalars['String']['output'];
  /** Account of a transfer. */
  iban?: Maybe<Scalars['String']['output']>;
  /** Invoice. */
  invoiceId: Scalars['ID']['output'];
  /** Cause of a rate of 0. */
  ivaCause?: Maybe<Scalars['String']['output']>;
  /** Rate in percent. */
  ivaRate: Scalars['Float']['output'];
  /** How. */
  means?: Maybe<PaymentMeans>;
  /** Day on which it accrues. */
  on: Scalars['Date']['output'];
  /** Day of its operation. */
  operationOn: Scalars['Date']['output'];
  /** Cuota. */
  quota: Scalars['Decimal']['output'];
  /** IVA or IGIC. */
  tax: Scalars['String']['output'];
};

/** What accrues in a quarter at one rate. */
export type CashRate = {
  /** By what came in, less what was undone or given back. */
  collected: CashSum;
  /** What would have accrued in the quarter by the general rule (boxes 62 and 63). */
  general: CashSum;
  /** By invoices themselves. */
  issue: CashSum;
  /** Cause of a rate of 0. */
  ivaCause?: Maybe<Scalars['String']['output']>;
  /** Rate in percent. */
  ivaRate: Scalars['Float']['output'];
  /** IVA or IGIC. */
  tax: Scalars['String']['output'];
  /** All of it. */
  whole: CashSum;
  /** On 31 December, of what was not collected. */
  yearEnd: CashSum;
};

/** A base and its cuota. */
export type CashSum = {
  /** Base. */
  base: Scalars['Decimal']['output'];
  /** Cuota. */
  quota: Scalars['Decimal']['output'];
};

/** Whose a certificate is. */
export type CertificateKind =
  /** A person's (persona física). */
  | 'person'
  /** A person's who represents a company (representante). */
  | 'representative'
  /** A company's seal (sello). */
  | 'seal';

/** The certificate with which the company sends to the AEAT. The file itself never leaves. */
export type CertificateStatus = {
  /** Company that it acts for, as it says. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** NIF of that company. */
  companyNif?: Maybe<Scalars['String']['output']>;
  /** Days left, the one under way included; negative once it has expired. */
  daysUntilExpiration?: Maybe<Scalars['Int']['output']>;
  /** End of its validity. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when one is installed. */
  hasCertificate: Scalars['Boolean']['output'];
  /** Name of its holder. */
  holderName?: Maybe<Scalars['String']['output']>;
  /** NIF of its holder. */
  holderNif?: Maybe<Scalars['String']['output']>;
  /** True once it has expired. */
  isExpired: Scalars['Boolean']['output'];
  /** True when less than 30 days are left. */
  isExpiringSoon: Scalars['Boolean']['output'];
  /** Who issued it. */
  issuer?: Maybe<Scalars['String']['output']>;
  /** Whose it is. */
  kind?: Maybe<CertificateKind>;
  /** True when it is of another NIF and an admin has said to represent the company. */
  represents: Scalars['Boolean']['output'];
};

/** Result of walking a whole chain and computing every hash again. */
export type ChainCheck = {
  /** Place of the first record that is wrong. */
  brokenAt?: Maybe<Scalars['Int']['output']>;
  /** True: no record is missing, changed or out of place. */
  intact: Scalars['Boolean']['output'];
  /** What is wrong with it. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Records of the chain. */
  records: Scalars['Int']['output'];
};

/** The last record of the company's chain. */
export type ChainHead = {
  /** When it was sealed. */
  generatedAt: Scalars['DateTime']['output'];
  /** Its hash: SHA-256, 64 hexadecimal digits. */
  hash: Scalars['String']['output'];
  /** alta or anulacion. */
  kind: Scalars['String']['output'];
  /** Number of its invoice. */
  number: Scalars['String']['output'];
  /** Its place, from 1. */
  sequence: Scalars['Int']['output'];
};

/** A change of one's own password. */
export type ChangePasswordInput = {
  /** Current password. */
  currentPassword: Scalars['String']['input'];
  /** New password, 6 to 128 characters, none of the most common. */
  newPassword: Scalars['String']['input'];
};

/** Where a plan is paid, or what became of a running one. */
export type Checkout = {
  /** Stripe's checkout session; of a running subscription that was changed, the subscription. */
  sessionId: Scalars['String']['output'];
  /** True when it went well. */
  success: Scalars['Boolean']['output'];
  /** Where the browser goes next. */
  url: Scalars['String']['output'];
};

/** What came in for an invoice (cobro): never changed, undone by an entry of the opposite sign. */
export type Collection = {
  /** Euros; below zero they were given back, or the entry undoes another. */
  amount: Scalars['Decimal']['output'];
  /** When it was written down. */
  createdAt: Scalars['DateTime']['output'];
  /** Day on which it came in; of what undoes another, that of the other. */
  date: Scalars['Date']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** How it was paid. */
  means?: Maybe<PaymentMeans>;
  /** What identifies it: a transfer, a cheque. */
  reference?: Maybe<Scalars['String']['output']>;
  /** The entry that it undoes. */
  undoes?: Maybe<Scalars['ID']['output']>;
};

/** What came in for an invoice, or was given back. */
export type CollectionInput = {
  /** Euros, with the sign of what is owed and at most all of it; all of it when absent. What was paid beyond is refused. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day; today when absent; not in the future. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** How it was paid. */
  means?: InputMaybe<PaymentMeans>;
  /** What identifies it, up to 140 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** A part (comisión) of a company's first payment that an affiliate has earned. */
export type Commission = {
  /** Who has earned it. */
  affiliate: CommissionAffiliate;
  /** Euros that are owed, or were paid. */
  amount: Scalars['Decimal']['output'];
  /** Euros that the company paid, without VAT. */
  base: Scalars['Decimal']['output'];
  /** What the company paid for. */
  concept?: Maybe<Scalars['String']['output']>;
  /** When the company paid. */
  createdAt: Scalars['DateTime']['output'];
  /** From then on a refund takes nothing of it back. */
  firmAt: Scalars['DateTime']['output'];
  /** UUID; that of the payment. */
  id: Scalars['ID']['output'];
  /** When; null until then. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** How; null until then. */
  paymentMethod?: Maybe<CommissionPaymentMethod>;
  /** Reference of the payment, if there is one. */
  paymentReference?: Maybe<Scalars['String']['output']>;
  /** Percent in force when the company paid. */
  rate: Scalars['Decimal']['output'];
  /** Whose payment it is of. */
  referral: CommissionReferral;
  /** Whether it was paid. */
  status: CommissionStatus;
};

/** Who has earned a commission. */
export type CommissionAffiliate = {
  /** Code. */
  code: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** Commissions and which page of them. */
export type CommissionPage = {
  /** Commissions, the oldest payment first. */
  items: Array<Commission>;
  /** Page. */
  pagination: Pagination;
};

/** How a commission was paid. */
export type CommissionPaymentInput = {
  /** How. */
  paymentMethod: CommissionPaymentMethod;
  /** Reference of the payment. */
  paymentReference?: InputMaybe<Scalars['String']['input']>;
};

/** How a commission was paid. */
export type CommissionPaymentMethod =
  /** Transferencia. */
  | 'bank_transfer'
  /** PayPal. */
  | 'paypal'
  /** Stripe. */
  | 'stripe';

/** Whose first payment a commission is of. */
export type CommissionReferral = {
  /** Legal name of the company. */
  tenantName: Scalars['String']['output'];
};

/** Whether a commission was paid. */
export type CommissionStatus =
  /** Pagada. */
  | 'paid'
  /** Pendiente. */
  | 'pending';

/** How the papers and links of a company look. */
export type CompanyFace = {
  /** Colour of the number and the rules, such as #1E3A78; null: the ink of all papers. */
  accent?: Maybe<Scalars['String']['output']>;
  /** What its papers are usually written in. */
  language: PaperLanguage;
  /** Logo, a PNG in base64 of at most 640 × 170; null: none. */
  logo?: Maybe<Scalars['String']['output']>;
};

/** What a person of a company may do. */
export type CompanyRole =
  /** Administrador: also settings, users, billing. */
  | 'admin'
  /** Usuario: invoices, customers, products. */
  | 'user';

/** A user of the company, as its admin sees them. */
export type CompanyUser = {
  /** When the user was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Email, unique on the platform. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** The last invitation's mail; null once it was accepted, or when there was none. */
  invitation?: Maybe<InvitationStatus>;
  /** When the link of the last invitation stops working; null where `invitation` is. */
  invitationExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the last invitation's mail went out; null where `invitation` is, and until it is sent. */
  invitationSentAt?: Maybe<Scalars['DateTime']['output']>;
  /** True until an invited user has set a password of their own. */
  isTemporaryPassword: Scalars['Boolean']['output'];
  /** Last time they signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name, when given. */
  name?: Maybe<Scalars['String']['output']>;
  /** Role in the company. */
  role: Role;
};

/** Users and which page of them. */
export type CompanyUserPage = {
  /** Users by name. */
  items: Array<CompanyUser>;
  /** Page. */
  pagination: Pagination;
};

/** One consent of a person, from its granting to its withdrawal. Active when granted and not revoked. */
export type Consent = {
  /** What it allows. */
  consentType: ConsentType;
  /** True: only what was granted is noted. */
  granted: Scalars['Boolean']['output'];
  /** When it was given. */
  grantedAt: Scalars['DateTime']['output'];
  /** Address that it was given from. */
  grantedIp: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** SHA-256 of that version's text, in hexadecimal. */
  policyHash: Scalars['String']['output'];
  /** When it was withdrawn; null while it is active. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address that it was withdrawn from. */
  revokedIp?: Maybe<Scalars['String']['output']>;
  /** Version of the privacy policy that it was given under. */
  version: Scalars['Int']['output'];
};

/** What a person may allow beside what contract and law already do. */
export type ConsentType =
  /** Análisis de uso: which screens are used. */
  | 'analytics'
  /** Tratamientos opcionales: suggestions made of what was invoiced. */
  | 'data_processing'
  /** Comunicaciones comerciales: news by mail. */
  | 'marketing'
  /** Cesión a terceros: contact data for partners. */
  | 'third_party';

/** What 'Reintentar' would do with an invoice's record, computed from its history. Changes nothing. */
export type Correction = {
  /** What the new record says otherwise. */
  changes: Array<CorrectionChange>;
  /** The AEAT's answer in plain words. */
  explanation?: Maybe<Explanation>;
  /** What was wrong, in the AEAT's words or ours. */
  reason?: Maybe<Scalars['String']['output']>;
  /** RechazoPrevio of the new record: N, S or X. */
  rechazoPrevio: Scalars['String']['output'];
  /** Subsanacion of the new record. */
  subsanacion: Scalars['Boolean']['output'];
  /** The way. */
  way: CorrectionWay;
  /** What will happen, for people. */
  willDo: Scalars['String']['output'];
};

/** A datum that the new record says otherwise. */
export type CorrectionChange = {
  /** As the new one will. */
  after: Scalars['String']['output'];
  /** As the old record says it. */
  before: Scalars['String']['output'];
  /** What, in Spanish. */
  what: Scalars['String']['output'];
};

/** The way out of a record that was not taken. */
export type CorrectionWay =
  /** A new record with Subsanacion=S. */
  | 'correct'
  /** Nothing to do: the AEAT holds what it should. */
  | 'nothing'
  /** The law asks for another invoice: this one is rectified, or annulled where it was never handed over. */
  | 'rectify'
  /** The same record, sent again. */
  | 'send'
  /** Its answer is still to come. */
  | 'wait';

/** Whether the numbers of all series follow each other (RD 1619/2012, art. 6.1.a). */
export type Correlativity = {
  /** Every hash computed again. Null: nothing was sealed yet. */
  chain?: Maybe<ChainCheck>;
  /** Repeated numbers of all of them. */
  duplicates: Scalars['Int']['output'];
  /** Missing numbers of all of them. */
  gaps: Scalars['Int']['output'];
  /** Null: nothing was sealed yet. */
  head?: Maybe<ChainHead>;
  /** Invoices of all of them. */
  invoices: Scalars['Int']['output'];
  /** By year, the newest first, and series. */
  series: Array<SeriesOfYear>;
};

/** A customer (cliente) that the company invoices. */
export type Customer = {
  /** Street and number. */
  address?: Maybe<Scalars['String']['output']>;
  /** Town. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country by its two letters; null: Spain. */
  country?: Maybe<Scalars['String']['output']>;
  /** Since when it is saved. */
  createdAt: Scalars['DateTime']['output'];
  /** Email. */
  email?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind of tax number as the AEAT numbers them; null: the usual one of its country. */
  idKind?: Maybe<Scalars['String']['output']>;
  /** Its invoices, newest first (date, then number). */
  invoices: InvoicePage;
  /** Whether they may get reminders: false where a person said never. */
  mayRemind: Scalars['Boolean']['output'];
  /** Name or legal name. */
  name: Scalars['String']['output'];
  /** Tax number (NIF, NIE, CIF or a foreign one), upper case. */
  nif: Scalars['String']['output'];
  /** What the company wrote down about them, for itself alone. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Since when they object to the use of their data (RGPD art. 21). */
  objectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What their papers are written in; null: as is usual for the company. */
  paperLanguage?: Maybe<PaperLanguage>;
  /** How they pay; null: as is usual for the company. */
  paymentMeans?: Maybe<PaymentMeans>;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. Then the company's hold. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** Phone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** A retailer who has accredited it: the goods that they buy carry recargo de equivalencia. */
  recargo: Scalars['Boolean']['output'];
  /** Since when the use of its data is restricted (RGPD art. 18): it is not invoiced to, changed or deleted. */
  restrictedAt?: Maybe<Scalars['DateTime']['output']>;
};


/** A customer (cliente) that the company invoices. */
export type CustomerInvoicesArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** How a customer stands with the company. */
export type CustomerAccount = {
  /** Days from the date to the day on which it was paid, of the invoices that were, on average; null: none. */
  averageDays?: Maybe<Scalars['Int']['output']>;
  /** Invoices for which something is owed. */
  openCount: Scalars['Int']['output'];
  /** What of it is overdue. */
  overdue: Scalars['Decimal']['output'];
  /** Invoices that are overdue. */
  overdueCount: Scalars['Int']['output'];
  /** Day on which the first of these was due. */
  overdueSince?: Maybe<Scalars['Date']['output']>;
  /** What they owe; below zero it is for them. */
  owed: Scalars['Decimal']['output'];
  /** Invoices of this year that count. */
  yearCount: Scalars['Int']['output'];
  /** Money of these, with VAT. */
  yearTotal: Scalars['Decimal']['output'];
};

/** A customer as it is to be kept. An optional field that is absent becomes null. */
export type CustomerInput = {
  /** Street and number. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Town. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Country by its two letters (ISO 3166-1); null: Spain. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Email. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Kind of tax number as the AEAT numbers them: 02 NIF-IVA, 03 passport, 04 number of its country, 05 residence, 06 other, 07 not in the census; null: the usual one of its country. */
  idKind?: InputMaybe<Scalars['String']['input']>;
  /** Name or legal name. */
  name: Scalars['String']['input'];
  /** Tax number, at most 20 characters; normalised to upper case without dots. */
  nif: Scalars['String']['input'];
  /** What their papers are written in; null: as is usual for the company. */
  paperLanguage?: InputMaybe<PaperLanguage>;
  /** How they pay; null: as is usual for the company. */
  paymentMeans?: InputMaybe<PaymentMeans>;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. Then the company's hold. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** Phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** A retailer who has accredited that the goods that they buy carry recargo de equivalencia: a person, or an entity whose members are taxed. */
  recargo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the company writes down about a customer. */
export type CustomerNotesInput = {
  /** Notes, up to 2,000 characters; empty or null: none. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** What they said when they were read, empty for none. Where they say something else by now nothing is written (409); absent or null: they are replaced whatever they say. */
  seen?: InputMaybe<Scalars['String']['input']>;
};

/** Customers and which page of them. */
export type CustomerPage = {
  /** Customers by name. */
  items: Array<Customer>;
  /** Page. */
  pagination: Pagination;
};

/** What the first screen shows. */
export type Dashboard = {
  /** The four cards. */
  overview: Overview;
  /** The five latest invoices. */
  recentInvoices: Array<RecentInvoice>;
  /** The last twelve months, this one last. */
  revenueByMonth: Array<MonthRevenue>;
  /** The five customers who were invoiced most. */
  topCustomers: Array<TopCustomer>;
};

/** What somebody asks for about their data (solicitud de derechos). Of the public form only what was confirmed by mail is shown. */
export type DataRequest = {
  /** Who answers it. */
  assignedUser?: Maybe<RequestAssignee>;
  /** When it was completed or rejected. */
  completedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** In their words. */
  description?: Maybe<Scalars['String']['output']>;
  /** Last day to answer: 30 days or a month, whichever ends first; null until it is confirmed. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Address that the answer goes to. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Tax number. */
  nif?: Maybe<Scalars['String']['output']>;
  /** The company's own notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The right. */
  requestType: RequestType;
  /** How it came. */
  source: RequestSource;
  /** State. */
  status: RequestStatus;
  /** When its link was opened; null for one of the product. */
  verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A request. Without a session it is the public form's: privacyAccepted is true, and tenantNif says which company has the data. */
export type DataRequestInput = {
  /** In one's own words, at most 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Address that the answer goes to. */
  email: Scalars['String']['input'];
  /** Name, at most 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Tax number, at most 20 characters. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** Public form: the privacy policy was accepted. */
  privacyAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** The right. */
  requestType: RequestType;
  /** Public form: tax number of the company that has the data; without a known one whoever runs this Folio answers. */
  tenantNif?: InputMaybe<Scalars['String']['input']>;
  /** People leave it empty; what programs fill in is thrown away. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Requests and which page of them. */
export type DataRequestPage = {
  /** Open ones first, the nearest deadline on top; then the answered ones, newest first. */
  items: Array<DataRequest>;
  /** Page. */
  pagination: Pagination;
};

/** How a request goes on. An optional field that is absent becomes null. */
export type DataRequestUpdate = {
  /** Who answers it: a person of the company. */
  assignedUserId?: InputMaybe<Scalars['ID']['input']>;
  /** Notes, at most 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** State: pending, in_progress, and then completed or rejected, which are final. */
  status: RequestStatus;
};

/** A point of the declaración responsable. */
export type DeclaracionItem = {
  /** Its letter in the order, as "a)", and what it is about. */
  heading: Scalars['String']['output'];
  /** What is declared. */
  paragraphs: Array<Scalars['String']['output']>;
};

/** What the producer of the software declares of one of its versions (Orden HAC/1177/2024, article 15). */
export type DeclaracionResponsable = {
  /** What the producer adds. */
  annex: Array<DeclaracionItem>;
  /** Day on which the producer signs it. */
  date: Scalars['Date']['output'];
  /** Points a) to l). */
  items: Array<DeclaracionItem>;
  /** Why it has no value: the producer of a demonstration does not exist. Else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Place where the producer signs it. */
  place: Scalars['String']['output'];
  /** Title that the order gives it. */
  title: Scalars['String']['output'];
  /** Version of the software that it is about. */
  version: Scalars['String']['output'];
};

/** A version of the software with a declaración responsable. */
export type DeclaracionVersion = {
  /** True for the version in use. */
  current: Scalars['Boolean']['output'];
  /** Day on which its declaration was signed. */
  date: Scalars['Date']['output'];
  /** Version. */
  version: Scalars['String']['output'];
};

/** What is owed for the invoices that are due in a span of days. */
export type DueWeek = {
  /** Invoices. */
  count: Scalars['Int']['output'];
  /** First day; null: of whatever day, overdue. */
  from?: Maybe<Scalars['Date']['output']>;
  /** What is owed for them; below zero it is for the customers. */
  owed: Scalars['Decimal']['output'];
  /** Last day; null: no end. */
  to?: Maybe<Scalars['Date']['output']>;
};

/** What erasing somebody does, or did. */
export type ErasurePlan = {
  /** What stays blocked, by its day. */
  blocked: Array<BlockedItem>;
  /** When it was done. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** From this day on nothing of them is left. */
  goneOn: Scalars['Date']['output'];
  /** The request's. */
  id: Scalars['ID']['output'];
  /** Issued invoices to them. */
  invoices: Scalars['Int']['output'];
  /** What the card is called from then on. */
  label: Scalars['String']['output'];
  /** What goes at once. */
  now: Array<ErasureStep>;
  /** Why it cannot be done yet, and what to do; null: it can. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** What of it is still to be paid. */
  unpaid: Scalars['Decimal']['output'];
};

/** Something that goes at once. */
export type ErasureStep = {
  /** How many, or what becomes of it. */
  detail?: Maybe<Scalars['String']['output']>;
  /** What. */
  what: Scalars['String']['output'];
};

/** Which simplified invoices a complete one (F3) stands for. */
export type Exchange = {
  /** The simplified invoices. */
  invoices: Array<RelatedInvoice>;
  /** The one of the opposite sign that takes it back. */
  takenBackBy?: Maybe<RelatedInvoice>;
  /** Of one of the opposite sign: the one that it takes back. */
  takesBack?: Maybe<RelatedInvoice>;
};

/** A complete invoice for simplified ones: with customerId or customerManual, one of the two. */
export type ExchangeInput = {
  /** Saved customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer that is not saved. */
  customerManual?: InputMaybe<ManualCustomerInput>;
  /** Date of issue, not before the simplified ones nor in the future; today when absent. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** UUIDs of issued simplified invoices (F2), and of what rectifies them (R5): 1 to 1,000. */
  ids: Array<Scalars['ID']['input']>;
  /** Notes, up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Series of complete invoices; absent: A. */
  series?: InputMaybe<Scalars['String']['input']>;
};

/** Why the law does not ask a company to send (RD 1007/2023, art. 3.3). */
export type ExclusionCause =
  /** It pays its taxes in the Basque Country or Navarre. */
  | 'foral'
  /** Another cause of art. 3.3: see the note. */
  | 'other'
  /** It keeps its VAT books by the SII. */
  | 'sii';

/** A code of the AEAT in plain Spanish. */
export type Explanation = {
  /** With which button. */
  action: AnswerAction;
  /** The AEAT's code. */
  code: Scalars['Int']['output'];
  /** What happened. */
  whatHappened: Scalars['String']['output'];
  /** What to do. */
  whatToDo: Scalars['String']['output'];
  /** Whose fault it is. */
  whoseFault: AnswerFault;
};

/** Whoever forgot their password. */
export type ForgotPasswordInput = {
  /** Email of the account. */
  email: Scalars['String']['input'];
};

/** Whether what is invoiced took place. */
export type Happened =
  /** It did not. */
  | 'no'
  /** A part of it, and the rest will not. */
  | 'part'
  /** It did. */
  | 'yes';

/** What became of the last invitation mail. */
export type InvitationStatus =
  /** Dudosa: the mail server took it and never answered. */
  | 'doubtful'
  /** Rechazada by the mail server. */
  | 'failed'
  /** En cola. */
  | 'queued'
  /** Enviándose. */
  | 'sending'
  /** Enviada. */
  | 'sent';

/** An invoice (factura) or the draft of one. */
export type Invoice = {
  /** What its customer is asked for by now: with what it stands for (by substitution, or simplified ones), and less what rectifies it. 0 where nothing is left of all of them. Of a credit what is to be given back: no more than came in. */
  asked: Scalars['Decimal']['output'];
  /** What came in by card through its link, the first one first, the last 100 of them. Not in lists of invoices. */
  cardPayments: Array<CardPayment>;
  /** What came in for it so far. */
  collected: Scalars['Decimal']['output'];
  /** What came in for it, for all that it replaces, one after another, and for what rectifies it, together. Not in lists of invoices. */
  collectedInAll: Scalars['Decimal']['output'];
  /** What came in for it, entry by entry, the first one first. Not in lists of invoices. */
  collections: Array<Collection>;
  /** UUID of the invoice that it was copied from. */
  copyOf?: Maybe<Scalars['ID']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Saved customer as it was then; null of any other. */
  customer?: Maybe<InvoiceCustomer>;
  /** Address of a manual customer; else null. */
  customerAddress?: Maybe<Scalars['String']['output']>;
  /** Country of a manual customer by its two letters; null: Spain. */
  customerCountry?: Maybe<Scalars['String']['output']>;
  /** Saved customer, as a draft is changed with; else null. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** Kind of a manual customer's tax number; null: the usual one. */
  customerIdKind?: Maybe<Scalars['String']['output']>;
  /** Manual customer, as a draft is changed with. */
  customerManual?: Maybe<ManualCustomer>;
  /** Name of a manual customer; else null. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Tax number of a manual customer; else null. */
  customerNif?: Maybe<Scalars['String']['output']>;
  /** Date of issue. */
  date: Scalars['Date']['output'];
  /** Of mobile phones, consoles, laptops, tablets, silver, platinum or palladium under reverse charge (art. 84.Uno.2.º g LIVA): in a series of its own. */
  devicesOrMetals: Scalars['Boolean']['output'];
  /** All that was taken off, of the lines and of the whole. */
  discount: Scalars['Decimal']['output'];
  /** Euros taken off the whole. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage taken off the whole. */
  discountPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Day on which it is to be paid, as its paper says it; of a draft only where somebody wrote it. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** Day after which it is overdue: dueDate, or else thirty days after its date (art. 4.1 Ley 3/2004); null of a draft and of what is collected by its simplified invoices (F3). */
  dueOn?: Maybe<Scalars['Date']['output']>;
  /** Of a complete invoice for simplified ones (F3): which. Not in lists of invoices. */
  exchange?: Maybe<Exchange>;
  /** The complete invoice (F3) that stands for this simplified one. Not in lists of invoices. */
  exchangedBy?: Maybe<RelatedInvoice>;
  /** SERIES-YEAR-NNNN; null for a draft. */
  fullNumber?: Maybe<Scalars['String']['output']>;
  /** Account that a transfer goes to, as its paper says it (IBAN). */
  iban?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Who issues it in the company's name and account; null: the company itself. */
  issuedBy?: Maybe<IssuedBy>;
  /** The company as it was when the invoice was issued. */
  issuer: InvoiceIssuer;
  /** Kind, as the AEAT names it (TipoFactura). */
  kind: InvoiceKind;
  /** Lines in order. Not in lists of invoices. */
  lines: Array<InvoiceLine>;
  /** Notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Correlative per series and year, from 1; null for a draft. */
  number?: Maybe<Scalars['Int']['output']>;
  /** Date of the operation, where it is not that of issue: of a prepayment when it was received, of a rectifying invoice that of its original. */
  operationDate?: Maybe<Scalars['Date']['output']>;
  /** What is still owed for it: below zero it is for the customer; 0 of a draft, of an annulled one, and of one that stands for simplified ones (F3). */
  owed: Scalars['Decimal']['output'];
  /** Day it was paid. */
  paidOn?: Maybe<Scalars['Date']['output']>;
  /** The copy that is asked for, as it was accepted. Its PDF comes from GET /api/invoices/{id}/pdf. */
  paper: PaperCopy;
  /** What its paper is written in; null: Spanish. */
  paperLanguage?: Maybe<PaperLanguage>;
  /** What is to be paid: total, less what is withheld, with the suplidos. */
  payable: Scalars['Decimal']['output'];
  /** How it is to be paid, as its paper says it. */
  paymentMeans?: Maybe<PaymentMeans>;
  /** Terms that its due date follows from; null: it was written. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** Of what was received before the operation (anticipo); what replaces one is one too. */
  prepayment: Scalars['Boolean']['output'];
  /** Address in its QR; null where it has no record. */
  qrUrl?: Maybe<Scalars['String']['output']>;
  /** Simplified with its customer's data (art. 7.2 RD 1619/2012), or what rectifies one. */
  qualified: Scalars['Boolean']['output'];
  /** The quote that it was made of; null: none. */
  quote?: Maybe<QuoteName>;
  /** VAT per rate and cause. */
  rates: Array<InvoiceRate>;
  /** Recargo de equivalencia of all rates, in the total; null: the invoice carries none. */
  recargo?: Maybe<Scalars['Decimal']['output']>;
  /** What a rectifying invoice corrects; null of any other. Not in lists of invoices. */
  rectification?: Maybe<Rectification>;
  /** The invoices that rectify it. Not in lists of invoices. */
  rectifiedBy: Array<RelatedInvoice>;
  /** What is left of it at each rate with all that rectifies it; null where nothing does. Not in lists of invoices. */
  remaining?: Maybe<Array<InvoiceRate>>;
  /** The last reminder of it; null: there was none. */
  reminded?: Maybe<Reminded>;
  /** Number of the rectifying invoice that stands in its place (by substitution); null: none does. */
  replacedBy?: Maybe<Scalars['String']['output']>;
  /** True where its paper says «inversión del sujeto pasivo»: S2, or N2 by a NIF-IVA. */
  reverseCharge: Scalars['Boolean']['output'];
  /** Series, 1 to 10 of A-Z 0-9. */
  series: Scalars['String']['output'];
  /** The invoice that takes this prepayment off. Not in lists of invoices. */
  settledBy?: Maybe<RelatedInvoice>;
  /** The prepayments that its lines take off, in their order. Not in lists of invoices. */
  settles: Array<RelatedInvoice>;
  /** State. */
  status: InvoiceStatus;
  /** Base imponible: sum of the lines' subtotals. */
  subtotal: Scalars['Decimal']['output'];
  /** What was paid in the customer's name: not part of the total. */
  suplidos: Array<Suplido>;
  /** Its tax: that of the territory where the company was when it was issued. */
  tax: TaxName;
  /** Total with VAT and recargo de equivalencia. */
  total: Scalars['Decimal']['output'];
  /** VAT of all rates. */
  totalIva: Scalars['Decimal']['output'];
  /** Its record at the AEAT; null for a draft, and where its company did not send. */
  verifactu?: Maybe<Verifactu>;
  /** Which version of a draft this is, for updateInvoice and issueInvoice; null of what is issued. */
  version?: Maybe<Scalars['String']['output']>;
  /** What to know about the invoice just made or issued; empty otherwise. */
  warnings: Array<Scalars['String']['output']>;
  /** What the customer withholds of the base imponible. */
  withholding?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage of IRPF that the customer withholds. */
  withholdingPercent?: Maybe<Scalars['Decimal']['output']>;
};


/** An invoice (factura) or the draft of one. */
export type InvoicePaperArgs = {
  copy?: InputMaybe<PaperCopy>;
};

/** How many invoices each view of the list has; from 1,000 on nobody counts further. */
export type InvoiceCounts = {
  /** All. */
  all: Scalars['Int']['output'];
  /** Borradores. */
  drafts: Scalars['Int']['output'];
  /** Por cobrar: something is owed. */
  open: Scalars['Int']['output'];
  /** Vencidas: of those, the ones whose day has passed. */
  overdue: Scalars['Int']['output'];
};

/** Saved customer as it was when the invoice was issued. */
export type InvoiceCustomer = {
  /** Street and number. */
  address?: Maybe<Scalars['String']['output']>;
  /** Town. */
  city?: Maybe<Scalars['String']['output']>;
  /** Country by its two letters; null: Spain. */
  country?: Maybe<Scalars['String']['output']>;
  /** The customer as it is now, which may say something else; null once it was deleted. */
  current?: Maybe<Customer>;
  /** Email. */
  email?: Maybe<Scalars['String']['output']>;
  /** UUID of the customer. */
  id: Scalars['ID']['output'];
  /** Kind of the tax number; null: the usual one. */
  idKind?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Tax number. */
  nif: Scalars['String']['output'];
  /** Postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
};

/** How an invoice reaches its customer: what was sent, and what a sending would propose. */
export type InvoiceDelivery = {
  /** What came back through its links, newest first, at most 100. */
  answers: Array<LinkAnswer>;
  /** The invoice's UUID. */
  id: Scalars['ID']['output'];
  /** The mail as the customer would get it now, in these words; null of a draft. Nothing is kept or sent. */
  letter?: Maybe<LetterShown>;
  /** The customer's link; null: there is none. */
  link?: Maybe<InvoiceLink>;
  /** Where answers go: the company's address, once it has been shown to be theirs; null: nowhere. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** Newest first, at most 100. */
  sendings: Array<Sending>;
  /** The company's text, with its fields. */
  text: Scalars['String']['output'];
  /** Addresses to propose. */
  to: Array<Scalars['String']['output']>;
};


/** How an invoice reaches its customer: what was sent, and what a sending would propose. */
export type InvoiceDeliveryLetterArgs = {
  link?: Scalars['Boolean']['input'];
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Invoices for which something is owed, by the day on which they are due. */
export type InvoiceDue =
  /** Por cobrar: something is owed, by the customer or, below zero, to them. */
  | 'open'
  /** Vencidas: of those, the ones whose day has passed. */
  | 'overdue';

/** What an export was asked for, as it was accepted. */
export type InvoiceExport = {
  /** Its total, what is to be paid for it or what of that is still owed: just so many euros, with their sign. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** UUID of the saved customer. */
  customerId?: Maybe<Scalars['ID']['output']>;
  /** From this date on. */
  dateFrom?: Maybe<Scalars['Date']['output']>;
  /** Up to this date. */
  dateTo?: Maybe<Scalars['Date']['output']>;
  /** Only what is owed, in the order in which it is due. */
  due?: Maybe<InvoiceDue>;
  /** Only these invoices, up to 100; the filters hold too. One that is not there refuses all. */
  ids?: Maybe<Array<Scalars['ID']['output']>>;
  /** Kind. */
  kind?: Maybe<InvoiceKind>;
  /** Part of a number, customer name or tax number; case and accents do not matter. */
  search?: Maybe<Scalars['String']['output']>;
  /** State. */
  status?: Maybe<InvoiceStatus>;
  /** How its last record stands with the AEAT. */
  verifactu?: Maybe<RecordStanding>;
};

/** An invoice to be made: with customerId or customerManual, one of the two; a simplified one (F2) may have neither. */
export type InvoiceInput = {
  /** Total with VAT that was agreed, above 0: the prices of all lines are changed in proportion until the invoice comes to it. */
  agreedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Invoice that it is a copy of. Absent where a draft is changed: as it was. */
  copyOf?: InputMaybe<Scalars['ID']['input']>;
  /** Saved customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer that is not saved. */
  customerManual?: InputMaybe<ManualCustomerInput>;
  /** Date of issue; not in the future, unless it is a draft. */
  date: Scalars['Date']['input'];
  /** Of mobile phones, consoles, laptops, tablets, silver, platinum or palladium under reverse charge (art. 84.Uno.2.º g LIVA), in a series of its own (art. 6.1.a RD 1619/2012): a complete invoice of IVA with a line of ivaCause S2. */
  devicesOrMetals?: InputMaybe<Scalars['Boolean']['input']>;
  /** Euros taken off the whole, shared out over the lines; or discountPercent. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage taken off the whole, 0 to 100, shared out over the lines; or discountAmount. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day on which it is to be paid, from its date to five years later. Absent: it follows from the terms of the saved customer's card, or else the company's, when it is issued. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Tax that was seen: where the company's is another by now, as it has moved, it is 409, not kept. */
  expectedTax?: InputMaybe<TaxName>;
  /** Total that was seen: with another it is 409, not kept. */
  expectedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Who issues it in the company's name and account, in a series of its own; absent: the company itself. */
  issuedBy?: InputMaybe<IssuedByInput>;
  /** Kind; absent: F1, a complete invoice. */
  kind?: InputMaybe<WrittenKind>;
  /** 1 to 1,000 lines, with at most 12 combinations of rate and cause. */
  lines: Array<InvoiceLineInput>;
  /** Notes, up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Date of the operation, where it is another; of a prepayment, when it was received: at most 20 years before the date of issue, and after it only of public works (ivaRegime 14). Where lines say theirs it follows, and need not be said. */
  operationDate?: InputMaybe<Scalars['Date']['input']>;
  /** How it is to be paid. Absent: as the saved customer's card says, or else as is usual. */
  paymentMeans?: InputMaybe<PaymentMeans>;
  /** Of what is received before the operation (anticipo, art. 75.Dos LIVA), on operationDate or else on date: issued, it is paid. */
  prepayment?: InputMaybe<Scalars['Boolean']['input']>;
  /** UUIDs of prepayments of the same customer that the invoice takes off, at most 50: the lines that do so are added after these, one for each and rate. */
  prepayments?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A simplified invoice whose customer asks for their data in it (arts. 7.2 and 7.3 RD 1619/2012): with a customer; its kind is F1, as the AEAT names it, whichever is said. */
  qualified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it carries recargo de equivalencia. Absent or null: as the saved customer's card says, and of a draft without it that is changed, as it was, as long as its customer is the same; true, or its amount as it is read (an amount of 0 is as null), is for such customers alone, false for what they buy without it (services). */
  recargo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Series, 1 to 10 of A-Z 0-9; lower case is raised. Absent: A; of a simplified invoice T, of devicesOrMetals G, or the one that the company has for them. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** draft or issued. */
  status?: InputMaybe<InvoiceStatus>;
  /** What was paid in the customer's name: added to what is to be paid, not to the total. */
  suplidos?: InputMaybe<Array<SuplidoInput>>;
  /** Version that was seen where a draft is changed: refused where it is another by now. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** Percentage of IRPF that the customer withholds: 15, 7, 19, 2, 1, 6, 2.8, 7.6. It is taken off what is to be paid, not off the total. */
  withholdingPercent?: InputMaybe<Scalars['Decimal']['input']>;
};

/** The company as it was when the invoice was issued. */
export type InvoiceIssuer = {
  /** Address. */
  address?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Tax number. */
  nif: Scalars['String']['output'];
};

/** Kind of invoice, as the AEAT names it (TipoFactura). */
export type InvoiceKind =
  /** Factura completa. */
  | 'F1'
  /** Factura simplificada: nobody need be named (arts. 4 and 7 RD 1619/2012). */
  | 'F2'
  /** Factura completa for simplified invoices that were issued (art. 15.6 RD 1619/2012). */
  | 'F3'
  /** Rectificativa: art. 80 Uno, Dos and Seis LIVA, and errors of law. */
  | 'R1'
  /** Rectificativa: the customer was declared insolvent (art. 80 Tres LIVA). */
  | 'R2'
  /** Rectificativa: a debt that will not be paid (art. 80 Cuatro LIVA). */
  | 'R3'
  /** Rectificativa: any other cause. */
  | 'R4'
  /** Rectificativa of a simplified invoice. */
  | 'R5';

/** One line of an invoice. */
export type InvoiceLine = {
  /** Quantity × price less its own discount, as its paper shows it. */
  amount: Scalars['Decimal']['output'];
  /** Of a margin scheme (regimes 03 and 05): what one unit cost, VAT included. It stands on no paper. */
  cost?: Maybe<Scalars['Decimal']['output']>;
  /** What is sold. */
  description: Scalars['String']['output'];
  /** Euros taken off the line. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage taken off the line. */
  discountPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Unit price with VAT included, where that was agreed: the price is what it comes to without. */
  grossPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Cause of a rate of 0. */
  ivaCause?: Maybe<IvaCause>;
  /** Rate of the invoice's tax in percent. */
  ivaRate: Scalars['Float']['output'];
  /** Regime as the AEAT numbers it (ClaveRegimen), where it does not follow from the cause: 03, 05, 07, 08, 11, 14, 15. */
  ivaRegime?: Maybe<Scalars['String']['output']>;
  /** Day of its operation, where the invoice has several. */
  operationDate?: Maybe<Scalars['Date']['output']>;
  /** Of a line that takes a prepayment off: which. */
  prepaymentId?: Maybe<Scalars['ID']['output']>;
  /** Unit price in euros, without VAT, up to 6 decimals. */
  price: Scalars['Decimal']['output'];
  /** The saved product that filled the line, as it is now; null without one, or once it was deactivated. */
  product?: Maybe<Product>;
  /** Saved product that filled the line. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Quantity, up to 6 decimals; below 0 of what is taken off. */
  quantity: Scalars['Decimal']['output'];
  /** What came back from the customer: its quantity is below 0. */
  returned: Scalars['Boolean']['output'];
  /** Quantity × price, half up to the cent, less its discount and its share of that of the whole. */
  subtotal: Scalars['Decimal']['output'];
  /** Subtotal and its share of the rate's VAT. */
  total: Scalars['Decimal']['output'];
};

/** One line. */
export type InvoiceLineInput = {
  /** Of a margin scheme (regimes 03 and 05): what one unit cost, VAT included. It stands on no paper. */
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** What is sold. */
  description: Scalars['String']['input'];
  /** Euros taken off the line; or discountPercent. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage taken off the line, 0 to 100, up to 2 decimals; or discountAmount. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit price with VAT included, up to 6 decimals: the price without it is found so that the invoice comes to exactly this. With price too, both have to agree to the cent. */
  grossPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Cause of a rate of 0; without one the line is taxed at 0 %. */
  ivaCause?: InputMaybe<IvaCause>;
  /** Rate in percent: of VAT 0, 4, 10 or 21; of IGIC 0, 3, 5, 7, 9.5, 15 or 20; of IPSI 0 and 0.5 to 10. */
  ivaRate?: Scalars['Float']['input'];
  /** Regime as the AEAT numbers it (ClaveRegimen), where it does not follow from the cause: 08 of N2 in Canarias, Ceuta or Melilla; 11 of business premises let at 21 %; 14 of public works and 15 of what is due by periods, whose VAT accrues on operationDate; 03 of goods bought second-hand and 05 of travel, taxed on price less cost, of IVA alone and of all lines; 07 of what a company under criterio de caja sells, which need not be said. Absent: 01, or 02 of E2 and E3. */
  ivaRegime?: InputMaybe<Scalars['String']['input']>;
  /** Day of its operation (art. 13 RD 1619/2012): said of one line it is said of all, in one calendar month and not after the invoice. The operationDate of the whole follows from them. */
  operationDate?: InputMaybe<Scalars['Date']['input']>;
  /** Of a line as a draft says it: only names this prepayment. */
  prepaymentId?: InputMaybe<Scalars['ID']['input']>;
  /** Unit price in euros, without VAT, above 0, up to 6 decimals; or grossPrice. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Saved product that fills the line. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity, above 0, up to 6 decimals. */
  quantity: Scalars['Decimal']['input'];
  /** Goods or packaging that the customer returns, taken off this later supply (art. 15.2 RD 1619/2012): quantity and price above 0 all the same, the sign is turned; a quantity or discountAmount below 0, as they are read, is taken as the same without its sign. One rate, cause and regime throughout the invoice, which may come to less than 0; not of a simplified one that names nobody. */
  returned?: InputMaybe<Scalars['Boolean']['input']>;
};

/** By which a customer sees an invoice without an account. */
export type InvoiceLink = {
  /** Until when. */
  expiresAt: Scalars['DateTime']['output'];
  /** Address. Whoever has it sees the invoice. */
  url: Scalars['String']['output'];
};

/** Invoices and which page of them. */
export type InvoicePage = {
  /** Invoices, in the order that was asked for. */
  items: Array<Invoice>;
  /** Page. */
  pagination: Pagination;
};

/** A paper that is no invoice yet. */
export type InvoicePreview = {
  /** PDF, in base64. */
  pdf: Scalars['String']['output'];
};

/** One row of the invoice's table of VAT: all lines of one rate, cause and regime. */
export type InvoiceRate = {
  /** Base imponible: sum of the lines' subtotals; of a margin scheme, what is earned without its VAT. */
  base: Scalars['Decimal']['output'];
  /** It goes by criterio de caja as well, under a regime of its own (03, 05, 11); else absent. */
  cashBasis?: Maybe<Scalars['Boolean']['output']>;
  /** Of a margin scheme: what of the price is not earned, and not taxed. */
  cost?: Maybe<Scalars['Decimal']['output']>;
  /** Cause of a rate of 0. */
  ivaCause?: Maybe<IvaCause>;
  /** Rate of the invoice's tax in percent. */
  ivaRate: Scalars['Float']['output'];
  /** ClaveRegimen, where it does not follow from the cause. */
  ivaRegime?: Maybe<Scalars['String']['output']>;
  /** Cuota: base × rate, half up to the cent; of a margin scheme what is earned × rate / (100 + rate), which may be a cent beside it. */
  quota: Scalars['Decimal']['output'];
  /** Recargo: base × its percent, half up to the cent. */
  recargo?: Maybe<Scalars['Decimal']['output']>;
  /** Recargo de equivalencia in percent, of an invoice that carries it. */
  recargoRate?: Maybe<Scalars['Decimal']['output']>;
};

/** The reminders of one invoice. */
export type InvoiceReminders = {
  /** What came back through its link and is not settled yet: the last. */
  answerId?: Maybe<Scalars['ID']['output']>;
  /** Whether its customer may. */
  customerOn: Scalars['Boolean']['output'];
  /** The invoice's UUID. */
  id: Scalars['ID']['output'];
  /** Newest first. */
  letters: Array<ReminderLetter>;
  /** Whether it may get reminders. */
  on: Scalars['Boolean']['output'];
  /** What is to come; null: it is not overdue, or paid. */
  overdue?: Maybe<OverdueInvoice>;
  /** First day for which the last step asks no interest, since nobody has read its rate in the BOE. */
  unratedFrom?: Maybe<Scalars['Date']['output']>;
};

/** Whether an invoice may get reminders. */
export type InvoiceRemindingInput = {
  /** Off: none of this invoice. */
  on: Scalars['Boolean']['input'];
  /** What came back through its link and was settled with the customer, with all before it. */
  settledAnswerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Column by which a list of invoices is sorted, and which way: Asc, the least first, or Desc. */
export type InvoiceSort =
  /** Name of the customer; case and accents do not matter. */
  | 'customerAsc'
  /** The same, from Z. */
  | 'customerDesc'
  /** Date, the oldest first. */
  | 'dateAsc'
  /** Date, the newest first. */
  | 'dateDesc'
  /** Day on which it is due, the first one first: with due. */
  | 'dueAsc'
  /** The same, the last one first: with due. */
  | 'dueDesc'
  /** Series, year and number. */
  | 'numberAsc'
  /** The same, the last first. */
  | 'numberDesc'
  /** Total, the least first. */
  | 'totalAsc'
  /** Total, the most first. */
  | 'totalDesc';

/** State of an invoice: draft → issued → paid; paid → issued; issued or paid → cancelled. */
export type InvoiceStatus =
  /** Anulada. */
  | 'cancelled'
  /** Borrador: no number yet; can be changed and deleted. */
  | 'draft'
  /** Emitida: numbered, never edited again. */
  | 'issued'
  /** Pagada. */
  | 'paid';

/** What the invoices that a filter leaves come to, on all pages together. */
export type InvoiceSums = {
  /** Invoices. */
  count: Scalars['Int']['output'];
  /** What is owed for these. */
  overdue: Scalars['Decimal']['output'];
  /** Those that are overdue. */
  overdueCount: Scalars['Int']['output'];
  /** What is still owed for them. */
  owed: Scalars['Decimal']['output'];
  /** Money of those that are issued or paid, with VAT, as the dashboard counts it. */
  total: Scalars['Decimal']['output'];
};

/** Who issues an invoice in the company's name and account. */
export type IssuedBy = {
  /** Day of the agreement. */
  agreedOn: Scalars['Date']['output'];
  /** Country by its two letters; null: Spain. */
  country?: Maybe<Scalars['String']['output']>;
  /** Kind of the tax number; null: the usual one. */
  idKind?: Maybe<Scalars['String']['output']>;
  /** Name, of a third party, null of the customer. */
  name?: Maybe<Scalars['String']['output']>;
  /** Tax number, of a third party, null of the customer. */
  nif?: Maybe<Scalars['String']['output']>;
  /** The customer, or a third party. */
  party: IssuedByParty;
};

/** Who issues the invoice in the company's name and account, by an agreement of before (art. 5 RD 1619/2012). */
export type IssuedByInput = {
  /** Day of the agreement; not after the invoice. */
  agreedOn: Scalars['Date']['input'];
  /** Country by its two letters, of a third party, null of the customer; absent: Spain. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Kind of its tax number as the AEAT numbers them, not 07. */
  idKind?: InputMaybe<Scalars['String']['input']>;
  /** Name, of a third party, null of the customer. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Tax number, at most 20 characters, of a third party, null of the customer. */
  nif?: InputMaybe<Scalars['String']['input']>;
  /** The customer, or a third party. */
  party: IssuedByParty;
};

/** Who issues an invoice in the company's name and account (art. 5 RD 1619/2012). */
export type IssuedByParty =
  /** Its customer: «facturación por el destinatario». */
  | 'customer'
  /** Somebody else, who is named. */
  | 'third';

/** Groups of companies, each with its date of VERI*FACTU. */
export type IssuerGroup =
  /** Pays the Impuesto sobre Sociedades. */
  | 'company'
  /** Self-employed, and the rest. */
  | 'other';

/** Why a line carries no tax (causa del 0 %), as the AEAT names it; of IGIC and IPSI by their own laws, E7 and E8 of IGIC alone. */
export type IvaCause =
  /** Exenta, art. 20 LIVA. */
  | 'E1'
  /** Exenta, art. 21 LIVA (exports). */
  | 'E2'
  /** Exenta, art. 22 LIVA. */
  | 'E3'
  /** Exenta, arts. 23 and 24 LIVA. */
  | 'E4'
  /** Exenta, art. 25 LIVA (supplies inside the EU). */
  | 'E5'
  /** Exenta for another reason. */
  | 'E6'
  /** Exenta of IGIC: régimen especial del pequeño empresario o profesional. */
  | 'E7'
  /** Exenta of IGIC for another reason. */
  | 'E8'
  /** No sujeta, arts. 7, 14 and others. */
  | 'N1'
  /** No sujeta by the rules of place of supply. */
  | 'N2'
  /** Sujeta at 0 %: donations to entities of Ley 49/2002 (art. 91.Cuatro LIVA); tipo cero of IGIC. */
  | 'S1'
  /** Inversión del sujeto pasivo (reverse charge). */
  | 'S2';

/** What an API key may do. */
export type KeyScope =
  /** Solo lectura. */
  | 'read'
  /** Lectura y escritura. */
  | 'write';

/** What the interest of late payment between businesses was in a half-year (Ley 3/2004, art. 7). */
export type LateRate = {
  /** When the platform last changed it; null: it is as Folio came with it. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What may be asked for, in percent: eight points more. */
  rate: Scalars['Decimal']['output'];
  /** Day on which the source was last read; null: nobody has compared it here yet. */
  readOn?: Maybe<Scalars['Date']['output']>;
  /** Rate of the European Central Bank, in percent. */
  reference: Scalars['Decimal']['output'];
  /** Where it is written. */
  source: Scalars['String']['output'];
  /** Its first day: 1 January or 1 July. */
  startsOn: Scalars['Date']['output'];
};

/** A half-year's rate as it was read now. */
export type LateRateInput = {
  /** Day on which the source was read, not in the future. */
  readOn: Scalars['Date']['input'];
  /** Rate of the European Central Bank, in percent, two decimals at most. */
  reference: Scalars['Decimal']['input'];
  /** Where it is written, at most 120 characters. */
  source: Scalars['String']['input'];
};

/** A letter that goes to customers in the name of a company. */
export type LetterKind =
  /** Factura. */
  | 'invoice'
  /** Factura proforma. */
  | 'proforma'
  /** Presupuesto. */
  | 'quote'
  /** Recordatorio. */
  | 'reminder1'
  /** Segundo aviso. */
  | 'reminder2'
  /** Último aviso. */
  | 'reminder3';

/** A letter as it would arrive. */
export type LetterShown = {
  /** Whose name it goes in. */
  from: Scalars['String']['output'];
  /** A whole page of HTML, the one that is sent: its picture is in it, its link leads nowhere, and it runs and loads nothing. */
  html: Scalars['String']['output'];
  /** Where answers go: the company's address; null: nowhere. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** Subject. */
  subject: Scalars['String']['output'];
};

/** What a letter says, of papers in one language. */
export type LetterText = {
  /** Language of the papers. */
  language: PaperLanguage;
  /** Letter. */
  letter: LetterKind;
  /** Whether the company wrote it; else it is the usual text. */
  own: Scalars['Boolean']['output'];
  /** Text, with fields as {numero}. */
  text: Scalars['String']['output'];
};

/** What a letter says. */
export type LetterTextInput = {
  /** What it said when it was read. Where it says something else by now nothing is kept (409); absent or null: it is replaced whatever it says. */
  seen?: InputMaybe<Scalars['String']['input']>;
  /** Text, up to 2,000 characters, with fields as {numero}; absent or empty: the usual text again. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What came back through an invoice's link. */
export type LinkAnswer = {
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What. */
  kind: LinkAnswerKind;
  /** In the words of whoever has the link; null: they wrote none. */
  words?: Maybe<Scalars['String']['output']>;
};

/** What came back through an invoice's link. */
export type LinkAnswerKind =
  /** Hay un error. */
  | 'mistake'
  /** Se abrió el enlace: a person, or a program that looks through mail. */
  | 'opened'
  /** Ya la he pagado. */
  | 'paid';

/** What a person signs in with. */
export type LoginInput = {
  /** Email. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
};

/** A customer that is not saved, as it was written. */
export type ManualCustomer = {
  /** Address. */
  address?: Maybe<Scalars['String']['output']>;
  /** Country by its two letters; null: Spain. */
  country?: Maybe<Scalars['String']['output']>;
  /** Kind of tax number as the AEAT numbers them; null: the usual one. */
  idKind?: Maybe<Scalars['String']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Tax number. */
  nif: Scalars['String']['output'];
};

/** A customer that is not saved. */
export type ManualCustomerInput = {
  /** Address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Country by its two letters (ISO 3166-1); null: Spain. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** Kind of tax number as the AEAT numbers them: 02 NIF-IVA, 03 passport, 04 number of its country, 05 residence, 06 other, 07 not in the census; null: the usual one of its country. */
  idKind?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  name: Scalars['String']['input'];
  /** Tax number, at most 20 characters. */
  nif: Scalars['String']['input'];
};

/** A movement and the invoices that it is for. */
export type MatchInput = {
  /** What is to be written down in all, as it was seen; where it has changed meanwhile, nothing is. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** UUIDs of the invoices, in the order in which they get it: each as much as is owed, until nothing is left. What is left then stays open. */
  invoiceIds: Array<Scalars['ID']['input']>;
  /** UUID of the movement. */
  movementId: Scalars['ID']['input'];
};

/** Which invoices a movement is probably for. Nothing is written down until somebody confirms it. */
export type MatchProposal = {
  /** The invoices, in the order in which they get it. */
  invoices: Array<MatchedInvoice>;
  /** Why: number, nif, name (they stand in the text), amount (exactly what is owed), sum (of several), part (of what is owed). */
  reasons: Array<Scalars['String']['output']>;
  /** Whether nobody else could be meant (seguro); else it is likely (probable). */
  sure: Scalars['Boolean']['output'];
};

/** An invoice that a movement is for, or may be. */
export type MatchedInvoice = {
  /** What of the movement is for it. */
  amount: Scalars['Decimal']['output'];
  /** Its customer, as its paper says it. */
  customerName: Scalars['String']['output'];
  /** Its number. */
  fullNumber: Scalars['String']['output'];
  /** UUID of the invoice. */
  invoiceId: Scalars['ID']['output'];
};

/** What was written down. */
export type MatchesConfirmed = {
  /** What was written down of them in all. */
  amount: Scalars['Decimal']['output'];
  /** Movements. */
  count: Scalars['Int']['output'];
};

/** Which movements are confirmed, all or none. */
export type MatchesInput = {
  /** Up to 50, and up to 100 invoices among them. */
  matches: Array<MatchInput>;
};

/** Money of one month. */
export type MonthRevenue = {
  /** YYYY-MM. */
  month: Scalars['String']['output'];
  /** Money, with VAT. */
  revenue: Scalars['Decimal']['output'];
};

/** What a movement of a file in another form says that may be the same. */
export type MovementTwin = {
  /** IBAN; empty where its file did not say it. */
  account: Scalars['String']['output'];
  /** Day. */
  date: Scalars['Date']['output'];
  /** Whether something was written down of it. */
  matched: Scalars['Boolean']['output'];
  /** What the bank says of it there. */
  text: Scalars['String']['output'];
};

/** What can be done; each field is one transaction. */
export type Mutation = {
  /** Lets the operator send the company's records to the AEAT. Any plan. */
  acceptRepresentation: RepresentationStanding;
  /** Notes what its customer said otherwise than by the link. */
  answerQuote: Quote;
  /** Opens the page where cards and receipts are kept. */
  billingPortal: Portal;
  /** Cancels (anula) an issued or paid invoice. It keeps its number. */
  cancelInvoice: Invoice;
  /** Ends the subscription with the period that is paid. */
  cancelSubscription: SubscriptionChange;
  /** Changes one's own password: every session ends, and this one goes on under a new token. */
  changePassword: PasswordChanged;
  /** Begins to pay for a plan on Stripe's page; where one is paid already, changes it: more at once, less from the next period on. */
  checkout: Checkout;
  /** Writes down what came in for an issued invoice; paid once nothing is owed. Takes an Idempotency-Key. */
  collectInvoice: Invoice;
  /** Writes down as collected, by transfer and on its day, what movements are for: all or none, each once. */
  confirmMatches: MatchesConfirmed;
  /** Connects an account of the company at Stripe, or goes on where it was left: answers the page of Stripe. */
  connectCardAccount: CardConnection;
  /** Seals and sends a corrected record, as verifactuCorrection says. */
  correctVerifactu: VerifactuSend;
  /** Adds an affiliate with a code of its own; a company's begins as pending. */
  createAffiliate: Affiliate;
  /** Makes an API key; its secret is shown this once. Needs a sign-in of the last 15 minutes, or the password. */
  createApiKey: NewApiKey;
  /** Adds a customer. */
  createCustomer: Customer;
  /** Writes a request down; without a session it is the public form's and waits for its mailed link. */
  createDataRequest: DataRequest;
  /** Issues an invoice, or keeps it as a draft. Takes an Idempotency-Key, kept for ever. */
  createInvoice: Invoice;
  /** Adds a product. */
  createProduct: Product;
  /** Writes a quote, with a number of its own. Takes an Idempotency-Key. */
  createQuote: Quote;
  /** Issues a rebate for the volume bought in a period (rappel), by differences. Takes an Idempotency-Key, kept for ever. */
  createRebate: Invoice;
  /** Repeats an invoice; 1,000 rules of a company at most. Takes an Idempotency-Key, kept for a day. */
  createRecurringInvoice: RecurringInvoice;
  /** Adds a user and mails the invitation. */
  createUser: User;
  /** Takes the company's certificate away: nothing is sent until there is another. PRO plan. */
  deleteCertificate: Scalars['Boolean']['output'];
  /** Takes a customer out of the lists; its invoices keep it. */
  deleteCustomer: Scalars['Boolean']['output'];
  /** Deletes a draft. */
  deleteInvoice: Scalars['Boolean']['output'];
  /** Deactivates a product: it leaves the lists; invoices keep what they say. */
  deleteProduct: Scalars['Boolean']['output'];
  /** Deletes a quote that is not accepted; its number is not given again. */
  deleteQuote: Scalars['Boolean']['output'];
  /** Deletes a rule; what it made stays as it is. */
  deleteRecurringInvoice: Scalars['Boolean']['output'];
  /** Deletes a user; not oneself, never the last admin. Frees the email. */
  deleteUser: Scalars['Boolean']['output'];
  /** From now on nobody pays by card. What was paid stays. */
  disconnectCardAccount: CardAccount;
  /** Ends one of one's own sessions. */
  endSession: Scalars['Boolean']['output'];
  /** Carries the plan out: it cannot be undone, and answers the request. */
  eraseData: ErasurePlan;
  /** Issues one complete invoice (F3) for simplified ones, with their amounts: no new income. Takes an Idempotency-Key, kept for ever. */
  exchangeInvoices: Invoice;
  /** Mails a link to set a new password, if the account exists: neither the answer nor its time shows whether it does. Public. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Allows something under the active privacy policy. */
  grantConsent: Consent;
  /** Mails the invitation again, or a link to choose another password where there is one; the earlier link dies. */
  inviteUser: Scalars['Boolean']['output'];
  /** The draft of the invoice of an accepted quote, once; it takes off what was invoiced beforehand. */
  invoiceQuote: Invoice;
  /** Issues a draft; on a paid invoice it undoes the payment. */
  issueInvoice: Invoice;
  /** Signs in. Public; ten failures per account and address in 15 minutes. */
  login: SignedIn;
  /** Ends this session: the token is dead from then on. */
  logout: Scalars['Boolean']['output'];
  /** Replaces what the company wrote down about a customer. */
  noteCustomer: Customer;
  /** Pauses a rule: nothing is made until it goes on. */
  pauseRecurringInvoice: RecurringInvoice;
  /** Notes that a commission was paid, and how: once. */
  payCommission: Commission;
  /** Marks an issued invoice as paid. */
  payInvoice: Invoice;
  /** Marks several issued invoices as paid, all or none; up to 100. */
  payInvoices: Array<Invoice>;
  /** The draft of a prepayment of an accepted quote; several up to its total. */
  prepayQuote: Invoice;
  /** Publishes the next version of the privacy policy. */
  publishPrivacyPolicy: PrivacyPolicy;
  /** Takes the end back: the subscription goes on. */
  reactivateSubscription: SubscriptionChange;
  /** Marks the cards of whoever objects (oposición) and withdraws their consents. */
  recordObjection: RequestSubject;
  /** Issues an invoice that rectifies another one, by differences or by substitution, or keeps it as a draft. Takes an Idempotency-Key, kept for ever. */
  rectifyInvoice: Invoice;
  /** Issues one invoice that rectifies several of the same customer, by differences. Takes an Idempotency-Key, kept for ever. */
  rectifyInvoices: Invoice;
  /** Asks Stripe how the account stands by now. */
  refreshCardAccount: CardAccount;
  /** Registers a company; whoever registers is its admin. Public. */
  register: SignedIn;
  /** Allows or forbids reminders to a customer; answers which. */
  remindCustomer: Scalars['Boolean']['output'];
  /** Allows or forbids reminders of an invoice, and says that what its customer answered is settled. */
  remindOfInvoice: InvoiceReminders;
  /** Sets a password with the token of a mailed link (reset 60 minutes, invitation 72 hours). Once. Public. */
  resetPassword: Scalars['Boolean']['output'];
  /** Brings a deactivated product back into the lists. */
  restoreProduct: Product;
  /** Restricts the cards of whoever asks (limitación), or lifts it: nobody invoices to them, changes or deletes them. */
  restrictData: RequestSubject;
  /** Goes on with the next day from today on; what lies between is not made up for. */
  resumeRecurringInvoice: RecurringInvoice;
  /** Sending goes on after somebody has seen to what paused it. */
  resumeVerifactu: VerifactuOverview;
  /** Tries again at once what is due. What is refused stands in problem, not as an error. */
  retryRecurringInvoice: RecurringInvoice;
  /** Revokes an API key: it is dead from the next call on. */
  revokeApiKey: Scalars['Boolean']['output'];
  /** Withdraws a consent; null where it was never given. */
  revokeConsent?: Maybe<Consent>;
  /** Revokes the links of an invoice: they lead nowhere any more. */
  revokeInvoiceLink: InvoiceDelivery;
  /** Revokes the link of a quote: it leads nowhere any more. */
  revokeQuoteLink: Quote;
  /** Changes logo, colour and language. Invoices already issued keep theirs. */
  saveFace: CompanyFace;
  /** Writes down a half-year's rate of the European Central Bank. */
  saveLateRate: LateRate;
  /** Writes what a letter says in one language from now on. */
  saveLetterText: LetterText;
  /** Writes down what the law says now of one of its dates. */
  saveRegulation: Regulation;
  /** Switches reminders on or off and writes their steps. What was overdue before never goes by itself. */
  saveReminderSettings: ReminderSettings;
  /** Says who sends the company's invoices to the AEAT, or why nobody does. */
  saySending: ObligationState;
  /** Mails an issued invoice with its PDF, to each address by itself; 200 mails a day of a company. Takes an Idempotency-Key, kept for a day. */
  sendInvoice: InvoiceDelivery;
  /** Sends that letter: each of its invoices has come to its step. Refused where what was seen has changed. It counts among the company's mails of the day. Takes an Idempotency-Key, kept for a day. */
  sendOverdueClaim: OverdueClaim;
  /** Mails a quote with its PDF and its link, to each address by itself; counted with the invoices that a company mails. Takes an Idempotency-Key, kept for a day. */
  sendQuote: Quote;
  /** Sends a reminder now; each step once, and none within five days of another letter to the customer. It counts among the company's mails of the day. Takes an Idempotency-Key, kept for a day. */
  sendReminder: InvoiceReminders;
  /** Sends an invoice to the AEAT now: seals its record where it has none, corrects a refused one; answers within 5 s with what is known by then. PRO, where it has none. */
  sendVerifactu: VerifactuSend;
  /** Lets an affiliate earn, or ends it. */
  setAffiliateStatus: Affiliate;
  /** Sets a movement aside, as no collection, or takes it back. Answers which. */
  setMovementAside: Scalars['Boolean']['output'];
  /** Opens, suspends or cancels a company, from its users' next call on; "trial" is refused. */
  setTenantStatus: TenantRow;
  /** The customer's link of an issued invoice: that which there is, or a new one, for 90 days. */
  shareInvoice: InvoiceDelivery;
  /** The customer's link of a quote: that which there is, or a new one. */
  shareQuote: Quote;
  /** Lets the next day go by without an invoice. */
  skipRecurringInvoice: RecurringInvoice;
  /** Issues the invoice (F3) of the opposite sign for the same simplified ones: a wrong F3 is put right so, and its simplified invoices can be exchanged again. Takes an Idempotency-Key, kept for ever. */
  takeBackExchange: Invoice;
  /** Undoes what was written down as collected, by an entry of the opposite sign. */
  undoCollection: Invoice;
  /** Undoes what was written down of movements, all or none; up to 50. Answers how many entries. */
  undoMatches: Scalars['Int']['output'];
  /** Undoes the payment of several invoices, all or none; up to 100. Those that are issued already stay so. */
  unpayInvoices: Array<Invoice>;
  /** Replaces a customer; its invoices keep what they say. */
  updateCustomer: Customer;
  /** Moves a request on, gives it to somebody, keeps notes. */
  updateDataRequest: DataRequest;
  /** Replaces a draft; its status in the input is ignored. */
  updateInvoice: Invoice;
  /** Replaces a product; invoices keep what they say. */
  updateProduct: Product;
  /** Replaces what a quote says, until it is accepted. */
  updateQuote: Quote;
  /** Replaces a rule; what it made stays as it is. */
  updateRecurringInvoice: RecurringInvoice;
  /** Changes it. Invoices already issued keep what they say. */
  updateSettings: Settings;
  /** Changes a user's name and role; not one's own. */
  updateUser: User;
  /** Installs the company's certificate, in the place of the one before. PRO plan. */
  uploadCertificate: CertificateStatus;
  /** Reads a bank statement, Norma 43 or CSV, and keeps its movements. Those that are there already stay. */
  uploadStatement: StatementRead;
  /** Confirms a request of the public form with the token of its mail: within 48 hours, once. */
  verifyDataRequest: Scalars['Boolean']['output'];
  /** Confirms one's address with the token of the welcome mail's link (7 days). Once. Public. */
  verifyEmail: Scalars['Boolean']['output'];
  /** Takes that back: refused while the company is bound to send and has no certificate in force of its own. */
  withdrawRepresentation: RepresentationStanding;
  /** Takes a bank statement back: its movements that no other one says are gone. Of those that collections were written down of, the collections are undone before, up to 100 entries, or they stay. */
  withdrawStatement: StatementWithdrawn;
};


/** What can be done; each field is one transaction. */
export type MutationAcceptRepresentationArgs = {
  input: RepresentationInput;
};


/** What can be done; each field is one transaction. */
export type MutationAnswerQuoteArgs = {
  id: Scalars['ID']['input'];
  input: QuoteAnswerInput;
};


/** What can be done; each field is one transaction. */
export type MutationCancelInvoiceArgs = {
  because?: InputMaybe<WrongInput>;
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationCancelSubscriptionArgs = {
  cancelAtPeriodEnd?: Scalars['Boolean']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be done; each field is one transaction. */
export type MutationCheckoutArgs = {
  interval?: InputMaybe<BillingInterval>;
  plan: Plan;
};


/** What can be done; each field is one transaction. */
export type MutationCollectInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: CollectionInput;
};


/** What can be done; each field is one transaction. */
export type MutationConfirmMatchesArgs = {
  input: MatchesInput;
};


/** What can be done; each field is one transaction. */
export type MutationCorrectVerifactuArgs = {
  because?: InputMaybe<WrongInput>;
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationCreateAffiliateArgs = {
  input: AffiliateInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateApiKeyArgs = {
  input: ApiKeyInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateDataRequestArgs = {
  input: DataRequestInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateInvoiceArgs = {
  input: InvoiceInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateProductArgs = {
  input: ProductInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateQuoteArgs = {
  input: QuoteInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateRebateArgs = {
  input: RebateInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateRecurringInvoiceArgs = {
  input: RecurringInvoiceInput;
};


/** What can be done; each field is one transaction. */
export type MutationCreateUserArgs = {
  input: NewUserInput;
};


/** What can be done; each field is one transaction. */
export type MutationDeleteCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationDeleteInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationDeleteQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationDeleteRecurringInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationEraseDataArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationExchangeInvoicesArgs = {
  input: ExchangeInput;
};


/** What can be done; each field is one transaction. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** What can be done; each field is one transaction. */
export type MutationGrantConsentArgs = {
  consentType: ConsentType;
};


/** What can be done; each field is one transaction. */
export type MutationInviteUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationInvoiceQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationIssueInvoiceArgs = {
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be done; each field is one transaction. */
export type MutationNoteCustomerArgs = {
  id: Scalars['ID']['input'];
  input: CustomerNotesInput;
};


/** What can be done; each field is one transaction. */
export type MutationPauseRecurringInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationPayCommissionArgs = {
  id: Scalars['ID']['input'];
  input: CommissionPaymentInput;
};


/** What can be done; each field is one transaction. */
export type MutationPayInvoiceArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationPayInvoicesArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationPrepayQuoteArgs = {
  id: Scalars['ID']['input'];
  input: QuotePrepaymentInput;
};


/** What can be done; each field is one transaction. */
export type MutationPublishPrivacyPolicyArgs = {
  input: PrivacyPolicyInput;
};


/** What can be done; each field is one transaction. */
export type MutationRecordObjectionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRectifyInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: RectifyInput;
};


/** What can be done; each field is one transaction. */
export type MutationRectifyInvoicesArgs = {
  input: RectifyTogetherInput;
};


/** What can be done; each field is one transaction. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be done; each field is one transaction. */
export type MutationRemindCustomerArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRemindOfInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: InvoiceRemindingInput;
};


/** What can be done; each field is one transaction. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be done; each field is one transaction. */
export type MutationRestoreProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRestrictDataArgs = {
  id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationResumeRecurringInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRetryRecurringInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRevokeConsentArgs = {
  consentType: ConsentType;
};


/** What can be done; each field is one transaction. */
export type MutationRevokeInvoiceLinkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationRevokeQuoteLinkArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationSaveFaceArgs = {
  accent?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<PaperLanguage>;
  logo?: InputMaybe<Scalars['LogoFile']['input']>;
  removeLogo?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationSaveLateRateArgs = {
  input: LateRateInput;
  startsOn: Scalars['Date']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationSaveLetterTextArgs = {
  input: LetterTextInput;
  language: PaperLanguage;
  letter: LetterKind;
};


/** What can be done; each field is one transaction. */
export type MutationSaveRegulationArgs = {
  code: Scalars['String']['input'];
  input: RegulationInput;
};


/** What can be done; each field is one transaction. */
export type MutationSaveReminderSettingsArgs = {
  input: ReminderSettingsInput;
};


/** What can be done; each field is one transaction. */
export type MutationSaySendingArgs = {
  input: SendingChoiceInput;
};


/** What can be done; each field is one transaction. */
export type MutationSendInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: SendInvoiceInput;
};


/** What can be done; each field is one transaction. */
export type MutationSendOverdueClaimArgs = {
  id: Scalars['ID']['input'];
  seen: Scalars['String']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationSendQuoteArgs = {
  id: Scalars['ID']['input'];
  input: SendQuoteInput;
};


/** What can be done; each field is one transaction. */
export type MutationSendReminderArgs = {
  id: Scalars['ID']['input'];
  step?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationSendVerifactuArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationSetAffiliateStatusArgs = {
  id: Scalars['ID']['input'];
  status: AffiliateStatus;
};


/** What can be done; each field is one transaction. */
export type MutationSetMovementAsideArgs = {
  aside: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationSetTenantStatusArgs = {
  id: Scalars['ID']['input'];
  status: TenantStatus;
};


/** What can be done; each field is one transaction. */
export type MutationShareInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationShareQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationSkipRecurringInvoiceArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationTakeBackExchangeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationUndoCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationUndoMatchesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationUnpayInvoicesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  input: CustomerInput;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateDataRequestArgs = {
  id: Scalars['ID']['input'];
  input: DataRequestUpdate;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: InvoiceInput;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: ProductInput;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateQuoteArgs = {
  id: Scalars['ID']['input'];
  input: QuoteInput;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateRecurringInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: RecurringInvoiceInput;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateSettingsArgs = {
  input: SettingsInput;
};


/** What can be done; each field is one transaction. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UserInput;
};


/** What can be done; each field is one transaction. */
export type MutationUploadCertificateArgs = {
  certificate?: InputMaybe<Scalars['CertificateFile']['input']>;
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  key?: InputMaybe<Scalars['CertificateFile']['input']>;
  noPassword?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  represents?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationUploadStatementArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  amountColumn?: InputMaybe<Scalars['Int']['input']>;
  dateColumn?: InputMaybe<Scalars['Int']['input']>;
  file: Scalars['StatementFile']['input'];
  outColumn?: InputMaybe<Scalars['Int']['input']>;
  textColumn?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be done; each field is one transaction. */
export type MutationVerifyDataRequestArgs = {
  token: Scalars['String']['input'];
};


/** What can be done; each field is one transaction. */
export type MutationVerifyEmailArgs = {
  input: VerifyEmailInput;
};


/** What can be done; each field is one transaction. */
export type MutationWithdrawStatementArgs = {
  id: Scalars['ID']['input'];
  undo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A key just made. */
export type NewApiKey = {
  /** The key. */
  apiKey: ApiKey;
  /** The secret, as a bearer token. It is shown this once. */
  token: Scalars['String']['output'];
};

/** A new user, who gets an invitation by mail. */
export type NewUserInput = {
  /** Email, unique on the platform. */
  email: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** user or admin. */
  role: CompanyRole;
};

/** The number that an invoice of a series and date would get if it were issued now. */
export type NextNumber = {
  /** SERIES-YEAR-NNNN. */
  fullNumber: Scalars['String']['output'];
  /** Latest date issued in the series, of any year. */
  latestDate?: Maybe<Scalars['Date']['output']>;
  /** Number. */
  number: Scalars['Int']['output'];
  /** True when the date lies before the latest one issued in the series. */
  outOfOrder: Scalars['Boolean']['output'];
  /** Date of the invoice with that number. */
  previousDate?: Maybe<Scalars['Date']['output']>;
  /** The number given before it in the series and year. */
  previousFullNumber?: Maybe<Scalars['String']['output']>;
  /** Series. */
  series: Scalars['String']['output'];
};

/** Whether and from when the law asks a company to send its invoices, and what follows. */
export type ObligationState = {
  /** From when the law binds it; null where it does not. */
  bindsFrom?: Maybe<Scalars['Date']['output']>;
  /** Until when it must go on sending, having begun; null when it is free. */
  boundUntil?: Maybe<Scalars['Date']['output']>;
  /** True where it sends only because it has begun, and could not begin anew: see boundUntil. */
  ending: Scalars['Boolean']['output'];
  /** Whom the dates take it for: as it has said, else by its NIF. */
  issuer: IssuerGroup;
  /** False where the law binds it and it does not send: issuing answers 402. */
  mayIssue: Scalars['Boolean']['output'];
  /** What it has said last; null: nothing yet. */
  said?: Maybe<SaidOfSending>;
  /** True where each invoice that it issues is sealed and sent. */
  sends: Scalars['Boolean']['output'];
  /** How it stands, for people. */
  words: Scalars['String']['output'];
};

/** A prepayment that an invoice can take off. */
export type OpenPrepayment = {
  /** Date of issue. */
  date: Scalars['Date']['output'];
  /** SERIES-YEAR-NNNN. */
  fullNumber: Scalars['String']['output'];
  /** UUID of the invoice. */
  id: Scalars['ID']['output'];
  /** What is left of it at each rate. */
  rates: Array<InvoiceRate>;
  /** It carries recargo de equivalencia. */
  recargo: Scalars['Boolean']['output'];
  /** What is left of it, with VAT. */
  total: Scalars['Decimal']['output'];
};

/** One letter to a customer about all that is overdue, as it would go now (reclamación). */
export type OverdueClaim = {
  /** Where it goes. */
  email?: Maybe<Scalars['String']['output']>;
  /** The customer's UUID. */
  id: Scalars['ID']['output'];
  /** The invoices in it, the oldest first. */
  invoices: Array<OverdueInvoice>;
  /** The letter as the customer would get it. */
  letter?: Maybe<ReminderPreview>;
  /** Overdue too and not in it: held, reminded of lately, or at another step. */
  others: Array<OverdueInvoice>;
  /** What is left to pay of the invoices in it. */
  owed: Scalars['Decimal']['output'];
  /** A mark of all of this, which sending it gives back. */
  seen?: Maybe<Scalars['String']['output']>;
  /** Its step: the firmest that an invoice of it has come to. */
  step?: Maybe<Scalars['Int']['output']>;
  /** Why none can be sent now; null: one can. */
  whyNot?: Maybe<Scalars['String']['output']>;
};

/** An overdue invoice and its reminders. */
export type OverdueInvoice = {
  /** The step that a person may send now. */
  byHand?: Maybe<Scalars['Int']['output']>;
  /** Whose it is. */
  customerName: Scalars['String']['output'];
  /** From when it counts as overdue. */
  dueOn: Scalars['Date']['output'];
  /** Where a reminder goes. */
  email?: Maybe<Scalars['String']['output']>;
  /** Its number. */
  fullNumber: Scalars['String']['output'];
  /** Why it gets none; null: it may. */
  hold?: Maybe<ReminderHold>;
  /** The invoice's UUID. */
  id: Scalars['ID']['output'];
  /** When. */
  lastAt?: Maybe<Scalars['DateTime']['output']>;
  /** On which day. */
  nextOn?: Maybe<Scalars['Date']['output']>;
  /** The step that comes by itself. */
  nextStep?: Maybe<Scalars['Int']['output']>;
  /** What is left to pay, less what rectifying invoices take off. */
  owed: Scalars['Decimal']['output'];
  /** The last step that went to its customer. */
  told?: Maybe<Scalars['Int']['output']>;
};

/** Overdue invoices and which page of them. */
export type OverdueInvoicePage = {
  /** The oldest first. */
  items: Array<OverdueInvoice>;
  /** Page. */
  pagination: Pagination;
};

/** Counts and money of issued and paid invoices (no drafts, none cancelled), with VAT. The month is that of the invoice date, in Madrid. */
export type Overview = {
  /** Invoices of this month. */
  monthInvoices: Scalars['Int']['output'];
  /** Money of this month. */
  monthRevenue: Scalars['Decimal']['output'];
  /** What is still owed for issued invoices: less what is withheld and what was collected of them, with their suplidos. */
  pendingRevenue: Scalars['Decimal']['output'];
  /** Money of the month before. */
  previousMonthRevenue: Scalars['Decimal']['output'];
  /** Saved customers. */
  totalCustomers: Scalars['Int']['output'];
  /** Invoices. */
  totalInvoices: Scalars['Int']['output'];
  /** Saved products. */
  totalProducts: Scalars['Int']['output'];
  /** Money of all invoices. */
  totalRevenue: Scalars['Decimal']['output'];
};

/** One of the viewer's own sessions. */
export type OwnSession = {
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** True for the session that asks. */
  current: Scalars['Boolean']['output'];
  /** Browser or program, as it called itself. */
  device?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Address it began from. */
  ipAddress?: Maybe<Scalars['String']['output']>;
  /** Last use, to five minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** Which page of a list this is. */
export type Pagination = {
  /** Rows per page. */
  limit: Scalars['Int']['output'];
  /** Page shown, from 1. */
  page: Scalars['Int']['output'];
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
  /** Pages in all; 0 when there are no rows. */
  totalPages: Scalars['Int']['output'];
};

/** Which copy of the paper of an invoice. */
export type PaperCopy =
  /** Marked «DUPLICADO» (art. 14 RD 1619/2012): where there are several recipients, or the original was lost. */
  | 'duplicate'
  /** The original, of which there is one. */
  | 'original';

/** What the words of a paper are written in. What the law wants said stands in Spanish too. */
export type PaperLanguage =
  /** Catalán. */
  | 'ca'
  /** Inglés. */
  | 'en'
  /** Castellano. */
  | 'es'
  /** Euskera. */
  | 'eu'
  /** Gallego. */
  | 'gl';

/** One's own password, just changed. */
export type PasswordChanged = {
  /** Always true. */
  success: Scalars['Boolean']['output'];
  /** The session's new token; the one that asked is dead, as every other. */
  token: Scalars['String']['output'];
};

/** One try to collect what a company pays for its plan. */
export type Payment = {
  /** Euros, with VAT. */
  amount: Scalars['Decimal']['output'];
  /** What it is for: plan and days. */
  concept?: Maybe<Scalars['String']['output']>;
  /** When it was tried. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed, in the words of the bank; null where it did not. */
  failure?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Number of our invoice for it; null until there is one. */
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** Euros of it that were given back, with VAT. */
  refunded: Scalars['Decimal']['output'];
  /** succeeded, failed or pending. */
  status: Scalars['String']['output'];
};

/** How an invoice is paid. */
export type PaymentMeans =
  /** Bizum. */
  | 'bizum'
  /** Tarjeta. */
  | 'card'
  /** Efectivo. */
  | 'cash'
  /** Cheque o pagaré. */
  | 'cheque'
  /** Domiciliación bancaria. */
  | 'direct_debit'
  /** Otra forma. */
  | 'other'
  /** Transferencia. */
  | 'transfer';

/** What a company pays for. */
export type Plan =
  /** Básico, 19 €/month. */
  | 'basic'
  /** PRO, 49 €/month: Verifactu. */
  | 'pro';

/** What a month was worth to the platform, and who came and left in it. */
export type PlatformMonth = {
  /** Companies that left (bajas) and have not come back. */
  cancellations: Scalars['Int']['output'];
  /** YYYY-MM, in Madrid. */
  month: Scalars['String']['output'];
  /** Monthly recurring revenue when the month was last counted, euros without VAT; null where nobody counted. */
  mrr?: Maybe<Scalars['Decimal']['output']>;
  /** Companies that registered (altas). */
  signUps: Scalars['Int']['output'];
};

/** The page where cards and receipts are kept. */
export type Portal = {
  /** True when it went well. */
  success: Scalars['Boolean']['output'];
  /** Where the browser goes next. */
  url: Scalars['String']['output'];
};

/** A version of the privacy policy (política de privacidad) of whoever runs this Folio. */
export type PrivacyPolicy = {
  /** Plain text; an empty line parts paragraphs. */
  content: Scalars['String']['output'];
  /** From this day on it is the active one, until the next. */
  effectiveDate: Scalars['Date']['output'];
  /** SHA-256 of the content, in hexadecimal: each consent keeps it. */
  hash: Scalars['String']['output'];
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
  /** Title. */
  title: Scalars['String']['output'];
  /** From 1; each text that was published has one. */
  version: Scalars['Int']['output'];
};

/** The next version of the privacy policy. */
export type PrivacyPolicyInput = {
  /** Plain text, at most 20,000 characters. */
  content: Scalars['String']['input'];
  /** YYYY-MM-DD from which it is active, today or later; absent: today. */
  effectiveDate?: InputMaybe<Scalars['String']['input']>;
  /** Title, at most 120 characters. */
  title: Scalars['String']['input'];
};

/** A product or service (producto) that fills an invoice line. */
export type Product = {
  /** What the invoice line says; the name where there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Rate of VAT (IVA), IGIC or IPSI in percent: of VAT 0, 4, 10 or 21. */
  ivaRate: Scalars['Float']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Unit price in euros, without VAT, up to 6 decimals. */
  price: Scalars['Decimal']['output'];
  /** Reference (SKU). */
  sku?: Maybe<Scalars['String']['output']>;
};

/** A product as it is to be kept. An optional field that is absent becomes null. */
export type ProductInput = {
  /** What the invoice line will say. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Rate in percent: of VAT 0, 4, 10 or 21; of IGIC 0, 3, 5, 7, 9.5, 15 or 20; of IPSI 0 and 0.5 to 10. */
  ivaRate?: Scalars['Float']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** Unit price in euros, without VAT, 0 or more, up to 6 decimals. */
  price: Scalars['Decimal']['input'];
  /** Reference (SKU). */
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** Products and which page of them. */
export type ProductPage = {
  /** Products by name. */
  items: Array<Product>;
  /** Page. */
  pagination: Pagination;
};

/** What can be read. */
export type Query = {
  /** The privacy policy in force. */
  activePrivacyPolicy: PrivacyPolicy;
  /** The log of the company, newest first: all of it for an admin, their own acts for anybody else. */
  activities: ActivityPage;
  /** Begins an export of the log as it is filtered: leaves its trace. The rows come from GET /api/lopd/reports/activity/csv. */
  activityExport: ActivityExport;
  /** The people whose acts can be asked for, by name; those who were deleted too. */
  activityUsers: Array<ActivityUser>;
  /** Where who is invited by a code registers; a company asks for its own affiliates' only. */
  affiliateLink: Scalars['String']['output'];
  /** What all affiliates have brought. */
  affiliateStats: AffiliateStats;
  /** Everybody's affiliates, newest first; with a search those whose name, email or code contains it. */
  affiliates: AffiliatePage;
  /** The company's API keys that were not revoked. */
  apiKeys: Array<ApiKey>;
  /** Movements of the bank, each with the invoices that it is probably for. */
  bankMovements: BankMovementPage;
  /** Bank statements that were uploaded and of which a movement is left. */
  bankStatements: BankStatementPage;
  /** What the company pays, and how. */
  billing: Billing;
  /** The company's own account at Stripe, by which it is paid by card. */
  cardAccount: CardAccount;
  /** What tax accrues in a quarter under criterio de caja: by what came in, and on 31 December. Any plan. */
  cashAccrual: CashAccrualReport;
  /** Walks the whole chain of the log and computes every seal again. */
  checkActivities: ActivityCheck;
  /** Whether a checkout session of the company's (or the subscription of a change) is paid: null while its payment is under way. */
  checkoutPaid?: Maybe<Scalars['Boolean']['output']>;
  /** How the company's papers look from now on. */
  companyFace: CompanyFace;
  /** What the signed-in person allows and has allowed: the active ones first, at most 200. */
  consents: Array<Consent>;
  /** Whether the numbers of all series follow each other, and the chain of records from end to end. Any plan. */
  correlativity: Correlativity;
  /** One customer. */
  customer: Customer;
  /** What a customer owes, and how long they take to pay. */
  customerAccount: CustomerAccount;
  /** Customers by name; those that a search finds, the most probable first. */
  customers: CustomerPage;
  /** What the first screen shows. */
  dashboard: Dashboard;
  /** One request. */
  dataRequest: DataRequest;
  /** Begins the ZIP of what is held on a person, for a request of access or portability; the facade streams it. */
  dataRequestExport: DataRequest;
  /** The company's requests over personal data; the superadmin's are those that name no known company. */
  dataRequests: DataRequestPage;
  /** The producer's declaración responsable of one version of the software; open to anybody. */
  declaracionResponsable: DeclaracionResponsable;
  /** Versions with a declaración responsable, the newest first; open to anybody. */
  declaracionVersions: Array<DeclaracionVersion>;
  /** What is owed, by when it is due: overdue, the rest of this week, the next four weeks, and later. */
  dueWeeks: Array<DueWeek>;
  /** What erasing whoever asks would do today, or did. */
  erasurePlan: ErasurePlan;
  /** One invoice. */
  invoice: Invoice;
  /** How many invoices each view of the list has, counted up to 1,000. */
  invoiceCounts: InvoiceCounts;
  /** How an invoice reaches its customer. */
  invoiceDelivery: InvoiceDelivery;
  /** Begins an export of the list: checks what is asked for and leaves its trace. The rows come from GET /api/invoices/export/csv. */
  invoiceExport: InvoiceExport;
  /** The paper of an invoice that is being written, marked BORRADOR. Nothing is kept, no number is taken. */
  invoicePreview: InvoicePreview;
  /** The reminders of an invoice, with each letter as it went. */
  invoiceReminders: InvoiceReminders;
  /** What the invoices that a filter leaves come to, on all pages together. */
  invoiceSums: InvoiceSums;
  /** Invoices, newest first (date, then number) unless another order is asked for. */
  invoices: InvoicePage;
  /** A selection of the list, up to 100; one that is not there refuses all. */
  invoicesByIds: Array<Invoice>;
  /** Interest of late payment by half-year, newest first. */
  lateRates: Array<LateRate>;
  /** A letter as a customer would get it, about an example; text absent: the one that is kept. */
  letterExample: LetterShown;
  /** What the letters to customers say, each in each language of papers. */
  letterTexts: Array<LetterText>;
  /** Who is signed in. */
  me: Session;
  /** What the company's affiliates have brought. */
  myAffiliateStats: AffiliateStats;
  /** The company's affiliates, newest first. */
  myAffiliates: AffiliatePage;
  /** One's own sessions that still work. */
  mySessions: Array<OwnSession>;
  /** The number that an invoice would get if it were issued now. Reserves nothing. */
  nextNumber: NextNumber;
  /** The number that a rectifying invoice would get if it were issued now. Reserves nothing. */
  nextRectifyingNumber: NextNumber;
  /** Whether and from when the law asks the company to send its invoices. */
  obligation: ObligationState;
  /** The prepayments of a customer that no invoice takes off yet, from the oldest; at most 50. */
  openPrepayments: Array<OpenPrepayment>;
  /** One letter about all that a customer has overdue, as it would go now, and what is not in it. */
  overdueClaim: OverdueClaim;
  /** Overdue invoices, which step went of each and what is to come. */
  overdueInvoices: OverdueInvoicePage;
  /** The same, with the words of a past one (see past) in the place of those in force. */
  pastRepresentation: RepresentationStanding;
  /** A payment that we have invoiced; its invoice is a PDF (REST). */
  paymentInvoice: Payment;
  /** What is owed to affiliates, the oldest payment first. */
  pendingCommissions: CommissionPage;
  /** All versions of the privacy policy, newest first. */
  privacyPolicies: Array<PrivacyPolicy>;
  /** One product. */
  product: Product;
  /** Products by name; those that a search finds, the most probable first. */
  products: ProductPage;
  /** Where who is invited by a code registers. Public; 20 tries a minute from an address. */
  publicAffiliateLink: Scalars['String']['output'];
  /** One quote, with what happened to it. */
  quote: Quote;
  /** Quotes and proformas. */
  quotes: QuotePage;
  /** One invoice that repeats, with its latest days. */
  recurringInvoice: RecurringInvoice;
  /** Invoices that repeat, by the day of the next one. */
  recurringInvoices: RecurringInvoicePage;
  /** The dates of the law on invoicing, by date. */
  regulations: Array<Regulation>;
  /** A reminder as the customer would get it today. */
  reminderPreview: ReminderPreview;
  /** How the company reminds its customers of overdue invoices. */
  reminderSettings: ReminderSettings;
  /** Whether the operator may send the company's records to the AEAT, and by which words. Any plan. */
  representation: RepresentationStanding;
  /** What the company holds of whoever made a request. */
  requestSubject: RequestSubject;
  /** What the company says of itself on its invoices. */
  settings: Settings;
  /** Figures of the platform. */
  superadminStats: SuperadminStats;
  /** A company of the platform and how many things it has. */
  tenant: TenantDetail;
  /** Begins the download of everything that the company has here: leaves its trace. The file comes from GET /api/tenant/export. */
  tenantExport: TenantExport;
  /** The companies of the platform, newest first. */
  tenants: TenantPage;
  /** The company's users by name. */
  users: CompanyUserPage;
  /** Whether somebody may come by a code. Public; 20 tries a minute from an address. */
  validateAffiliate: AffiliateCode;
  /** The certificate with which the company sends to the AEAT. PRO plan. */
  verifactuCertificate: CertificateStatus;
  /** What correcting an invoice's record would do. PRO, where it has none. */
  verifactuCorrection: Correction;
  /** Begins an export of the records of a period: leaves its trace. The file comes from GET /api/verifactu/records/export. PRO. */
  verifactuExport: RecordExport;
  /** How the company's records stand with the AEAT. */
  verifactuOverview: VerifactuOverview;
  /** One record with its text and the answers to it. PRO. */
  verifactuRecord: RecordWhole;
  /** The chain of records, newest first. PRO. */
  verifactuRecords: RecordPage;
  /** Walks the whole chain and computes every hash again. PRO. */
  verifyChain: ChainCheck;
};


/** What can be read. */
export type QueryActivitiesArgs = {
  action?: InputMaybe<AuditAction>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  riskLevel?: InputMaybe<RiskLevel>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryActivityExportArgs = {
  action?: InputMaybe<AuditAction>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
  riskLevel?: InputMaybe<RiskLevel>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryAffiliateLinkArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. */
export type QueryAffiliatesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryBankMovementsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<BankState>;
};


/** What can be read. */
export type QueryBankStatementsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryCashAccrualArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  quarter: Scalars['Int']['input'];
  year: Scalars['Int']['input'];
};


/** What can be read. */
export type QueryCheckoutPaidArgs = {
  sessionId: Scalars['String']['input'];
};


/** What can be read. */
export type QueryCorrelativityArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCustomerAccountArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryCustomersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryDataRequestArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryDataRequestExportArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryDataRequestsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  requestType?: InputMaybe<RequestType>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RequestStatus>;
};


/** What can be read. */
export type QueryDeclaracionResponsableArgs = {
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryErasurePlanArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryInvoiceDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryInvoiceExportArgs = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  due?: InputMaybe<InvoiceDue>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind?: InputMaybe<InvoiceKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InvoiceStatus>;
  verifactu?: InputMaybe<RecordStanding>;
};


/** What can be read. */
export type QueryInvoicePreviewArgs = {
  input: InvoiceInput;
};


/** What can be read. */
export type QueryInvoiceRemindersArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryInvoiceSumsArgs = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  due?: InputMaybe<InvoiceDue>;
  kind?: InputMaybe<InvoiceKind>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InvoiceStatus>;
  verifactu?: InputMaybe<RecordStanding>;
};


/** What can be read. */
export type QueryInvoicesArgs = {
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  due?: InputMaybe<InvoiceDue>;
  kind?: InputMaybe<InvoiceKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<InvoiceSort>;
  status?: InputMaybe<InvoiceStatus>;
  verifactu?: InputMaybe<RecordStanding>;
};


/** What can be read. */
export type QueryInvoicesByIdsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. */
export type QueryLetterExampleArgs = {
  input: LetterTextInput;
  language: PaperLanguage;
  letter: LetterKind;
};


/** What can be read. */
export type QueryMyAffiliatesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryNextNumberArgs = {
  date: Scalars['Date']['input'];
  devicesOrMetals?: InputMaybe<Scalars['Boolean']['input']>;
  issuedByNif?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<WrittenKind>;
  series?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryNextRectifyingNumberArgs = {
  date: Scalars['Date']['input'];
  issuedByNif?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<RectificationKind>;
  qualified?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryOpenPrepaymentsArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  nif?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryOverdueClaimArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryOverdueInvoicesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryPastRepresentationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPaymentInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryPendingCommissionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryProductsArgs = {
  deactivated?: InputMaybe<Scalars['Boolean']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryPublicAffiliateLinkArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. */
export type QueryQuoteArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryQuotesArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<QuoteSort>;
  state?: InputMaybe<QuoteState>;
};


/** What can be read. */
export type QueryRecurringInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryRecurringInvoicesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<RecurringState>;
};


/** What can be read. */
export type QueryReminderPreviewArgs = {
  input: ReminderPreviewInput;
};


/** What can be read. */
export type QueryRequestSubjectArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryTenantArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryTenantsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  plan?: InputMaybe<Plan>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<TenantStatus>;
};


/** What can be read. */
export type QueryUsersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryValidateAffiliateArgs = {
  code: Scalars['String']['input'];
};


/** What can be read. */
export type QueryVerifactuCorrectionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVerifactuExportArgs = {
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. */
export type QueryVerifactuRecordArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryVerifactuRecordsArgs = {
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  kind?: InputMaybe<RecordKind>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<RecordStatus>;
  toFix?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A quote (presupuesto) or a proforma: no invoice, and no number of a series of invoices. */
export type Quote = {
  /** When it was written first. */
  createdAt: Scalars['DateTime']['output'];
  /** The customer's address then. */
  customerEmail?: Maybe<Scalars['String']['output']>;
  /** UUID of its customer. */
  customerId: Scalars['ID']['output'];
  /** The customer's name when it was written. */
  customerName: Scalars['String']['output'];
  /** Date. */
  date: Scalars['Date']['output'];
  /** Euros taken off the whole. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage taken off the whole. */
  discountPercent?: Maybe<Scalars['Decimal']['output']>;
  /** What happened to it, newest first: the last 25 of each kind. Not in lists. */
  events: Array<QuoteEvent>;
  /** Its own number: P-2026-0001, of a proforma PF-2026-0001. */
  fullNumber: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Invoices made of it, the oldest first. Not in lists. */
  invoices: Array<QuoteInvoice>;
  /** Kind. */
  kind: QuoteKind;
  /** Its mail as the customer would get it now, in these words; null while it may not be sent. Nothing is kept or sent. Not in lists. */
  letter?: Maybe<LetterShown>;
  /** Lines in order. Not in lists. */
  lines: Array<InvoiceLine>;
  /** The customer's link; null: there is none, and in lists. */
  link?: Maybe<QuoteLink>;
  /** What its mail says where nobody writes anything else, in its paper's language. */
  mailText: Scalars['String']['output'];
  /** Conditions. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Total less what is withheld. */
  payable: Scalars['Decimal']['output'];
  /** Base and VAT of each rate and cause. */
  rates: Array<InvoiceRate>;
  /** Recargo de equivalencia of all rates; null: none. */
  recargo?: Maybe<Scalars['Decimal']['output']>;
  /** How it stands today. */
  state: QuoteState;
  /** Sum of the lines, without VAT. */
  subtotal: Scalars['Decimal']['output'];
  /** Its tax. */
  tax: TaxName;
  /** Total with VAT. */
  total: Scalars['Decimal']['output'];
  /** VAT. */
  totalIva: Scalars['Decimal']['output'];
  /** Last day on which it can be accepted. */
  validUntil: Scalars['Date']['output'];
  /** Version of what it says: who changes or accepts it may say which one they saw. */
  version: Scalars['Int']['output'];
  /** Euros of IRPF; null: none. */
  withholding?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage of IRPF that its invoice withholds. */
  withholdingPercent?: Maybe<Scalars['Decimal']['output']>;
};


/** A quote (presupuesto) or a proforma: no invoice, and no number of a series of invoices. */
export type QuoteLetterArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What the customer said of a quote, where they said it otherwise than by the link. */
export type QuoteAnswerInput = {
  /** Whether they accept it. */
  accepted: Scalars['Boolean']['input'];
  /** Version that was seen: refused where it is another by now. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Who accepted it, or why it was refused: 500 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** What happened to a quote. */
export type QuoteEvent = {
  /** Who of the company did it. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether it came by the link; else somebody of the company noted it. */
  byLink: Scalars['Boolean']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** To which address it was mailed. */
  email?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What. */
  kind: QuoteEventKind;
  /** What the mail server said, while it is known. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What became of that mail. */
  status?: Maybe<SendingStatus>;
  /** Who accepted it, or why it was refused. */
  words?: Maybe<Scalars['String']['output']>;
};

/** What happened to a quote. */
export type QuoteEventKind =
  /** It was accepted. */
  | 'accepted'
  /** Its link was opened, by a person or a program; noted once a day. */
  | 'opened'
  /** It was refused. */
  | 'refused'
  /** It was mailed to one address. */
  | 'sent';

/** A quote or a proforma. An optional field that is absent becomes null. */
export type QuoteInput = {
  /** Saved customer. */
  customerId: Scalars['ID']['input'];
  /** Date, less than a year from today. */
  date: Scalars['Date']['input'];
  /** Euros taken off the whole; or discountPercent. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage taken off the whole; or discountAmount. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Kind, which stays as it was first; absent: quote. */
  kind?: InputMaybe<QuoteKind>;
  /** 1 to 100 lines. */
  lines: Array<QuoteLineInput>;
  /** Conditions, up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Whether it carries recargo de equivalencia; absent: as the customer's card says. */
  recargo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last day on which it can be accepted, 366 days after its date at most; absent: 30 days. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Version that was seen where one is changed: refused where it is another by now. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** Percentage of IRPF that the customer withholds. */
  withholdingPercent?: InputMaybe<Scalars['Decimal']['input']>;
};

/** An invoice that was made of a quote, or its draft. */
export type QuoteInvoice = {
  /** Its number; null of a draft. */
  fullNumber?: Maybe<Scalars['String']['output']>;
  /** UUID of the invoice. */
  invoiceId: Scalars['ID']['output'];
  /** Whether it is a prepayment; else it is the invoice of the whole. */
  prepayment: Scalars['Boolean']['output'];
  /** Whether it counts: it is neither annulled nor credited in full. */
  stands: Scalars['Boolean']['output'];
  /** Its state. */
  status: InvoiceStatus;
  /** Its total. */
  total: Scalars['Decimal']['output'];
};

/** What it is called; neither is an invoice. */
export type QuoteKind =
  /** Factura proforma, numbered PF-2026-0001. */
  | 'proforma'
  /** Presupuesto, numbered P-2026-0001. */
  | 'quote';

/** A line of a quote, as one of an invoice. */
export type QuoteLineInput = {
  /** What is offered. */
  description: Scalars['String']['input'];
  /** Euros taken off the line; or discountPercent. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage taken off the line; or discountAmount. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit price with VAT included, where that was agreed. */
  grossPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Cause of a rate of 0. */
  ivaCause?: InputMaybe<IvaCause>;
  /** Rate in percent, as of an invoice. */
  ivaRate?: Scalars['Float']['input'];
  /** Regime as of an invoice: 08 of N2 in Canarias, Ceuta or Melilla, 11 of business premises let at 21 %; 07 need not be said. The others are said in the invoice, with their cost or day. */
  ivaRegime?: InputMaybe<Scalars['String']['input']>;
  /** Unit price in euros, without VAT; or grossPrice. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Saved product that fills the line; the price is what is written. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity, above 0, up to 6 decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** By which a customer sees a quote without an account. */
export type QuoteLink = {
  /** Until when. */
  expiresAt: Scalars['DateTime']['output'];
  /** Address. Whoever has it sees the quote, and may accept it. */
  url: Scalars['String']['output'];
};

/** The quote that an invoice was made of. */
export type QuoteName = {
  /** Number. */
  fullNumber: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Kind. */
  kind: QuoteKind;
};

/** Quotes and which page of them. */
export type QuotePage = {
  /** The newest first, or as sort says. */
  items: Array<Quote>;
  /** Page. */
  pagination: Pagination;
};

/** How much of a quote is asked for beforehand: one of the two. */
export type QuotePrepaymentInput = {
  /** Euros with VAT, above 0; or percent. */
  amount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage of the whole, above 0; or amount. */
  percent?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Column by which a list of quotes is sorted, and which way. */
export type QuoteSort =
  /** Name of the customer. */
  | 'customerAsc'
  /** The same, from Z. */
  | 'customerDesc'
  /** Date, the oldest first. */
  | 'dateAsc'
  /** Date, the newest first. */
  | 'dateDesc'
  /** Kind, year and number. */
  | 'numberAsc'
  /** The same, the last first. */
  | 'numberDesc'
  /** Total, the least first. */
  | 'totalAsc'
  /** Total, the most first. */
  | 'totalDesc'
  /** Last day, the first one first. */
  | 'validAsc'
  /** The same, the last one first. */
  | 'validDesc';

/** How a quote stands. */
export type QuoteState =
  /** Aceptado: it does not change any more. */
  | 'accepted'
  /** Borrador: nobody has it yet. */
  | 'draft'
  /** Caducado: sent, and its last day has passed. */
  | 'expired'
  /** Facturado: there is an invoice of the whole, or a draft of it. */
  | 'invoiced'
  /** Rechazado; changed, it is a draft again. */
  | 'refused'
  /** Enviado: its customer may answer. */
  | 'sent';

/** What an invoice comes to at one rate once another has changed it. */
export type RateLeft = {
  /** Base that is left. */
  base: Scalars['Decimal']['output'];
  /** What all that rectified it until then change of the base, signed. */
  change: Scalars['Decimal']['output'];
  /** Cause of a rate of 0. */
  ivaCause?: Maybe<IvaCause>;
  /** Rate of the invoice's tax in percent. */
  ivaRate: Scalars['Float']['output'];
  /** ClaveRegimen, where it does not follow from the cause. */
  ivaRegime?: Maybe<Scalars['String']['output']>;
  /** Its base as it was issued. */
  original: Scalars['Decimal']['output'];
  /** Tax that is left. */
  quota: Scalars['Decimal']['output'];
  /** Recargo de equivalencia that is left; null: the rate carries none. */
  recargo?: Maybe<Scalars['Decimal']['output']>;
};

/** A rebate for the volume bought in a period (rappel): an R1 that names no invoice (RD 1619/2012, art. 15.4). */
export type RebateInput = {
  /** UUID of the customer. */
  customerId: Scalars['ID']['input'];
  /** Date of issue, not in the future; today when absent. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** First day of the period, which its paper says. */
  from: Scalars['Date']['input'];
  /** What is given back: below 0. */
  lines: Array<RectifyLineInput>;
  /** Notes, up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Series of rectifying invoices alone; absent: the usual one. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** Its last day, not after the date of issue. */
  to: Scalars['Date']['input'];
};

/** Whom a recent invoice is for. */
export type RecentCustomer = {
  /** Name, of a saved or a manual customer. */
  name: Scalars['String']['output'];
};

/** One of the latest invoices, drafts and cancelled ones among them. */
export type RecentInvoice = {
  /** Customer. */
  customer: RecentCustomer;
  /** Date. */
  date: Scalars['Date']['output'];
  /** SERIES-YEAR-NNNN; null for a draft. */
  fullNumber?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Number; null for a draft. */
  number?: Maybe<Scalars['Int']['output']>;
  /** State. */
  status: InvoiceStatus;
  /** Total with VAT. */
  total: Scalars['Decimal']['output'];
};

/** A message in which a record went out, and what came back. */
export type RecordAnswer = {
  /** What it said in short. */
  detail?: Maybe<Scalars['String']['output']>;
  /** answer, fault, silence or refused; null while it is under way. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** The answer as it came. */
  raw?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
};

/** The period of an export, as it was accepted. */
export type RecordExport = {
  /** From this day on. */
  dateFrom?: Maybe<Scalars['Date']['output']>;
  /** Up to this day. */
  dateTo?: Maybe<Scalars['Date']['output']>;
};

/** Kind of a record. */
export type RecordKind =
  /** Registro de alta: an invoice was issued. */
  | 'alta'
  /** Registro de anulación: it was cancelled. */
  | 'anulacion';

/** Records and which page of them. */
export type RecordPage = {
  /** Records, newest first. */
  items: Array<RecordRow>;
  /** Page. */
  pagination: Pagination;
};

/** A sealed record of a company's chain. */
export type RecordRow = {
  /** When the AEAT answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Messages that it went out in. */
  attempts: Scalars['Int']['output'];
  /** Place in the chain of the record that corrects this one; null while none does. */
  correctedBy?: Maybe<Scalars['Int']['output']>;
  /** Verification code (CSV). */
  csv?: Maybe<Scalars['String']['output']>;
  /** Date of its invoice. */
  date: Scalars['Date']['output'];
  /** What the AEAT refused or warned of. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The AEAT's answer in plain words. */
  explanation?: Maybe<Explanation>;
  /** When it was sealed. */
  generatedAt: Scalars['DateTime']['output'];
  /** Huella. */
  hash: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of its invoice. */
  invoiceId: Scalars['ID']['output'];
  /** Kind. */
  kind: RecordKind;
  /** Number of its invoice, SERIES-YEAR-NNNN. */
  number: Scalars['String']['output'];
  /** Huella of the record before it; null for the first. */
  previousHash?: Maybe<Scalars['String']['output']>;
  /** RechazoPrevio: N, S or X. */
  rechazoPrevio: Scalars['String']['output'];
  /** When it was first sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Place in the chain, from 1. */
  sequence: Scalars['Int']['output'];
  /** SinRegistroPrevio of an anulación. */
  sinRegistroPrevio: Scalars['Boolean']['output'];
  /** What became of it. */
  status: RecordStatus;
  /** True for a corrected record (subsanación). */
  subsanacion: Scalars['Boolean']['output'];
};

/** How an invoice's last record, of its issue or of its annulment, stands with the AEAT. */
export type RecordStanding =
  /** Accepted, with warnings or without. */
  | 'accepted'
  /** Not sent yet, or not answered. */
  | 'pending'
  /** Refused. */
  | 'rejected'
  /** Issued or paid, and without a record. */
  | 'unsent';

/** What became of a record. */
export type RecordStatus =
  /** Accepted. */
  | 'accepted'
  /** Accepted, with a warning. */
  | 'accepted_with_errors'
  /** Sealed before everything was sent, and never for the AEAT. */
  | 'not_sent'
  /** Rejected. It stays in the chain. */
  | 'rejected'
  /** Under way. */
  | 'sending'
  /** Waits to be sent. */
  | 'waiting';

/** A record with its text and all that was answered to it. */
export type RecordWhole = {
  /** When the AEAT answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Messages that it went out in, newest first; at most 20. */
  answers: Array<RecordAnswer>;
  /** Messages that it went out in. */
  attempts: Scalars['Int']['output'];
  /** Place in the chain of the record that corrects this one; null while none does. */
  correctedBy?: Maybe<Scalars['Int']['output']>;
  /** Verification code (CSV). */
  csv?: Maybe<Scalars['String']['output']>;
  /** Date of its invoice. */
  date: Scalars['Date']['output'];
  /** What the AEAT refused or warned of. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The AEAT's answer in plain words. */
  explanation?: Maybe<Explanation>;
  /** When it was sealed. */
  generatedAt: Scalars['DateTime']['output'];
  /** Huella. */
  hash: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** UUID of its invoice. */
  invoiceId: Scalars['ID']['output'];
  /** Kind. */
  kind: RecordKind;
  /** Number of its invoice, SERIES-YEAR-NNNN. */
  number: Scalars['String']['output'];
  /** Huella of the record before it; null for the first. */
  previousHash?: Maybe<Scalars['String']['output']>;
  /** RechazoPrevio: N, S or X. */
  rechazoPrevio: Scalars['String']['output'];
  /** When it was first sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Place in the chain, from 1. */
  sequence: Scalars['Int']['output'];
  /** SinRegistroPrevio of an anulación. */
  sinRegistroPrevio: Scalars['Boolean']['output'];
  /** What became of it. */
  status: RecordStatus;
  /** True for a corrected record (subsanación). */
  subsanacion: Scalars['Boolean']['output'];
  /** Its literal text, as it is sent. */
  xml: Scalars['String']['output'];
};

/** What a rectifying invoice corrects. */
export type Rectification = {
  /** Of a draft: its `because`; else null. */
  because?: Maybe<WrongAnswers>;
  /** Why. */
  cause: Scalars['String']['output'];
  /** Of a debt that nobody pays: of R2, R3, and of an R5 whose `because` said so. It credits nothing. */
  debt: Scalars['Boolean']['output'];
  /** Of a draft: what its form had in it; else null. */
  form?: Maybe<Scalars['String']['output']>;
  /** The invoices that it rectifies. */
  invoices: Array<RelatedInvoice>;
  /** How it leaves the invoice that it rectifies, at each rate, when it was issued; null by substitution, of several, of data alone, of a debt and of a margin scheme. */
  left?: Maybe<Array<RateLeft>>;
  /** What it replaces; null by differences. */
  replaced?: Maybe<ReplacedAmounts>;
  /** How. */
  way: RectificationWay;
};

/** Why an invoice is rectified, as the AEAT names it (TipoFactura). */
export type RectificationKind =
  /** Return, cancellation, another price, a later discount (art. 80 Uno, Dos, Seis LIVA); error of law. */
  | 'R1'
  /** The customer was declared insolvent (art. 80 Tres LIVA). */
  | 'R2'
  /** A debt that will not be paid (art. 80 Cuatro LIVA). */
  | 'R3'
  /** Anything else. */
  | 'R4'
  /** Any cause, of a simplified invoice and of no other. */
  | 'R5';

/** How an invoice is rectified, as the AEAT names it (TipoRectificativa). */
export type RectificationWay =
  /** By differences: its amounts are what changes. */
  | 'I'
  /** By substitution: its amounts are the right ones, whole; the original counts no more. */
  | 'S';

/** A rectifying invoice. */
export type RectifyInput = {
  /** What is wrong with each original. */
  because?: InputMaybe<WrongInput>;
  /** Why, as its paper says it; up to 500 characters. */
  cause: Scalars['String']['input'];
  /** The customer bought as a consumer, not as a business. Asked with `because` where an error raises the VAT of a person or of nobody: the law refuses that of a consumer (art. 89.Tres LIVA). Without either it is warned of. */
  consumer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer, whose card has by now the right data: R4 alone. Absent: as the original, or the last of them, names them. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The right data of the customer: R4 alone. */
  customerManual?: InputMaybe<ManualCustomerInput>;
  /** Data change and no amount does: R4, or R5; without lines. */
  dataOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Date of issue, not in the future; today when absent. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** The draft of the same original that this goes on from: it is there no more afterwards. */
  draftId?: InputMaybe<Scalars['ID']['input']>;
  /** Of a draft: what the form that makes it had in it, kept for that form; up to 100,000 characters. */
  form?: InputMaybe<Scalars['String']['input']>;
  /** Kind. */
  kind: RectificationKind;
  /** What changes, with its sign; absent: the whole invoice is credited. By substitution: all lines, as they should be. */
  lines?: InputMaybe<Array<RectifyLineInput>>;
  /** Notes, up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Series of rectifying invoices alone; absent: R (of simplified ones RT), or the one that the company has for them. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** draft: kept without number, checked as if it was issued; absent: issued. */
  status?: InputMaybe<InvoiceStatus>;
  /** How; absent: I. S is for R1, R4 and R5, of an invoice without rectifying ones that stand. */
  way?: InputMaybe<RectificationWay>;
};

/** What changes of a line, signed; by substitution a line as it should have been. */
export type RectifyLineInput = {
  /** Of a margin scheme (regimes 03 and 05): what one unit cost, VAT included. It stands on no paper. Another price is two lines: that of the original, of a negative quantity, and the right one. */
  cost?: InputMaybe<Scalars['Decimal']['input']>;
  /** What changes. */
  description: Scalars['String']['input'];
  /** Cause of a rate of 0. */
  ivaCause?: InputMaybe<IvaCause>;
  /** Rate in percent, of the original's tax: of VAT 0, 4, 10 or 21. */
  ivaRate?: Scalars['Float']['input'];
  /** Regime as the AEAT numbers it (ClaveRegimen), where it does not follow from the cause: 08 of N2 in Canarias, Ceuta or Melilla; 11 of business premises let at 21 %; 14 of public works and 15 of what is due by periods, whose VAT accrues on operationDate; 03 of goods bought second-hand and 05 of travel, taxed on price less cost, of IVA alone and of all lines; 07 of what a company under criterio de caja sells, which need not be said. Absent: 01, or 02 of E2 and E3. */
  ivaRegime?: InputMaybe<Scalars['String']['input']>;
  /** Day of its operation, of what rectifies a recapitulative invoice: all in one calendar month. */
  operationDate?: InputMaybe<Scalars['Date']['input']>;
  /** Unit price in euros, without VAT, not 0, up to 6 decimals. */
  price: Scalars['Decimal']['input'];
  /** Quantity, not 0, up to 6 decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** One of the invoices that a document rectifies, and what it changes of it. */
export type RectifyPartInput = {
  /** UUID of the invoice. */
  id: Scalars['ID']['input'];
  /** What changes of it, with its sign; absent: it is credited whole. */
  lines?: InputMaybe<Array<RectifyLineInput>>;
};

/** An invoice that rectifies several of one customer, by differences (arts. 15.4 and 15.5 RD 1619/2012). */
export type RectifyTogetherInput = {
  /** What is wrong with each original. */
  because?: InputMaybe<WrongInput>;
  /** Why, as its paper says it; up to 500 characters. */
  cause: Scalars['String']['input'];
  /** The customer bought as a consumer, not as a business. Asked with `because` where an error raises the VAT of a person or of nobody: the law refuses that of a consumer (art. 89.Tres LIVA). Without either it is warned of. */
  consumer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The customer, whose card has by now the right data: R4 alone. Absent: as the original, or the last of them, names them. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** The right data of the customer: R4 alone. */
  customerManual?: InputMaybe<ManualCustomerInput>;
  /** Data change and no amount does: R4, or R5; without lines. */
  dataOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Date of issue, not in the future; today when absent. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Kind. */
  kind: RectificationKind;
  /** Notes, up to 2,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The invoices that it rectifies: 2 to 100, each once, of 10,000 lines together at most. */
  originals: Array<RectifyPartInput>;
  /** Series of rectifying invoices alone; absent: R (of simplified ones RT), or the one that the company has for them. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** How: I alone. What replaces an invoice is of that one. */
  way?: InputMaybe<RectificationWay>;
};

/** An invoice that repeats (factura recurrente): what it says, how often, until when. */
export type RecurringInvoice = {
  /** The day that the others are counted from: 31 January is followed by 28 February and 31 March. */
  anchor: Scalars['Date']['output'];
  /** What its first line says. */
  concept: Scalars['String']['output'];
  /** UUID of its customer. */
  customerId: Scalars['ID']['output'];
  /** The customer's name as it is today. */
  customerName: Scalars['String']['output'];
  /** So many units lie between two invoices. */
  every: Scalars['Int']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Whether its invoices are issued; otherwise they are kept as drafts. */
  issues: Scalars['Boolean']['output'];
  /** The last day that was dealt with; null: none yet. */
  last?: Maybe<RecurringPeriod>;
  /** Invoices made so far. */
  made: Scalars['Int']['output'];
  /** Day of the next one; null: it has ended. */
  nextDate?: Maybe<Scalars['Date']['output']>;
  /** Its latest days, the newest first. Not in lists. */
  periods: Array<RecurringPeriod>;
  /** Why the next one was not made, in Spanish. It is tried again each day, and waits until then. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Whether what is issued goes to the customer by mail. */
  sends: Scalars['Boolean']['output'];
  /** State. */
  state: RecurringState;
  /** What each invoice says. */
  template: RecurringTemplate;
  /** It ends after so many invoices; null: it does not. */
  times?: Maybe<Scalars['Int']['output']>;
  /** Total with VAT as it was when the rule was written. */
  total: Scalars['Decimal']['output'];
  /** Unit. */
  unit: RecurringUnit;
  /** Last day on which there is one; null: none. */
  until?: Maybe<Scalars['Date']['output']>;
  /** Which version of it this is, for updateRecurringInvoice. Not in lists. */
  version?: Maybe<Scalars['String']['output']>;
};

/** An invoice that is to repeat. An optional field that is absent becomes its default; where it has none, null. */
export type RecurringInvoiceInput = {
  /** Saved customer. */
  customerId: Scalars['ID']['input'];
  /** So many units between two, 1 to 99. */
  every?: InputMaybe<Scalars['Int']['input']>;
  /** Whether they are issued; false: they are kept as drafts. */
  issues?: InputMaybe<Scalars['Boolean']['input']>;
  /** Day of the next one, from today on. The others are counted from it; where day, interval and unit stay as they were, from the same day as before. */
  nextDate: Scalars['Date']['input'];
  /** Whether what is issued goes by mail to the address on the customer's card. */
  sends?: InputMaybe<Scalars['Boolean']['input']>;
  /** What each invoice says. */
  template: RecurringTemplateInput;
  /** It ends after so many invoices, 1 to 999, those made included. */
  times?: InputMaybe<Scalars['Int']['input']>;
  /** Unit. */
  unit: RecurringUnit;
  /** Last day on which there is one. */
  until?: InputMaybe<Scalars['Date']['input']>;
  /** Version that was seen where a rule is changed: refused where it is another by now. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Invoices that repeat and which page of them. */
export type RecurringInvoicePage = {
  /** By the day of the next one. */
  items: Array<RecurringInvoice>;
  /** Page. */
  pagination: Pagination;
};

/** A line as it repeats; its text may leave {mes}, {mes_anterior}, {año}, {trimestre}, {periodo} and {periodo_anterior} open. */
export type RecurringLine = {
  /** What is sold. */
  description: Scalars['String']['output'];
  /** Euros taken off the line. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage taken off the line. */
  discountPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Unit price with VAT, where that was agreed. */
  grossPrice?: Maybe<Scalars['Decimal']['output']>;
  /** Cause of a rate of 0. */
  ivaCause?: Maybe<IvaCause>;
  /** Rate in percent. */
  ivaRate: Scalars['Float']['output'];
  /** Regime, where it does not follow. */
  ivaRegime?: Maybe<Scalars['String']['output']>;
  /** Unit price without VAT; null: grossPrice says it. */
  price?: Maybe<Scalars['Decimal']['output']>;
  /** Product that filled it. Its price is that of the rule. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Quantity. */
  quantity: Scalars['Decimal']['output'];
};

/** A line that repeats, as one of an invoice. */
export type RecurringLineInput = {
  /** What is sold; it may leave {mes}, {mes_anterior}, {año}, {trimestre}, {periodo} and {periodo_anterior} open. */
  description: Scalars['String']['input'];
  /** Euros taken off the line; or discountPercent. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage taken off the line; or discountAmount. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** Unit price with VAT included, where that was agreed. */
  grossPrice?: InputMaybe<Scalars['Decimal']['input']>;
  /** Cause of a rate of 0. */
  ivaCause?: InputMaybe<IvaCause>;
  /** Rate in percent, as of an invoice. */
  ivaRate?: Scalars['Float']['input'];
  /** Regime as of an invoice: 08 of N2 in Canarias, Ceuta or Melilla, 11 of business premises let at 21 %; 07 need not be said. The others are said in the invoice, with their cost or day. */
  ivaRegime?: InputMaybe<Scalars['String']['input']>;
  /** Unit price in euros, without VAT; or grossPrice. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Saved product that fills the line; the price is what is written. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Quantity, above 0, up to 6 decimals. */
  quantity: Scalars['Decimal']['input'];
};

/** A day of a rule, and what became of it. */
export type RecurringPeriod = {
  /** The day. */
  day: Scalars['Date']['output'];
  /** Number of its invoice; null of a draft. */
  fullNumber?: Maybe<Scalars['String']['output']>;
  /** UUID of its invoice; null: skipped, or its draft was deleted. */
  invoiceId?: Maybe<Scalars['ID']['output']>;
  /** Why its invoice was not mailed, in Spanish. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether it was skipped. */
  skipped: Scalars['Boolean']['output'];
  /** State of its invoice today. */
  status?: Maybe<InvoiceStatus>;
};

/** State of an invoice that repeats. */
export type RecurringState =
  /** Activa: the next one is made on its day. */
  | 'active'
  /** Terminada: its last day has passed, or its last invoice is made. */
  | 'ended'
  /** En pausa: nothing is made. */
  | 'paused';

/** What each invoice of a rule says. */
export type RecurringTemplate = {
  /** Total with VAT that was agreed. */
  agreedTotal?: Maybe<Scalars['Decimal']['output']>;
  /** Euros taken off the whole. */
  discountAmount?: Maybe<Scalars['Decimal']['output']>;
  /** Percentage taken off the whole. */
  discountPercent?: Maybe<Scalars['Decimal']['output']>;
  /** Lines in order. */
  lines: Array<RecurringLine>;
  /** Notes. */
  notes?: Maybe<Scalars['String']['output']>;
  /** How it is paid; null: as the customer's card says. */
  paymentMeans?: Maybe<PaymentMeans>;
  /** Recargo; null: as the customer's card says. */
  recargo?: Maybe<Scalars['Boolean']['output']>;
  /** Series; null: A. */
  series?: Maybe<Scalars['String']['output']>;
  /** What is paid in the customer's name. */
  suplidos?: Maybe<Array<Suplido>>;
  /** Percentage of IRPF that is withheld. */
  withholdingPercent?: Maybe<Scalars['Decimal']['output']>;
};

/** What each invoice says, complete (F1). Due date and terms are those of the card on its day. */
export type RecurringTemplateInput = {
  /** Total with VAT that was agreed, above 0. */
  agreedTotal?: InputMaybe<Scalars['Decimal']['input']>;
  /** Euros taken off the whole; or discountPercent. */
  discountAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Percentage taken off the whole; or discountAmount. */
  discountPercent?: InputMaybe<Scalars['Decimal']['input']>;
  /** 1 to 100 lines. */
  lines: Array<RecurringLineInput>;
  /** Notes, up to 2,000 characters, with {mes}, {mes_anterior}, {año}, {trimestre}, {periodo} and {periodo_anterior}. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** How it is paid; absent: as the customer's card says. */
  paymentMeans?: InputMaybe<PaymentMeans>;
  /** Whether it carries recargo de equivalencia; absent: as the customer's card says on that day. */
  recargo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Series, 1 to 10 of A-Z 0-9; absent: A. */
  series?: InputMaybe<Scalars['String']['input']>;
  /** What is paid in the customer's name each time. */
  suplidos?: InputMaybe<Array<SuplidoInput>>;
  /** Percentage of IRPF that the customer withholds. */
  withholdingPercent?: InputMaybe<Scalars['Decimal']['input']>;
};

/** What lies between two invoices. */
export type RecurringUnit =
  /** Meses: of the 31st the last day of a shorter one. */
  | 'month'
  /** Semanas. */
  | 'week'
  /** Años. */
  | 'year';

/** What a company registers with. */
export type RegisterInput = {
  /** Legal name of the company (razón social). */
  companyName: Scalars['String']['input'];
  /** Tax number (NIF/CIF) of the company, at most 9 characters. */
  companyNif: Scalars['String']['input'];
  /** Email of the person, unique on the platform. */
  email: Scalars['String']['input'];
  /** Name of the person. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Password, 6 to 128 characters, none of the most common. */
  password: Scalars['String']['input'];
  /** Code of the affiliate who invited; one that is nobody's is ignored. */
  ref?: InputMaybe<Scalars['String']['input']>;
};

/** A date of the law on invoicing: for whom, from when, in force or only announced, and where that is written. */
export type Regulation = {
  /** What it is about. */
  about: RegulationMatter;
  /** When the platform last changed it; null: it is as Folio came with it. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its name, as "verifactu-companies". */
  code: Scalars['String']['output'];
  /** YYYY-MM-DD, or the month YYYY-MM where no day is known. */
  date: Scalars['String']['output'];
  /** Day on which the source was last read. */
  readOn: Scalars['Date']['output'];
  /** Where it is written. */
  source: Scalars['String']['output'];
  /** In force, or only announced. */
  state: RegulationState;
  /** What it asks for. */
  text: Scalars['String']['output'];
  /** Whom it binds, for people. */
  who: Scalars['String']['output'];
};

/** A date of the law as it was read now. */
export type RegulationInput = {
  /** YYYY-MM-DD, or the month YYYY-MM of what is only announced. */
  date: Scalars['String']['input'];
  /** Day on which the source was read, not in the future. */
  readOn: Scalars['Date']['input'];
  /** Where it is written, at most 120 characters. */
  source: Scalars['String']['input'];
  /** In force, or only announced. */
  state: RegulationState;
  /** What it asks for, at most 200 characters. */
  text: Scalars['String']['input'];
  /** Whom it binds, at most 60 characters. */
  who: Scalars['String']['input'];
};

/** What a date of the law is about. */
export type RegulationMatter =
  /** The electronic invoice between businesses. */
  | 'e_invoice'
  /** Who makes invoicing software. */
  | 'software'
  /** VERI*FACTU. */
  | 'verifactu';

/** Whether a date of the law is published, or only announced in words. */
export type RegulationState =
  /** Announced: not in the BOE, and nothing to count down to. */
  | 'announced'
  /** Published in the BOE. */
  | 'in_force';

/** Another invoice, as this one names it. */
export type RelatedInvoice = {
  /** What came in for it so far, below zero what went back; of a document that rectifies several, in proportion to its part. */
  collected: Scalars['Decimal']['output'];
  /** Date of issue. */
  date: Scalars['Date']['output'];
  /** SERIES-YEAR-NNNN. */
  fullNumber: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What is to be paid of it. */
  payable: Scalars['Decimal']['output'];
  /** State. */
  status: InvoiceStatus;
  /** Total without VAT. */
  subtotal: Scalars['Decimal']['output'];
  /** Total with VAT. */
  total: Scalars['Decimal']['output'];
  /** VAT. */
  totalIva: Scalars['Decimal']['output'];
  /** How it rectifies another; null where it does not. */
  way?: Maybe<RectificationWay>;
};

/** That an invoice was reminded of. */
export type Reminded = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The last step. */
  step: Scalars['Int']['output'];
};

/** Why an overdue invoice gets no reminder. */
export type ReminderHold =
  /** The last mail to its address was refused. */
  | 'address_refused'
  /** Reminders to this customer are switched off. */
  | 'customer_off'
  /** The customer's data were erased. */
  | 'erased'
  /** Reminders of this invoice are switched off. */
  | 'invoice_off'
  /** 'Hay un error' came through its link, and nobody has settled it. */
  | 'mistake_said'
  /** Neither the invoice nor the customer's card has an address. */
  | 'no_address'
  /** 'Ya la he pagado' came through its link, and nobody has settled it. */
  | 'paid_said'
  /** Another invoice stands in its place (by substitution), and is what is owed. */
  | 'replaced'
  /** Use of the customer's data is restricted. */
  | 'restricted'
  /** What rectifies it rectifies others too: nobody knows what is left of each. */
  | 'together';

/** A letter about an overdue invoice, as it went. */
export type ReminderLetter = {
  /** Who sent it; null: it went by itself. */
  by?: Maybe<Scalars['String']['output']>;
  /** When it was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** Address. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Interest of late payment that it asked for. */
  interest?: Maybe<Scalars['Decimal']['output']>;
  /** What it said was left to pay of this invoice. */
  owed?: Maybe<Scalars['Decimal']['output']>;
  /** What the mail server said, while it is known: a month. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When the mail server took it. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  status: SendingStatus;
  /** Its step. */
  step: Scalars['Int']['output'];
  /** As it was written when it went; null: it has not. */
  subject?: Maybe<Scalars['String']['output']>;
  /** All of it, as plain text. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A reminder as the customer would get it. */
export type ReminderPreview = {
  /** Name of its PDF. */
  file: Scalars['String']['output'];
  /** Who writes. */
  from: Scalars['String']['output'];
  /** The whole as a page of HTML, with the company's face: the one that is sent. It runs and loads nothing, and its links lead nowhere. */
  html: Scalars['String']['output'];
  /** How to pay, and how to answer. */
  notes: Array<Scalars['String']['output']>;
  /** What is left, and what the law adds. */
  rows: Array<ReminderRowShown>;
  /** The company's words, with their fields filled. */
  said: Scalars['String']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** The whole as plain text. */
  text: Scalars['String']['output'];
  /** First day for which it asks no interest, since nobody has read its rate in the BOE; null: all is asked for. */
  unratedFrom?: Maybe<Scalars['Date']['output']>;
};

/** Which letter to show. */
export type ReminderPreviewInput = {
  /** An overdue invoice; absent: an example. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** 1, 2 or 3. */
  step: Scalars['Int']['input'];
  /** Text; absent: the company's, in the papers' language. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** A line of figures of a letter. */
export type ReminderRowShown = {
  /** What it is. */
  label: Scalars['String']['output'];
  /** How much, or when. */
  value: Scalars['String']['output'];
};

/** How a company reminds its customers of overdue invoices. */
export type ReminderSettings = {
  /** Whether letters go by themselves. */
  enabled: Scalars['Boolean']['output'];
  /** The company's UUID. */
  id: Scalars['ID']['output'];
  /** Where answers go: the company's address, once it has been shown to be theirs; null: nowhere. */
  replyTo?: Maybe<Scalars['String']['output']>;
  /** The three steps. */
  steps: Array<ReminderStep>;
  /** Which version of them this is: another after each change. */
  version: Scalars['String']['output'];
};

/** How a company reminds its customers. */
export type ReminderSettingsInput = {
  /** Whether letters go by themselves: those that become due from today on. */
  enabled: Scalars['Boolean']['input'];
  /** The three steps, in their order. */
  steps: Array<ReminderStepInput>;
  /** The version that was read. Where they are another by now, or in another language, nothing is kept (409); absent or null: they are replaced whatever they are. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A step of the reminders. */
export type ReminderStep = {
  /** Days after the due date. */
  days: Scalars['Int']['output'];
  /** Whether it goes at all. */
  on: Scalars['Boolean']['output'];
  /** What was due from this day on goes by itself; null: nothing does. */
  since?: Maybe<Scalars['Date']['output']>;
  /** 1 (Recordatorio), 2 (Segundo aviso) or 3 (Último aviso, with Ley 3/2004). */
  step: Scalars['Int']['output'];
  /** Text in the language of the company's papers, with its fields; that in others stands in letterTexts. */
  words: Scalars['String']['output'];
};

/** A step of the reminders. */
export type ReminderStepInput = {
  /** Days after the due date, 1 to 180; five more than the step before. */
  days: Scalars['Int']['input'];
  /** Whether it goes at all. */
  on: Scalars['Boolean']['input'];
  /** Text in the language of the company's papers, up to 2,000 characters, with fields as {facturas}. */
  words: Scalars['String']['input'];
};

/** What the invoices said that one by substitution replaces. */
export type ReplacedAmounts = {
  /** Recargo de equivalencia; null: none. */
  recargo?: Maybe<Scalars['Decimal']['output']>;
  /** Total without VAT. */
  subtotal: Scalars['Decimal']['output'];
  /** Total with VAT and recargo de equivalencia. */
  total: Scalars['Decimal']['output'];
  /** VAT. */
  totalIva: Scalars['Decimal']['output'];
};

/** By which a company lets whoever runs this Folio send its records, from its acceptance to its withdrawal. */
export type Representation = {
  /** When it was accepted. */
  acceptedAt: Scalars['DateTime']['output'];
  /** Who accepted it, as they wrote their name. */
  acceptedName: Scalars['String']['output'];
  /** As what they acted for the company. */
  capacity: RepresentationCapacity;
  /** SHA-256 of that wording as it was filled in, in hexadecimal. */
  hash: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Version of the wording that was accepted. */
  version: Scalars['Int']['output'];
  /** When it was withdrawn, or ended with what it was accepted for; null: it was not. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

/** As what somebody acts for a company. */
export type RepresentationCapacity =
  /** Administrador: by its statutes. */
  | 'administrator'
  /** Apoderado: by a power that they were given. */
  | 'attorney'
  /** Titular: the company is the person. */
  | 'holder';

/** Somebody's acceptance of the wording that they have read. */
export type RepresentationInput = {
  /** True: it was read and is accepted. */
  accepted: Scalars['Boolean']['input'];
  /** As what they act for the company. */
  capacity: RepresentationCapacity;
  /** Hash of the wording that was read. */
  hash: Scalars['String']['input'];
  /** Name of whoever accepts. */
  name: Scalars['String']['input'];
};

/** A point of what a company accepts. */
export type RepresentationItem = {
  /** What it is about. */
  heading: Scalars['String']['output'];
  /** What is accepted. */
  paragraphs: Array<Scalars['String']['output']>;
};

/** Whether the operator may send a company's records, and the words by which it is let to. */
export type RepresentationStanding = {
  /** How it was accepted, as its PDF says it; only an admin reads from which address. */
  acceptance: Array<RepresentationItem>;
  /** The one in force, or the past one that was asked for; null: there is none. */
  current?: Maybe<Representation>;
  /** Day on which that version was written. */
  date: Scalars['Date']['output'];
  /** SHA-256 of the wording as it is filled in, in hexadecimal: what is accepted names it. */
  hash: Scalars['String']['output'];
  /** The wording, filled in with both parties. */
  items: Array<RepresentationItem>;
  /** Why the one in force, or the one that counts no more, cannot be withdrawn now, and what to do first; null: it can, or there is none. */
  keptBecause?: Maybe<Scalars['String']['output']>;
  /** Why the company has let somebody send who cannot any more: the operator is another, or has no certificate. Else null. */
  lapsedBecause?: Maybe<Scalars['String']['output']>;
  /** Why it has no value: the operator of a demonstration does not exist. Else null. */
  notice?: Maybe<Scalars['String']['output']>;
  /** True where whoever runs this Folio sends for companies that let it. */
  offered: Scalars['Boolean']['output'];
  /** Name of whoever runs this Folio. */
  operatorName: Scalars['String']['output'];
  /** Its tax number (NIF). */
  operatorNif: Scalars['String']['output'];
  /** Those that are over, or count no more, the newest 20; only an admin sees them. */
  past: Array<Representation>;
  /** Title of the wording. */
  title: Scalars['String']['output'];
  /** True before the company's first invoice, until it has said who sends its invoices, or why nobody does. */
  toAsk: Scalars['Boolean']['output'];
  /** Version of the wording: that in force, else the newest. */
  version: Scalars['Int']['output'];
};

/** Whoever answers a request. */
export type RequestAssignee = {
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name, when given. */
  name?: Maybe<Scalars['String']['output']>;
};

/** How a request came. */
export type RequestSource =
  /** Written down inside the product. */
  | 'app'
  /** By the public form, confirmed by mail. */
  | 'public';

/** State of a request. */
export type RequestStatus =
  /** Completada. */
  | 'completed'
  /** En curso. */
  | 'in_progress'
  /** Pendiente. */
  | 'pending'
  /** Rechazada. */
  | 'rejected';

/** What the company holds about the person who asks. */
export type RequestSubject = {
  /** Cards, at most 50. */
  customers: Array<SubjectCustomer>;
  /** Drafts for them. */
  drafts: Scalars['Int']['output'];
  /** The request's. */
  id: Scalars['ID']['output'];
  /** Issued invoices to them. */
  invoices: Scalars['Int']['output'];
  /** They sign in as somebody of the company. */
  isUser: Scalars['Boolean']['output'];
  /** What of it is still to be paid. */
  unpaid: Scalars['Decimal']['output'];
};

/** A right over one's data. */
export type RequestType =
  /** Acceso, RGPD art. 15. */
  | 'access'
  /** Supresión, art. 17. */
  | 'erasure'
  /** Oposición, art. 21. */
  | 'objection'
  /** Portabilidad, art. 20. */
  | 'portability'
  /** Rectificación, art. 16. */
  | 'rectification'
  /** Limitación, art. 18. */
  | 'restriction';

/** A new password, by a mailed link. */
export type ResetPasswordInput = {
  /** New password, 6 to 128 characters, none of the most common. */
  password: Scalars['String']['input'];
  /** Token of the link. */
  token: Scalars['String']['input'];
};

/** How grave an act is. */
export type RiskLevel =
  /** Crítico. */
  | 'critical'
  /** Alto. */
  | 'high'
  /** Bajo. */
  | 'low'
  /** Medio. */
  | 'medium';

/** What a user may do. */
export type Role =
  /** Administrador of the company: also settings, users, billing. */
  | 'admin'
  /** Runs the platform; sees no data of any company. */
  | 'superadmin'
  /** Usuario: invoices, customers, products. */
  | 'user';

/** What a company has said of its sending. */
export type SaidOfSending = {
  /** Why the law does not ask it to send; null where it does. */
  cause?: Maybe<ExclusionCause>;
  /** What it has said; null: only under which date of the law it counts. */
  choice?: Maybe<SendingChoice>;
  /** The cause in its own words, where it is another. */
  note?: Maybe<Scalars['String']['output']>;
  /** When. */
  saidAt: Scalars['DateTime']['output'];
  /** Name or email of who said it. */
  saidBy: Scalars['String']['output'];
};

/** An invoice to be sent by mail with its PDF. */
export type SendInvoiceInput = {
  /** Whether a link to the invoice goes with it, for 90 days; absent: yes. */
  link?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text of the mail, up to 2,000 characters, with fields as {numero}. Absent: the company's, in the paper's language. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 addresses. Each gets a mail of its own. */
  to: Array<Scalars['String']['input']>;
};

/** A quote to be sent by mail with its PDF and its link. */
export type SendQuoteInput = {
  /** Text of the mail, up to 2,000 characters, with fields as {numero}. Absent: the usual one. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 10 addresses. Each gets a mail of its own. */
  to: Array<Scalars['String']['input']>;
};

/** An invoice sent to one address. */
export type Sending = {
  /** Who sent it. */
  by?: Maybe<Scalars['String']['output']>;
  /** When that was asked. */
  createdAt: Scalars['DateTime']['output'];
  /** Address. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** What the mail server said, while it is known: a month. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When the mail server took it. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  status: SendingStatus;
};

/** Why a company says that nobody sends its invoices. Who does has a certificate or a representation. */
export type SendingChoice =
  /** The law does not ask it to send: see the cause. */
  | 'excluded'
  /** The law does not bind it yet. */
  | 'not_yet';

/** What a company says of its sending. */
export type SendingChoiceInput = {
  /** Why the law does not ask it to send; only, and always, with excluded. */
  cause?: InputMaybe<ExclusionCause>;
  /** What it says; absent: only under which date of the law it counts. */
  choice?: InputMaybe<SendingChoice>;
  /** Under which date of the law it counts; absent: as it has said before, else by its NIF. */
  issuer?: InputMaybe<IssuerGroup>;
  /** The cause in its own words, at most 200 characters; needed with other. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a mail. */
export type SendingStatus =
  /** Dudoso: the server had the whole of it and never answered. */
  | 'doubtful'
  /** En cola: it has not gone yet, or is tried again. */
  | 'queued'
  /** Rechazado for good. */
  | 'refused'
  /** Enviado: the mail server took it. Nobody says that it was read. */
  | 'sent';

/** The numbers of a series in a year. */
export type SeriesOfYear = {
  /** Numbers given more than once. */
  duplicates: Scalars['Int']['output'];
  /** Invoices with an earlier date than the number before; 0: dates are in order. */
  earlierDates: Scalars['Int']['output'];
  /** First number. */
  first: Scalars['String']['output'];
  /** Numbers that are missing between 1 and the last. */
  gaps: Scalars['Int']['output'];
  /** Invoices with a number, cancelled ones too. */
  invoices: Scalars['Int']['output'];
  /** Last number. */
  last: Scalars['String']['output'];
  /** Date of the last number. */
  lastDate: Scalars['Date']['output'];
  /** Series. */
  series: Scalars['String']['output'];
  /** Year. */
  year: Scalars['Int']['output'];
};

/** Who is signed in, in which company, with which plan. */
export type Session = {
  /** Its subscription; null for the superadmin. */
  subscription?: Maybe<Subscription>;
  /** The company; null for the superadmin. */
  tenant?: Maybe<Tenant>;
  /** The person. */
  user: User;
};

/** What a company says of itself on its invoices. */
export type Settings = {
  /** Under criterio de caja: its VAT accrues as it is paid, and its invoices say so. */
  cashBasis: Scalars['Boolean']['output'];
  /** Address. */
  companyAddress?: Maybe<Scalars['String']['output']>;
  /** Legal name (razón social). */
  companyName: Scalars['String']['output'];
  /** Tax number (NIF/CIF), at most 9 characters. */
  companyNif: Scalars['String']['output'];
  /** True once an invoice was issued: the tax number cannot be changed any more. */
  companyNifLocked: Scalars['Boolean']['output'];
  /** Account that transfers go to, on its invoices (IBAN). */
  iban?: Maybe<Scalars['String']['output']>;
  /** How its invoices are usually paid. */
  paymentMeans?: Maybe<PaymentMeans>;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** Its activity in art. 4.2 RD 1619/2012: simplified invoices up to 3,000 €; null: up to 400 €. */
  simplifiedActivity?: Maybe<SimplifiedActivity>;
  /** Where it is established: its tax, its rates, the clock of its dates. */
  territory: Territory;
};

/** What a company says of itself. An optional field that is absent becomes null. */
export type SettingsInput = {
  /** Under criterio de caja (art. 163 decies LIVA): ClaveRegimen 07. Absent it stays as it is. */
  cashBasis?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address. */
  companyAddress?: InputMaybe<Scalars['String']['input']>;
  /** Legal name (razón social). */
  companyName: Scalars['String']['input'];
  /** Tax number (NIF/CIF), at most 9 characters. */
  companyNif: Scalars['String']['input'];
  /** Account that transfers go to (IBAN), with blanks or without; null: none. Absent it stays as it is. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** How its invoices are usually paid; null: nothing is said. Absent it stays as it is. */
  paymentMeans?: InputMaybe<PaymentMeans>;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. Absent it stays as it is. */
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  /** Its activity in art. 4.2 RD 1619/2012; null: none. Absent it stays as it is. */
  simplifiedActivity?: InputMaybe<SimplifiedActivity>;
  /** Where it is established. Issued invoices keep their tax, drafts their lines. Absent it stays as it is. */
  territory?: InputMaybe<Territory>;
};

/** A session just begun. */
export type SignedIn = {
  /** Its subscription; null for the superadmin. */
  subscription?: Maybe<Subscription>;
  /** The company; null for the superadmin. */
  tenant?: Maybe<Tenant>;
  /** Opaque bearer token. It is shown this once; the server keeps only its hash. */
  token: Scalars['String']['output'];
  /** The person. */
  user: User;
};

/** What a company sells, by its letter in art. 4.2 RD 1619/2012: it may issue simplified invoices up to 3,000 €. */
export type SimplifiedActivity =
  /** Ventas al por menor. */
  | 'a'
  /** Ventas o servicios en ambulancia. */
  | 'b'
  /** Ventas o servicios a domicilio del consumidor. */
  | 'c'
  /** Transporte de personas y sus equipajes. */
  | 'd'
  /** Hostelería y restauración. */
  | 'e'
  /** Salas de baile y discotecas. */
  | 'f'
  /** Cabinas y tarjetas telefónicas. */
  | 'g'
  /** Peluquería e institutos de belleza. */
  | 'h'
  /** Instalaciones deportivas. */
  | 'i'
  /** Revelado y estudios fotográficos. */
  | 'j'
  /** Aparcamiento de vehículos. */
  | 'k'
  /** Alquiler de películas. */
  | 'l'
  /** Tintorería y lavandería. */
  | 'm'
  /** Autopistas de peaje. */
  | 'n';

/** What was read of a bank statement. */
export type StatementRead = {
  /** Its accounts. */
  accounts: Array<AccountRead>;
  /** n43 or csv. */
  format: Scalars['String']['output'];
};

/** What became of a bank statement that was withdrawn. */
export type StatementWithdrawn = {
  /** Movements of it that stay, since collections were written down of them. */
  kept: Scalars['Int']['output'];
  /** Movements that are gone. */
  removed: Scalars['Int']['output'];
  /** Entries of collections that were undone before, each by one of the opposite sign. */
  undone: Scalars['Int']['output'];
};

/** A customer's card that seems to be of whoever asks: it has their tax number, or their email. */
export type SubjectCustomer = {
  /** Since when it is a customer. */
  createdAt: Scalars['DateTime']['output'];
  /** It was taken out of the lists. */
  deleted: Scalars['Boolean']['output'];
  /** Email. */
  email?: Maybe<Scalars['String']['output']>;
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Tax number. */
  nif: Scalars['String']['output'];
  /** Since when they object. */
  objectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when it is restricted. */
  restrictedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The plan of a company and how it is paid. */
export type Subscription = {
  /** How often it is paid. */
  billingInterval: BillingInterval;
  /** True when it ends with the period that is paid. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** End of the period that is paid. */
  currentPeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  /** Invoices of the trial's three that are left; null when not on trial. */
  freeInvoicesLeft?: Maybe<Scalars['Int']['output']>;
  /** Set while a payment failed: until when everything goes on. */
  graceUntil?: Maybe<Scalars['DateTime']['output']>;
  /** True when the payment provider holds a subscription for it. */
  hasStripeSubscription: Scalars['Boolean']['output'];
  /** Euros with VAT that the payment provider charges next; null where nothing is, or it is not known. */
  nextPayment?: Maybe<Scalars['Decimal']['output']>;
  /** How often the next plan is paid; null when nothing changes. */
  pendingInterval?: Maybe<BillingInterval>;
  /** The plan that begins with the next period; null when it stays. */
  pendingPlan?: Maybe<Plan>;
  /** Plan. */
  plan: Plan;
  /** Euros per month, without VAT. */
  priceMonthly: Scalars['Decimal']['output'];
  /** State. */
  status: SubscriptionStatus;
  /** End of the 30 days of trial. */
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A subscription after an act. */
export type SubscriptionChange = {
  /** As it is now. */
  subscription: Subscription;
  /** True when it went well. */
  success: Scalars['Boolean']['output'];
};

/** State of a subscription. */
export type SubscriptionStatus =
  /** Activo. */
  | 'active'
  /** Cancelado. */
  | 'cancelled'
  /** Expirado. */
  | 'expired'
  /** Prueba. */
  | 'trial';

/** Figures of the platform, without the company that runs it. */
export type SuperadminStats = {
  /** Active companies. */
  activeTenants: Scalars['Int']['output'];
  /** When it was counted. */
  countedAt: Scalars['DateTime']['output'];
  /** The last twelve months, this one last. */
  months: Array<PlatformMonth>;
  /** Monthly recurring revenue, euros without VAT: prices of active subscriptions of companies neither suspended nor cancelled, yearly ones by month. */
  mrr: Scalars['Decimal']['output'];
  /** Companies in any state. */
  totalTenants: Scalars['Int']['output'];
  /** Companies on trial. */
  trialTenants: Scalars['Int']['output'];
  /** Of those on trial, whose 30 days end within a week. */
  trialsEnding: Scalars['Int']['output'];
};

/** What was paid in the customer's name and account (suplido): no VAT, no part of the total. */
export type Suplido = {
  /** Euros. */
  amount: Scalars['Decimal']['output'];
  /** What was paid. */
  description: Scalars['String']['output'];
};

/** What was paid in the customer's name and account (suplido): no VAT, no part of the total. */
export type SuplidoInput = {
  /** Euros, above 0. */
  amount: Scalars['Decimal']['input'];
  /** What was paid. */
  description: Scalars['String']['input'];
};

/** Tax of what is sold. */
export type TaxName =
  /** In Canarias. */
  | 'IGIC'
  /** In Ceuta and Melilla. */
  | 'IPSI'
  /** In the peninsula and Baleares. */
  | 'IVA';

/** A company (empresa) that invoices with Folio. */
export type Tenant = {
  /** Address, printed on its invoices; null until the settings have one. */
  address?: Maybe<Scalars['String']['output']>;
  /** Under criterio de caja: its VAT accrues as it is paid, and its invoices say so. */
  cashBasis: Scalars['Boolean']['output'];
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Cause chosen last for a line at 0 %, one of IvaCause: what the form proposes. */
  defaultCause?: Maybe<Scalars['String']['output']>;
  /** Kind of the last invoice, F1 or F2, of a company that has issued simplified ones: what the form proposes. */
  defaultKind?: Maybe<Scalars['String']['output']>;
  /** Percentage of IRPF of the last invoice to a customer that always withholds: what the form proposes. */
  defaultWithholding?: Maybe<Scalars['Decimal']['output']>;
  /** Email of whoever registered it. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Legal name (razón social). */
  name: Scalars['String']['output'];
  /** Tax number (NIF/CIF), at most 9 characters. */
  nif: Scalars['String']['output'];
  /** How its invoices are usually paid. */
  paymentMeans?: Maybe<PaymentMeans>;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** Its activity in art. 4.2 RD 1619/2012: simplified invoices up to 3,000 €; null: up to 400 €. */
  simplifiedActivity?: Maybe<SimplifiedActivity>;
  /** State of the company. */
  status: TenantStatus;
  /** Where it is established: its tax, its rates, the clock of its dates. */
  territory: Territory;
};

/** How many things a company has, as its own lists count them; never the things themselves. */
export type TenantCounts = {
  /** Customers, without deleted ones. */
  customers: Scalars['Int']['output'];
  /** Invoices, drafts and cancelled ones too. */
  invoices: Scalars['Int']['output'];
  /** Products, without deactivated ones. */
  products: Scalars['Int']['output'];
  /** Users, without deleted ones. */
  users: Scalars['Int']['output'];
};

/** A company and how many things it has. */
export type TenantDetail = {
  /** Counts. */
  stats: TenantCounts;
  /** The company. */
  tenant: TenantRow;
};

/** The download of everything that a company has here. */
export type TenantExport = {
  /** Name of the file that GET /api/tenant/export gives. */
  filename: Scalars['String']['output'];
};

/** Companies and which page of them. */
export type TenantPage = {
  /** Companies, newest first. */
  items: Array<TenantRow>;
  /** Page. */
  pagination: Pagination;
};

/** A company as the superadmin sees it: nothing of its invoices. */
export type TenantRow = {
  /** Address, printed on its invoices; null until the settings have one. */
  address?: Maybe<Scalars['String']['output']>;
  /** Under criterio de caja: its VAT accrues as it is paid, and its invoices say so. */
  cashBasis: Scalars['Boolean']['output'];
  /** When it registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Cause chosen last for a line at 0 %, one of IvaCause: what the form proposes. */
  defaultCause?: Maybe<Scalars['String']['output']>;
  /** Kind of the last invoice, F1 or F2, of a company that has issued simplified ones: what the form proposes. */
  defaultKind?: Maybe<Scalars['String']['output']>;
  /** Percentage of IRPF of the last invoice to a customer that always withholds: what the form proposes. */
  defaultWithholding?: Maybe<Scalars['Decimal']['output']>;
  /** Email of whoever registered it. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** Legal name (razón social). */
  name: Scalars['String']['output'];
  /** Tax number (NIF/CIF), at most 9 characters. */
  nif: Scalars['String']['output'];
  /** How its invoices are usually paid. */
  paymentMeans?: Maybe<PaymentMeans>;
  /** When to be paid: 30 is thirty days after the date, M30 thirty days after the end of its month, 30@25 the first 25th from thirty days on, 0 on receipt; 365 days at most. null: nothing is agreed. */
  paymentTerms?: Maybe<Scalars['String']['output']>;
  /** Its activity in art. 4.2 RD 1619/2012: simplified invoices up to 3,000 €; null: up to 400 €. */
  simplifiedActivity?: Maybe<SimplifiedActivity>;
  /** State of the company. */
  status: TenantStatus;
  /** Its subscription. */
  subscription: Subscription;
  /** Where it is established: its tax, its rates, the clock of its dates. */
  territory: Territory;
};

/** State of a company on the platform. */
export type TenantStatus =
  /** Activa. */
  | 'active'
  /** Cancelada: it reads and downloads, nothing else. */
  | 'cancelled'
  /** Suspendida by the platform: it reads and downloads, nothing else. */
  | 'suspended'
  /** En prueba: it has not paid yet. */
  | 'trial';

/** Where a company is established: it decides its tax, its rates and the clock of its dates. */
export type Territory =
  /** Canarias: IGIC, Atlantic/Canary. */
  | 'canarias'
  /** Ceuta: IPSI, Europe/Madrid. */
  | 'ceuta'
  /** Melilla: IPSI, Europe/Madrid. */
  | 'melilla'
  /** Península y Baleares: IVA, Europe/Madrid. */
  | 'peninsula';

/** One of the customers who were invoiced most. Manual ones go by their tax number. */
export type TopCustomer = {
  /** UUID of a saved customer; null for a manual one. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Invoices. */
  invoiceCount: Scalars['Int']['output'];
  /** Name on the latest invoice. */
  name: Scalars['String']['output'];
  /** Money, with VAT. */
  totalRevenue: Scalars['Decimal']['output'];
};

/** A person who signs in. */
export type User = {
  /** When the user was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Email, unique on the platform. */
  email: Scalars['String']['output'];
  /** UUID. */
  id: Scalars['ID']['output'];
  /** True until an invited user has set a password of their own. */
  isTemporaryPassword: Scalars['Boolean']['output'];
  /** Last time they signed in. */
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name, when given. */
  name?: Maybe<Scalars['String']['output']>;
  /** Role in the company. */
  role: Role;
};

/** A user as it is to be kept. */
export type UserInput = {
  /** The email cannot be changed: absent, or the one it has. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  name: Scalars['String']['input'];
  /** user or admin. */
  role: CompanyRole;
};

/** The record (registro de alta) of an invoice: its last one, and what became of it at the AEAT. */
export type Verifactu = {
  /** Verification code (CSV) of the AEAT. Null on an accepted record whose answer was lost on the way. */
  aeatCsv?: Maybe<Scalars['String']['output']>;
  /** The anulación of a cancelled invoice that the AEAT knows; else null. */
  annulment?: Maybe<VerifactuAnnulment>;
  /** When the AEAT answered. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** True where it was last sent with the certificate of the operator of this Folio. */
  byOperator: Scalars['Boolean']['output'];
  /** Which AEAT it is for. */
  environment: AeatEnvironment;
  /** What the AEAT refused or warned of. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The AEAT's answer in plain words; null without a code. */
  explanation?: Maybe<Explanation>;
  /** When it was sealed. */
  generatedAt: Scalars['DateTime']['output'];
  /** Huella of the record: SHA-256, 64 hexadecimal digits. */
  hash: Scalars['String']['output'];
  /** QR of the invoice as a PNG data URL. Null in lists and in the answer of a create, where nobody looks at it. */
  qrCode?: Maybe<Scalars['String']['output']>;
  /** UUID of the record. */
  recordId: Scalars['ID']['output'];
  /** When it was first sent. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its place in the company's chain, from 1. */
  sequence: Scalars['Int']['output'];
  /** State. */
  status: VerifactuStatus;
};

/** What became of the anulación of a cancelled invoice. */
export type VerifactuAnnulment = {
  /** Verification code (CSV) of the AEAT. */
  aeatCsv?: Maybe<Scalars['String']['output']>;
  /** True where it was last sent with the certificate of the operator of this Folio. */
  byOperator: Scalars['Boolean']['output'];
  /** True where it was refused and another can be made: see verifactuCorrection. */
  correctable: Scalars['Boolean']['output'];
  /** What the AEAT refused or warned of. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The same in plain words. */
  explanation?: Maybe<Explanation>;
  /** State. */
  status: VerifactuStatus;
};

/** An incident (art. 16.4 of Orden HAC/1177/2024): records wait longer than they should. */
export type VerifactuIncident = {
  /** What keeps them, for people. */
  cause: Scalars['String']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** How a company's records stand with the AEAT. */
export type VerifactuOverview = {
  /** True where the company sends: each invoice that it issues is sealed and goes to the AEAT. */
  active: Scalars['Boolean']['output'];
  /** Until when the company must go on sending, having begun; null when it is free. */
  boundUntil?: Maybe<Scalars['Date']['output']>;
  /** Hour of the last record where the clock is more than a minute behind it: new ones have it too until the clock is there. */
  clockBehindUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Which AEAT its records are for. */
  environment: AeatEnvironment;
  /** Set while an incident lasts. */
  incident?: Maybe<VerifactuIncident>;
  /** When the next message may leave; null: at once. */
  nextSendAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the oldest one that waits was sealed. */
  oldestWaitingAt?: Maybe<Scalars['DateTime']['output']>;
  /** Set while sending is paused. */
  pause?: Maybe<VerifactuPause>;
  /** Records sealed so far. */
  records: Scalars['Int']['output'];
  /** Invoices whose last record was rejected. */
  toFix: Scalars['Int']['output'];
  /** The oldest of them, for whoever has no list of records; null where there is none. */
  toFixInvoice?: Maybe<Scalars['ID']['output']>;
  /** Records that wait to be sent or to be answered. */
  waiting: Scalars['Int']['output'];
};

/** Why nothing is sent until a person acts, or a try by the hour succeeds. */
export type VerifactuPause = {
  /** The AEAT's code in plain words; null where it gave none. */
  explanation?: Maybe<Explanation>;
  /** Why, for people. */
  reason: Scalars['String']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
};

/** What is known a few seconds after asking to send. */
export type VerifactuSend = {
  /** Verification code (CSV) when accepted. */
  csv?: Maybe<Scalars['String']['output']>;
  /** What happened, for people. */
  message: Scalars['String']['output'];
  /** False only where the AEAT refused it or would, or sending is paused. */
  success: Scalars['Boolean']['output'];
};

/** What became of an invoice's record at the AEAT. */
export type VerifactuStatus =
  /** Aceptada; with an errorMessage: accepted with errors. */
  | 'accepted'
  /** Pendiente de envío: never sent. */
  | 'pending'
  /** Rechazada. */
  | 'rejected'
  /** Enviada: sent, not answered yet. */
  | 'sent';

/** The link of the welcome mail. */
export type VerifyEmailInput = {
  /** Token of the link. */
  token: Scalars['String']['input'];
};

/** Kind of an invoice that is written, as the AEAT names it (TipoFactura). */
export type WrittenKind =
  /** Factura completa. */
  | 'F1'
  /** Factura simplificada: up to 400 € with VAT, or 3,000 € in the activities of art. 4.2 RD 1619/2012. */
  | 'F2';

/** What is wrong with an issued invoice. */
export type Wrong =
  /** Price, quantity or discount. */
  | 'amount'
  /** The customer's name, tax number or address. */
  | 'customer'
  /** The customer's country or kind of tax number: on no paper, only in the record. */
  | 'customer_record'
  /** Nothing: the customer was declared insolvent. */
  | 'insolvent'
  /** Notes. */
  | 'notes'
  /** It was for somebody else. */
  | 'other_customer'
  /** Nothing: something comes back. */
  | 'returned'
  /** Description or date. */
  | 'text'
  /** Nothing: it is not paid. */
  | 'unpaid'
  /** Rate or cause of the VAT. */
  | 'vat'
  /** All of it: a trial, a duplicate, work that was never done. */
  | 'whole';

/** What the draft of a rectifying invoice was said to be made for. */
export type WrongAnswers = {
  /** Whether the customer has the invoice; null: not asked. */
  handedOver?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it took place; null: not asked. */
  happened?: Maybe<Happened>;
  /** What is wrong. */
  wrong: Wrong;
};

/** Why an issued invoice is put right. Where another instrument than the one called is right (annul, rectify, correct the record, or none) the answer is 409 with that advice; without it nobody asks. */
export type WrongInput = {
  /** Whether the customer has the invoice; asked as happened is. */
  handedOver?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it took place; asked for amount, vat, customer, other_customer, text and whole. */
  happened?: InputMaybe<Happened>;
  /** What is wrong. */
  wrong: Wrong;
};
