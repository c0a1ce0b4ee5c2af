import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Authorized,
  Ctx as Context,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { loaderOf } from '../../platform/graphql/loader';
import { Correction } from '../verifactu/correct/correction.types';
import { verifactusOf, type VerifactuOf } from '../verifactu/records/invoice-status';
import { Verifactu, VerifactuSend } from '../verifactu/verifactu.types';
import { viewCorrection } from './invoice-correction';
import { qrUrlOf } from './files/invoice-qr';
import { Invoice } from './invoice.entity';
import { findInvoice } from './invoices';
import { WrongInput } from './rectify/wrong.types';
import { correctVerifactu, requireRecordOrPro, sendVerifactu } from './send-verifactu';

const UUID = { description: 'UUID of the invoice.' };

/** True where an answer holds it as one of several. */
const isListed = (path: GraphQLResolveInfo['path'] | undefined): boolean =>
  path !== undefined && (typeof path.key === 'number' || isListed(path.prev));

@Resolver(() => Invoice)
export class InvoiceVerifactuResolver {
  @Authorized(TENANT)
  @Query(() => Correction, { description: "What correcting an invoice's record would do. PRO, where it has none." })
  verifactuCorrection(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<Correction> {
    return ctx.read(async em => {
      const invoice = await findInvoice(em, ctx, id);
      await requireRecordOrPro(em, invoice);
      return viewCorrection(em, invoice);
    });
  }

  @Authorized(TENANT)
  @Mutation(() => VerifactuSend, {
    description:
      'Sends an invoice to the AEAT now: seals its record where it has none, corrects a refused one; answers within 5 s with what is known by then. PRO, where it has none.',
  })
  sendVerifactu(@Arg('id', () => ID, UUID) id: string, @Context() ctx: Ctx): Promise<VerifactuSend> {
    return sendVerifactu(ctx, id);
  }

  @Authorized(TENANT)
  @Mutation(() => VerifactuSend, { description: 'Seals and sends a corrected record, as verifactuCorrection says.' })
  correctVerifactu(
    @Arg('id', () => ID, UUID) id: string,
    @Arg('because', () => WrongInput, { nullable: true, description: 'What is wrong with the invoice.' })
    because: WrongInput | null,
    @Context() ctx: Ctx,
  ): Promise<VerifactuSend> {
    return correctVerifactu(ctx, id, because);
  }

  @FieldResolver(() => Verifactu, {
    nullable: true,
    description: 'Its record at the AEAT; null for a draft, and where its company did not send.',
  })
  verifactu(
    @Root() invoice: Invoice,
    @Context() ctx: Ctx,
    @Info() { path }: GraphQLResolveInfo,
  ): Verifactu | null | Promise<Verifactu | null> {
    const shown = (found: VerifactuOf | null): Verifactu | null =>
      found && {
        ...found,
        qrUrl: invoice.justMade || isListed(path) ? null : qrUrlOf(invoice, found.environment, ctx.services.aeat),
      };
    const found = recordOf(ctx, invoice);
    // What is at hand is answered at once: a list would wait for a promise for each of its rows.
    return found instanceof Promise ? found.then(shown) : shown(found);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address in its QR; null where it has no record.' })
  async qrUrl(@Root() invoice: Invoice, @Context() ctx: Ctx): Promise<string | null> {
    const found = await recordOf(ctx, invoice);
    return found && qrUrlOf(invoice, found.environment, ctx.services.aeat);
  }
}

/** Records of all the invoices of one answer in one statement. */
const loader = (ctx: Ctx) =>
  loaderOf<VerifactuOf>(ctx, {
    key: Verifactu,
    load: ids => ctx.read(em => verifactusOf(em, ctx.me.tenantId, ids)),
  });

const recordOf = (ctx: Ctx, { id, sealed }: Invoice): VerifactuOf | null | Promise<VerifactuOf | null> =>
  sealed === undefined ? loader(ctx).load(id) : sealed;
