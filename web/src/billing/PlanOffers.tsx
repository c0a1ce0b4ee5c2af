import { Box, Heading, Text } from '@chakra-ui/react';
import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { PRICES } from '../../../schema/prices';
import type { BillingInterval, Plan } from '../gql/schema';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { useConfirm, type Question } from '../ui/overlay/confirm';
import { Card } from '../ui/layout/Card';
import { formatMoney, formatQuantity } from '../ui/format/amounts';
import { price } from '../ui/format/prices';
import { actionOf } from './offerActions';
import { featuresOf, firstPayment, PLAN_NAME, type Subscription } from './plans';
import type { Acts } from './useBilling';
import { withVat } from './vat';

const euros = (amount: string) => `${formatQuantity(amount)} €`;

interface Props {
  subscription: Subscription;
  starter: boolean;
  acts: Acts | null;
  onDowngrade(): void;
  /** Nothing was ever charged: a plan that was given runs, and the first payment comes at its end. */
  uncharged: boolean;
}

/** The plans, with what is paid today; the one that runs says what it includes. */
export function PlanOffers({ subscription, starter, acts, onDowngrade, uncharged }: Props) {
  const [interval, setInterval] = useState<BillingInterval>(
    subscription.plan === 'pro' ? subscription.billingInterval : 'month',
  );
  return (
    <Box as="section" aria-label="Planes">
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="baseline"
        columnGap="4"
        rowGap="1"
        marginBottom="3"
      >
        <Heading as="h2" textStyle="h3">
          {subscription.status === 'active' ? 'Planes' : 'Elige plan'}
        </Heading>
        <Text textStyle="small" color="muted">
          {acts && !subscription.cancelAtPeriodEnd
            ? 'Sin permanencia: cancelas aquí cuando quieras.'
            : 'Sin permanencia.'}
        </Text>
      </Box>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4">
        <Offer
          plan="basic"
          interval="month"
          starter={starter && subscription.status !== 'active'}
          uncharged={uncharged}
          subscription={subscription}
          acts={acts}
          onChoose={subscription.status === 'active' ? onDowngrade : undefined}
        />
        <Offer
          plan="pro"
          interval={interval}
          onInterval={setInterval}
          starter={false}
          uncharged={uncharged}
          subscription={subscription}
          acts={acts}
        />
      </Box>
      {acts && (
        <Text display="flex" alignItems="center" gap="2" marginTop="3" textStyle="small" color="muted">
          <Box as={Lock} aria-hidden width="16px" height="16px" flexShrink={0} />
          La tarjeta la pide y la guarda Stripe en su página; al terminar vuelves aquí.
        </Text>
      )}
    </Box>
  );
}

interface OfferProps {
  plan: Plan;
  interval: BillingInterval;
  onInterval?(interval: BillingInterval): void;
  starter: boolean;
  uncharged: boolean;
  subscription: Subscription;
  acts: Acts | null;
  onChoose?(): void;
}

