import { Arg, Authorized, Ctx as Context, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { TENANT } from '../../../platform/auth';
import type { Ctx } from '../../../platform/context';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { AtMostRows, OnlyInDetail } from '../../../platform/graphql/rows';
import { createOnce } from '../../../platform/idempotency';
import { Invoice } from '../invoice.entity';
import { InvoiceRate, InvoiceStatus, NextNumber } from '../invoice.types';
import { findMade } from '../invoices';
import { partyOf } from '../issued-by/issued-by';
import { nextNumber, seriesFor, seriesKindOf } from '../numbering';
import {
  MOST_RELATED,
  RateLeft,
  Rectification,
  RectificationKind,
  RectifyInput,
  RelatedInvoice,
} from './rectify.types';
import { createRebate } from './rebate';
import { moneyOf } from './came-in';
import { draftedOf, makeRectifying } from './draft/draft';
import { leftAfter } from './left-after';
import { RebateInput } from './rebate.types';
import { rectificationOf } from './rectification';
import { warningsOfRectifying } from './rectify';
import { rectifyTogether } from './together/together';
import { RectifyTogetherInput } from './together/together.types';
import { asRelated, rectifiedOf, relatedOf, stands } from './related';
import { remainingOf } from './remaining';

/** More than there are rates, causes and regimes: the rectifying ones may bring others than the original has. */
const MAX_RATES = 60;

const NOT_IN_LISTS = 'Las rectificativas de una factura no van en listas: pídelas con invoice(id)';

@Resolver(() => Invoice)
export class RectifyResolver {
  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description:
      'Issues an invoice that rectifies another one, by differences or by substitution, or keeps it as a draft. Takes an Idempotency-Key, kept for ever.',
  })
  async rectifyInvoice(
    @Arg('id', () => ID, { description: 'UUID of the invoice that is rectified.' }) id: string,
    @Arg('input', () => RectifyInput, { description: 'The rectifying invoice.' }) input: RectifyInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    const made = await createOnce(ctx, {
      operation: 'rectifyInvoice',
      input: { id, ...input },
      keep: 'forever',
      make: (em, newId) => makeRectifying(em, ctx, id, input, newId),
      load: async (em, madeId) => {
        const found = await findMade(em, ctx, madeId, input.status);
        if (input.status === InvoiceStatus.draft) return found;
        const [original] = await rectifiedOf(em, found);
        found.warnings = [...(await warningsOfRectifying(em, original!, found, input.consumer)), ...found.warnings];
        return found;
      },
    });
    return Object.assign(made, { justMade: true });
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description:
      'Issues one invoice that rectifies several of the same customer, by differences. Takes an Idempotency-Key, kept for ever.',
  })
  async rectifyInvoices(
    @Arg('input', () => RectifyTogetherInput, { description: 'The rectifying invoice.' }) input: RectifyTogetherInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    const made = await createOnce(ctx, {
      operation: 'rectifyInvoices',
      input,
      keep: 'forever',
      make: (em, newId) => rectifyTogether(em, ctx, input, newId),
      load: async (em, madeId) => {
        const found = await findMade(em, ctx, madeId, null);
        const warnings = new Set<string>();
        for (const original of await rectifiedOf(em, found))
          for (const text of await warningsOfRectifying(em, original, found, input.consumer)) warnings.add(text);
        found.warnings = [...warnings, ...found.warnings];
        return found;
      },
    });
    return Object.assign(made, { justMade: true });
  }

  @Authorized(TENANT)
  @Mutation(() => Invoice, {
    description:
      'Issues a rebate for the volume bought in a period (rappel), by differences. Takes an Idempotency-Key, kept for ever.',
  })
  async createRebate(
    @Arg('input', () => RebateInput, { description: 'The rebate.' }) input: RebateInput,
    @Context() ctx: Ctx,
  ): Promise<Invoice> {
    const made = await createOnce(ctx, {
      operation: 'createRebate',
      input,
      keep: 'forever',
      make: (em, newId) => createRebate(em, ctx, input, newId),
      load: (em, id) => findMade(em, ctx, id, null),
    });
    return Object.assign(made, { justMade: true });
  }

  @Authorized(TENANT)
  @Query(() => NextNumber, {
    description: 'The number that a rectifying invoice would get if it were issued now. Reserves nothing.',
  })
  nextRectifyingNumber(
    @Arg('date', () => DateScalar, { description: 'Date of issue.' }) date: string,
    @Arg('kind', () => RectificationKind, { nullable: true, description: 'Kind; absent: one of R1 to R4.' })
    kind: RectificationKind | null,
    @Arg('qualified', () => Boolean, { nullable: true, description: 'Of a qualified simplified invoice.' })
    qualified: boolean | null,
    @Arg('issuedByNif', () => String, {
      nullable: true,
      description: "Tax number of who issues it in the company's name; absent: the company itself.",
    })
    issuedByNif: string | null,
    @Context() ctx: Ctx,
  ): Promise<NextNumber> {
    const { tenantId } = ctx.me;
    const holds = seriesKindOf(kind ?? RectificationKind.R1, qualified ?? false);
    return ctx.read(async em =>
      nextNumber(em, tenantId, await seriesFor(em, tenantId, holds, partyOf(issuedByNif)), date),
    );
  }

  @OnlyInDetail(MOST_RELATED, NOT_IN_LISTS)
  @FieldResolver(() => Rectification, {
    nullable: true,
    description: 'What a rectifying invoice corrects; null of any other. Not in lists of invoices.',
  })
  rectification(@Root() invoice: Invoice, @Context() ctx: Ctx): Rectification | null | Promise<Rectification | null> {
    if (!invoice.rectificationWay) return null;
    if (invoice.rectified) return rectificationOf(invoice, invoice.rectified);
    if (invoice.status === InvoiceStatus.draft)
      return draftedOf(ctx, invoice).then(found =>
        rectificationOf(invoice, found ? [found.original] : [], found ?? undefined),
      );
    return relatedOf(ctx, invoice, 'rectified').then(rectified => rectificationOf(invoice, rectified));
  }

  @AtMostRows(MOST_RELATED)
  @OnlyInDetail(MOST_RELATED, NOT_IN_LISTS)
  @FieldResolver(() => [RelatedInvoice], { description: 'The invoices that rectify it. Not in lists of invoices.' })
  async rectifiedBy(@Root() invoice: Invoice, @Context() ctx: Ctx): Promise<RelatedInvoice[]> {
    return (await relatedOf(ctx, invoice, 'rectifiedBy')).map(asRelated);
  }

  @AtMostRows(MAX_RATES)
  @OnlyInDetail(MOST_RELATED, NOT_IN_LISTS)
  @FieldResolver(() => [InvoiceRate], {
    nullable: true,
    description:
      'What is left of it at each rate with all that rectifies it; null where nothing does. Not in lists of invoices.',
  })
  async remaining(@Root() invoice: Invoice, @Context() ctx: Ctx): Promise<InvoiceRate[] | null> {
    const rectifying = (await relatedOf(ctx, invoice, 'rectifiedBy')).filter(stands);
    return rectifying.length > 0 ? remainingOf(invoice, rectifying) : null;
  }

  @OnlyInDetail(MOST_RELATED, NOT_IN_LISTS)
  @FieldResolver(() => DecimalScalar, {
    description:
      'What came in for it, for all that it replaces, one after another, and for what rectifies it, together. Not in lists of invoices.',
  })
  async collectedInAll(@Root() invoice: Invoice, @Context() ctx: Ctx): Promise<string> {
    const standing = (await relatedOf(ctx, invoice, 'rectifiedBy')).filter(stands);
    return (await ctx.read(em => moneyOf(em, invoice, standing))).collected;
  }
}

@Resolver(() => Rectification)
export class LeftResolver {
  @AtMostRows(MAX_RATES)
  @FieldResolver(() => [RateLeft], {
    nullable: true,
    description:
      'How it leaves the invoice that it rectifies, at each rate, when it was issued; null by substitution, of several, of data alone, of a debt and of a margin scheme.',
  })
  left(@Root() { of, originals }: Rectification, @Context() ctx: Ctx): Promise<RateLeft[] | null> {
    return ctx.read(em => leftAfter(em, of, originals));
  }
}
