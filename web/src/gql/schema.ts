export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Calendar date YYYY-MM-DD (the fiscal day is Europe/Madrid's). */
  Date: { input: string; output: string; }
  /** Instant in UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** Exact decimal amount or quantity as a string, at least two decimals, without exponent: "121.00". */
  Decimal: { input: string; output: string; }
};

export type Customer = {
  address?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nif: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
};

export type CustomerInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  nif: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
};

export type CustomerPage = {
  items: Array<Customer>;
  pagination: Pagination;
};

export type Invoice = {
  createdAt: Scalars['DateTime']['output'];
  customer?: Maybe<InvoiceCustomer>;
  customerAddress?: Maybe<Scalars['String']['output']>;
  customerName?: Maybe<Scalars['String']['output']>;
  customerNif?: Maybe<Scalars['String']['output']>;
  date: Scalars['Date']['output'];
  fullNumber?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  issuer: InvoiceIssuer;
  lines: Array<InvoiceLine>;
  notes?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['Int']['output']>;
  paidOn?: Maybe<Scalars['Date']['output']>;
  rates: Array<InvoiceRate>;
  series: Scalars['String']['output'];
  status: InvoiceStatus;
  subtotal: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
  totalIva: Scalars['Decimal']['output'];
  warnings: Array<Scalars['String']['output']>;
};

/** Customer as it was when the invoice was issued. */
export type InvoiceCustomer = {
  address?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nif: Scalars['String']['output'];
  postalCode?: Maybe<Scalars['String']['output']>;
};

export type InvoiceInput = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  customerManual?: InputMaybe<ManualCustomerInput>;
  date: Scalars['Date']['input'];
  lines: Array<InvoiceLineInput>;
  notes?: InputMaybe<Scalars['String']['input']>;
  series?: Scalars['String']['input'];
  /** draft or issued */
  status?: InvoiceStatus;
};

/** Issuer as it was when the invoice was issued. */
export type InvoiceIssuer = {
  address?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nif: Scalars['String']['output'];
};

export type InvoiceLine = {
  description: Scalars['String']['output'];
  ivaCause?: Maybe<IvaCause>;
  ivaRate: Scalars['Int']['output'];
  price: Scalars['Decimal']['output'];
  productId?: Maybe<Scalars['ID']['output']>;
  quantity: Scalars['Decimal']['output'];
  subtotal: Scalars['Decimal']['output'];
  total: Scalars['Decimal']['output'];
};

export type InvoiceLineInput = {
  description: Scalars['String']['input'];
  ivaCause?: InputMaybe<IvaCause>;
  ivaRate?: Scalars['Int']['input'];
  price: Scalars['Decimal']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
  quantity: Scalars['Decimal']['input'];
};

export type InvoicePage = {
  items: Array<Invoice>;
  pagination: Pagination;
};

/** One row of the invoice's rate table. */
export type InvoiceRate = {
  base: Scalars['Decimal']['output'];
  ivaCause?: Maybe<IvaCause>;
  ivaRate: Scalars['Int']['output'];
  quota: Scalars['Decimal']['output'];
};

export type InvoiceStatus =
  | 'cancelled'
  | 'draft'
  | 'issued'
  | 'paid';

/** Cause of a line at 0 %. */
export type IvaCause =
  | 'E1'
  | 'E2'
  | 'E3'
  | 'E4'
  | 'E5'
  | 'E6'
  | 'N1'
  | 'N2'
  | 'S2';

export type LoginInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type ManualCustomerInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  nif: Scalars['String']['input'];
};

export type Mutation = {
  cancelInvoice: Invoice;
  createCustomer: Customer;
  createInvoice: Invoice;
  createProduct: Product;
  deleteCustomer: Scalars['Boolean']['output'];
  /** Deletes a draft. */
  deleteInvoice: Scalars['Boolean']['output'];
  /** Deactivates the product. */
  deleteProduct: Scalars['Boolean']['output'];
  /** Issues a draft; on a paid invoice undoes the payment. */
  issueInvoice: Invoice;
  login: SignedIn;
  logout: Scalars['Boolean']['output'];
  payInvoice: Invoice;
  register: SignedIn;
  updateCustomer: Customer;
  /** Replaces a draft. */
  updateInvoice: Invoice;
  updateProduct: Product;
};


export type MutationCancelInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateCustomerArgs = {
  input: CustomerInput;
};


export type MutationCreateInvoiceArgs = {
  input: InvoiceInput;
};


export type MutationCreateProductArgs = {
  input: ProductInput;
};


export type MutationDeleteCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationIssueInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationPayInvoiceArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationUpdateCustomerArgs = {
  id: Scalars['ID']['input'];
  input: CustomerInput;
};


export type MutationUpdateInvoiceArgs = {
  id: Scalars['ID']['input'];
  input: InvoiceInput;
};


export type MutationUpdateProductArgs = {
  id: Scalars['ID']['input'];
  input: ProductInput;
};

/** The number an invoice of this series and date would get if it were issued now. */
export type NextNumber = {
  fullNumber: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  /** True when the date lies before the last issued one of its series. */
  outOfOrder: Scalars['Boolean']['output'];
  previousDate?: Maybe<Scalars['Date']['output']>;
  previousFullNumber?: Maybe<Scalars['String']['output']>;
};

export type Pagination = {
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type Plan =
  | 'basic'
  | 'pro';

export type Product = {
  description?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ivaRate: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  price: Scalars['Decimal']['output'];
  sku?: Maybe<Scalars['String']['output']>;
};

export type ProductInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  ivaRate?: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  price: Scalars['Decimal']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
};

export type ProductPage = {
  items: Array<Product>;
  pagination: Pagination;
};

export type Query = {
  customer: Customer;
  customers: CustomerPage;
  invoice: Invoice;
  invoices: InvoicePage;
  me: Session;
  nextNumber: NextNumber;
  product: Product;
  products: ProductPage;
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoicesArgs = {
  dateFrom?: InputMaybe<Scalars['Date']['input']>;
  dateTo?: InputMaybe<Scalars['Date']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<InvoiceStatus>;
};


export type QueryNextNumberArgs = {
  date: Scalars['Date']['input'];
  series?: Scalars['String']['input'];
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

export type RegisterInput = {
  companyName: Scalars['String']['input'];
  companyNif: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
};

export type Role =
  | 'admin'
  | 'superadmin'
  | 'user';

export type Session = {
  subscription?: Maybe<Subscription>;
  tenant?: Maybe<Tenant>;
  user: User;
};

export type SignedIn = {
  subscription?: Maybe<Subscription>;
  tenant?: Maybe<Tenant>;
  token: Scalars['String']['output'];
  user: User;
};

export type Subscription = {
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  currentPeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  /** Free invoices left of the trial's three. */
  freeInvoicesLeft?: Maybe<Scalars['Int']['output']>;
  hasStripeSubscription: Scalars['Boolean']['output'];
  plan: Plan;
  priceMonthly: Scalars['Decimal']['output'];
  status: SubscriptionStatus;
  trialEndsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SubscriptionStatus =
  | 'active'
  | 'cancelled'
  | 'expired'
  | 'trial';

export type Tenant = {
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  nif: Scalars['String']['output'];
  status: TenantStatus;
};

export type TenantStatus =
  | 'active'
  | 'cancelled'
  | 'suspended'
  | 'trial';

export type User = {
  createdAt: Scalars['DateTime']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isTemporaryPassword: Scalars['Boolean']['output'];
  lastLoginAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  role: Role;
};