function Offer({ plan, interval, onInterval, starter, uncharged, subscription, acts, onChoose }: OfferProps) {
  const { label: action, state } = actionOf(plan, interval, subscription);
  const today = firstPayment(plan, interval, starter);
  const confirm = useConfirm();
  const choose = async () => {
    if (onChoose) return onChoose();
    if (uncharged || !chargesAtOnce(plan, interval, subscription) || (await confirm(questionOf(interval))))
      await acts?.choose(plan, interval);
  };
  const pro = plan === 'pro';
  const monthly = pro
    ? interval === 'year'
      ? PRICES.pro.monthOfYear
      : PRICES.pro.month
    : starter
      ? PRICES.starter.month
      : PRICES.basic.month;
  return (
    <Card
      as="article"
      aria-label={`Plan ${PLAN_NAME[plan]}`}
      padding="6"
      borderColor={pro ? 'brand' : undefined}
      borderWidth={pro ? '2px' : '1px'}
    >
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3" minHeight="36px">
        <Heading as="h3" textStyle="h3">
          {PLAN_NAME[plan]}
        </Heading>
        {starter && (
          <Badge palette="brand" dot={false}>
            STARTER, oferta de alta
          </Badge>
        )}
        {onInterval && acts && <Intervals interval={interval} onChange={onInterval} />}
        {state && <Badge palette={state === 'Tu plan' ? 'green' : 'blue'}>{state}</Badge>}
      </Box>
      <Text marginTop="3">
        <Box as="span" textStyle="amountXl">
          {euros(monthly)}
        </Box>{' '}
        al mes + IVA{starter ? `, los ${PRICES.starter.months} primeros meses` : ''}
      </Text>
      <Text color="muted" minHeight="24px">
        {noteOf(plan, interval, starter)}
      </Text>
      {action && acts && (
        <>
          <Button
            variant={pro ? 'brand' : 'outline'}
            width="full"
            marginTop="4"
            busy={acts.busy === plan}
            busyLabel="Procesando..."
            onClick={() => void choose()}
          >
            {action}
          </Button>
          {subscription.status !== 'active' && <Today net={today} />}
        </>
      )}
      <Box as="ul" listStyleType="none" display="grid" gap="2" marginTop="4" paddingTop="4" borderTopWidth="1px">
        {featuresOf(plan, false).map(each => (
          <Box as="li" key={each} display="flex" gap="3">
            <Box as={Check} aria-hidden width="18px" color="success" flexShrink={0} />
            {each}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** A plan that runs is changed for a dearer one with the card that is kept, without a page in between. */
const chargesAtOnce = (
  plan: Plan,
  interval: BillingInterval,
  { status, plan: current, billingInterval, hasStripeSubscription }: Subscription,
): boolean =>
  status === 'active' &&
  hasStripeSubscription &&
  plan === 'pro' &&
  (current === 'basic' || (interval === 'year' && billingInterval === 'month'));

function questionOf(interval: BillingInterval): Question {
  const price = interval === 'year' ? PRICES.pro.year : PRICES.pro.month;
  return {
    title: interval === 'year' ? '¿Pagar PRO al año?' : '¿Mejorar a PRO?',
    question: `Se cobra ahora en tu tarjeta guardada: ${formatMoney(withVat(price).total)} con IVA ${interval === 'year' ? 'al año' : 'al mes'}, menos lo que ya has pagado de este periodo.`,
    action: 'Pagar ahora',
    back: 'Volver',
  };
}

function Today({ net }: { net: string }) {
  const { vat, total } = withVat(net);
  return (
    <Text textStyle="small" color="muted" marginTop="2">
      Hoy pagas {formatMoney(total)}: {formatMoney(net)} más {formatMoney(vat)} de IVA.
    </Text>
  );
}

function noteOf(plan: Plan, interval: BillingInterval, starter: boolean): string {
  if (plan === 'basic') return starter ? `Después, ${euros(PRICES.basic.month)}/mes + IVA.` : 'Se paga por meses.';
  return interval === 'year'
    ? `${euros(PRICES.pro.year)} + IVA en un pago: ${price.proYearSaves} menos.`
    : `O ${euros(PRICES.pro.monthOfYear)}/mes + IVA si pagas el año: ${euros(PRICES.pro.year)}, ${price.proYearSaves} menos.`;
}

function Intervals({ interval, onChange }: { interval: BillingInterval; onChange(interval: BillingInterval): void }) {
  return (
    <Box role="group" aria-label="Cómo se paga PRO" display="flex" gap="1" marginStart="auto">
      {(['month', 'year'] as const).map(each => (
        <Button
          key={each}
          size="sm"
          variant={each === interval ? 'outline' : 'ghost'}
          aria-pressed={each === interval}
          onClick={() => onChange(each)}
        >
          {each === 'month' ? 'Al mes' : 'Al año'}
        </Button>
      ))}
    </Box>
  );
}
