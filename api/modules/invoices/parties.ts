import { In, type EntityManager } from 'typeorm';
import type { PaperLanguage } from '../../../schema/paper/language';
import type { Territory } from '../../../schema/tax/territory';
import type { Ctx } from '../../platform/context';
import { prepared } from '../../platform/database/pipeline';
import { badField, notFound } from '../../platform/errors';
import { checkId } from '../../platform/ids';
import type { Standing } from '../plans/plans';
import { Product } from '../products/product.entity';
import type { Invoice } from './invoice.entity';
import type { Held } from './numbering';
import type { InvoiceLineInput } from './invoices.inputs';

/** What the database says of a tenant that is about to invoice. */
export interface Issuer {
  name: string;
  nif: string;
  address: string | null;
  standing: Standing;
  latest: string | null;
  /** What the series holds; null where it has no invoice yet. */
  held: Held | null;
  /** Letter of RD 1619/2012, art. 4.2, under which it may issue larger simplified invoices; null: none. */
  simplifiedActivity: string | null;
  /** What its papers are written in: as the saved customer's card says, else as is usual. */
  paperLanguage: PaperLanguage;
  /** Where it is established. */
  territory: Territory;
  /** It is under criterio de caja. */
  cashBasis: boolean;
  /**
   * What was chosen last: the cause of a rate of 0, the percentage withheld by customers that always do, the kind of
   * invoice where it has issued simplified ones.
   */
  usual: { cause: string | null; withholding: string | null; kind: string | null };
}
/** Whom it is invoiced to, as it is at this moment. */
export type Recipient = Pick<
  Invoice,
  'customerId' | 'toName' | 'toNif' | 'toEmail' | 'toAddress' | 'toCity' | 'toPostalCode' | 'toCountry' | 'toIdKind'
>;

/** Whom a simplified invoice names where it names nobody. */
export const NOBODY: Recipient = {
  customerId: null,
  toName: '',
  toNif: '',
  toEmail: null,
  toAddress: null,
  toCity: null,
  toPostalCode: null,
  toCountry: null,
  toIdKind: null,
};

/**
 * Company, subscription, what its series is, and the saved customer: `$1` to `$3`. `joined`: what else is read, or held,
 * where they stand so.
 */
export const partiesSql = (joined = ''): string => `
  SELECT t.name, t.nif, t.address, t.default_cause, t.default_withholding, t.default_kind, t.simplified_activity, t.cash_basis, t.territory, t.payment_terms, t.payment_means, t.iban, t.paper_language, s.status, s.trial_ends_at,
         (SELECT max(last_date)::text FROM counters WHERE tenant_id = $1 AND series = $2) AS latest,
         (SELECT json_build_object('kind', kind, 'party', party) FROM series WHERE tenant_id = $1 AND code = $2) AS held,
         c.id AS customer_id, c.name AS to_name, c.nif AS to_nif, c.email, c.address AS to_address, c.city, c.postal_code, c.country, c.id_kind, c.recargo, c.payment_terms AS own_terms, c.payment_means AS own_means, c.paper_language AS own_language, c.restricted_at
    FROM tenants t JOIN subscriptions s ON s.tenant_id = t.tenant_id
    -- Held until COMMIT: who is being erased at this moment is waited for, and gone then.
    LEFT JOIN LATERAL (SELECT * FROM customers WHERE tenant_id = t.tenant_id AND id = $3
      AND deleted_at IS NULL FOR KEY SHARE) c ON true${joined}
   WHERE t.tenant_id = $1`;

const READ_PARTIES = prepared('parties', partiesSql());

/** When and how the customer pays, and to which account: as their card says, else as is usual. */
export type Agreed = Pick<Invoice, 'paymentTerms' | 'paymentMeans' | 'iban'>;

/** Who invoices, and the saved customer; null: none, deleted, or another company's. */
export interface Parties {
  issuer: Issuer;
  recipient: Recipient | null;
  /** What the saved customer buys carries recargo de equivalencia. */
  recargo: boolean;
  agreed: Agreed;
}

/**
 * Issuer, subscription, latest date of the series and saved customer, in one statement. Throws where the customer's data
 * are restricted. `also`: the same with what is joined to it, and that one's parameters.
 */
export async function readParties(
  em: EntityManager,
  ctx: Ctx,
  series: string,
  customerId: string | null,
  also: { sql: string; parameters: unknown[] } = { sql: READ_PARTIES, parameters: [] },
): Promise<Parties> {
  const [row] = await em.query(also.sql, [ctx.me.tenantId, series, customerId, ...also.parameters]);
  if (row.restricted_at)
    throw badField('customerId', 'El tratamiento de los datos de este cliente está limitado: no se le puede facturar');
  const standing: Standing = { status: row.status, trialEndsAt: row.trial_ends_at };
  return {
    recargo: row.recargo ?? false,
    agreed: {
      paymentTerms: row.own_terms ?? row.payment_terms,
      paymentMeans: row.own_means ?? row.payment_means,
      iban: row.iban,
    },
    issuer: {
      name: row.name,
      nif: row.nif,
      address: row.address,
      standing,
      latest: row.latest,
      held: row.held,
      simplifiedActivity: row.simplified_activity,
      paperLanguage: row.own_language ?? row.paper_language,
      territory: row.territory,
      cashBasis: row.cash_basis,
      usual: { cause: row.default_cause, withholding: row.default_withholding, kind: row.default_kind },
    },
    recipient: row.customer_id && {
      customerId: row.customer_id,
      toName: row.to_name,
      toNif: row.to_nif,
      toEmail: row.email,
      toAddress: row.to_address,
      toCity: row.city,
      toPostalCode: row.postal_code,
      toCountry: row.country,
      toIdKind: row.id_kind,
    },
  };
}

/** The saved products of lines; throws where one is no id. */
export function productsOf(lines: InvoiceLineInput[]): string[] {
  const ids = new Set<string>();
  lines.forEach((line, index) => line.productId && ids.add(checkId(line.productId, `lines.${index}.productId`)));
  return [...ids];
}

/** Throws unless each of these products is the company's own. */
export async function checkProducts(em: EntityManager, ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  if ((await em.countBy(Product, { tenantId: ctx.me.tenantId, id: In(ids) })) !== ids.length)
    throw notFound('Producto no encontrado');
}
