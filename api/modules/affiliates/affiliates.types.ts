import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Pagination } from '../../platform/graphql/page';
import { AtMostRows } from '../../platform/graphql/rows';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars';
import { Affiliate } from './affiliate.entity';

export enum CommissionPaymentMethod {
  bank_transfer = 'bank_transfer',
  paypal = 'paypal',
  stripe = 'stripe',
}
registerEnumType(CommissionPaymentMethod, {
  name: 'CommissionPaymentMethod',
  description: 'How a commission was paid.',
  valuesConfig: {
    bank_transfer: { description: 'Transferencia.' },
    paypal: { description: 'PayPal.' },
    stripe: { description: 'Stripe.' },
  },
});

export enum CommissionStatus {
  pending = 'pending',
  paid = 'paid',
}
registerEnumType(CommissionStatus, {
  name: 'CommissionStatus',
  description: 'Whether a commission was paid.',
  valuesConfig: { pending: { description: 'Pendiente.' }, paid: { description: 'Pagada.' } },
});

@ObjectType({ description: 'An affiliate and what came of it.' })
export class AffiliateRow extends Affiliate {
  @Field(() => Int, { description: 'Companies that registered with its code.' })
  referralCount: number;

  @Field(() => Int, { description: 'Those of them that have paid.' })
  conversionCount: number;

  @Field(() => DecimalScalar, { description: 'Euros that it has earned, without what refunds took back.' })
  totalEarnings: string;

  @Field(() => String, { nullable: true, description: 'The company that added it; null: Folio itself.' })
  companyName: string | null;
}

@ObjectType({ description: 'Affiliates and which page of them.' })
export class AffiliatePage {
  @AtMostRows('limit')
  @Field(() => [AffiliateRow], { description: 'Affiliates, newest first.' })
  items: AffiliateRow[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}

@ObjectType({ description: 'What affiliates have brought.' })
export class AffiliateStats {
  @Field(() => Int, { description: 'Affiliates.' })
  totalAffiliates: number;

  @Field(() => Int, { description: 'Those that earn.' })
  activeAffiliates: number;

  @Field(() => Int, { description: 'Those that wait to be made active.' })
  pendingAffiliates: number;

  @Field(() => Int, { description: 'Companies that registered with a code.' })
  totalReferrals: number;

  @Field(() => Int, { description: 'Those of them that have paid.' })
  totalConversions: number;

  @Field(() => DecimalScalar, { description: 'Euros earned, without what refunds took back.' })
  totalCommissions: string;

  @Field(() => DecimalScalar, { description: 'Euros of them that are still to be paid.' })
  pendingCommissions: string;

  @Field(() => Int, { description: 'Commissions that are still to be paid.' })
  pendingCount: number;
}

@ObjectType({ description: "Whether a code is an affiliate's." })
export class AffiliateCode {
  @Field({ description: 'True when somebody may come by it.' })
  valid: boolean;

  @Field(() => String, { nullable: true, description: "Whose it is; null where it is nobody's." })
  name: string | null;
}

@ObjectType({ description: 'Whose first payment a commission is of.' })
class CommissionReferral {
  @Field({ description: 'Legal name of the company.' })
  tenantName: string;
}

@ObjectType({ description: 'Who has earned a commission.' })
class CommissionAffiliate {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'Code.' })
  code: string;
}

@ObjectType({ description: "A part (comisión) of a company's first payment that an affiliate has earned." })
export class Commission {
  @Field(() => ID, { description: 'UUID; that of the payment.' })
  id: string;

  @Field(() => DecimalScalar, { description: 'Euros that are owed, or were paid.' })
  amount: string;

  @Field(() => DecimalScalar, { description: 'Percent in force when the company paid.' })
  rate: string;

  @Field(() => DecimalScalar, { description: 'Euros that the company paid, without VAT.' })
  base: string;

  @Field(() => String, { nullable: true, description: 'What the company paid for.' })
  concept: string | null;

  @Field(() => DateTimeScalar, { description: 'When the company paid.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'From then on a refund takes nothing of it back.' })
  firmAt: Date;

  @Field(() => CommissionStatus, { description: 'Whether it was paid.' })
  status: CommissionStatus;

  @Field(() => CommissionPaymentMethod, { nullable: true, description: 'How; null until then.' })
  paymentMethod: CommissionPaymentMethod | null;

  @Field(() => String, { nullable: true, description: 'Reference of the payment, if there is one.' })
  paymentReference: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When; null until then.' })
  paidAt: Date | null;

  @Field(() => CommissionAffiliate, { description: 'Who has earned it.' })
  affiliate: CommissionAffiliate;

  @Field(() => CommissionReferral, { description: 'Whose payment it is of.' })
  referral: CommissionReferral;
}

@ObjectType({ description: 'Commissions and which page of them.' })
export class CommissionPage {
  @AtMostRows('limit')
  @Field(() => [Commission], { description: 'Commissions, the oldest payment first.' })
  items: Commission[];

  @Field(() => Pagination, { description: 'Page.' })
  pagination: Pagination;
}
