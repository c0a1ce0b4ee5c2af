import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { adviceOn, asks, type Advice, type Answers, type Situation } from '../../../../schema/kinds/wrong';
import { cameInOf } from '../../../../schema/kinds/money-advice';
import { useInvoiceDeliveryQuery, useInvoiceQuery, type InvoiceWholeFragment } from '../../gql/invoices';
import { paths, type WrongQuery } from '../../paths';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { SkeletonLines } from '../../ui/layout/Skeleton';
import { useMissingInvoice } from '../detail/useMissingInvoice';
import { isSimplified } from '../customerOf';
import { sealStateOf, type SealState } from '../seal/sealState';
import { givenIn } from './answers';
import { askedOf, hasOwnLines, keptIn } from './keptForm';
import { InvoiceSummary, type Sent } from './InvoiceSummary';
import { MoreStep } from './MoreStep';
import { OtherStep } from './OtherStep';
import { closerOf, HANDED_OVER_OPTIONS, happenedOptions, nameOf, whatsOf, type What } from './questions';
import { collectedOf, leftOf, standingOf } from '../collect/family';
import { type Rectify } from './rectifying';
import { RectifyStep } from './RectifyStep';
import { Answered } from './StepCard';
import { Steps } from './Steps';
import { useNamed } from './useNamed';
import { WhatStep } from './WhatStep';
import { byMargin } from '../../../../schema/tax/margin';
import { inWordsOf } from '../../../../schema/tax/words';
import type { Tax } from '../../../../schema/tax/territory';
import { isZero } from '../../../../schema/decimal';

const RECORDS: Partial<Record<SealState, Situation['record']>> = {
  accepted: 'accepted',
  warned: 'warned',
  rejected: 'rejected',
  pending: 'waiting',
  sent: 'waiting',
};

const exchangingOf = ({ exchange, exchangedBy }: InvoiceWholeFragment): Situation['exchange'] =>
  exchange
    ? { of: 'complete', settledBy: (exchange.takenBackBy ?? exchange.takesBack)?.fullNumber ?? null }
    : exchangedBy && { of: 'ticket', by: exchangedBy.fullNumber };

const settlingOf = ({ prepayment, settledBy, settles }: InvoiceWholeFragment): Situation['settlement'] =>
  prepayment
    ? { of: 'prepayment', by: settledBy?.fullNumber ?? null }
    : settles.length > 0
      ? { of: 'final', prepayments: settles.map(({ fullNumber }) => fullNumber) }
      : null;

/** One of zero to pay, and one that stands for simplified ones, have no entries of their own: their status says it. */
const cameInFor = (invoice: InvoiceWholeFragment): Situation['cameIn'] =>
  invoice.kind === 'F3' || isZero(invoice.payable)
    ? undefined
    : cameInOf({ left: leftOf(invoice).payable, collected: collectedOf(invoice) ?? '0.00' });

const situationOf = (invoice: InvoiceWholeFragment): Situation => {
  const standing = sealStateOf(invoice);
  const rectifying = standingOf(invoice);
  return {
    status: invoice.status,
    cameIn: cameInFor(invoice),
    record: (standing && RECORDS[standing]) ?? 'none',
    simplified: isSimplified(invoice),
    rectified: rectifying.length > 0,
    margin: byMargin(invoice.rates),
    replacedBy: rectifying.find(({ way }) => way === 'S')?.fullNumber ?? null,
    exchange: exchangingOf(invoice),
    settlement: settlingOf(invoice),
  };
};

/** 'Me he equivocado': three plain questions about an issued invoice, and what the law has for the answers. */
export function WrongPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useInvoiceQuery({ variables: { id } });
  useMissingInvoice(data ? undefined : error, refetch);
  if (!data)
    return (
      <Frame id={id}>
        <Waiting />
      </Frame>
    );
  return <Loaded key={id} invoice={data.invoice} />;
}

const Waiting = () => (
  <Card padding="5" aria-busy>
    <SkeletonLines widths={['30%', '70%', '60%', '65%']} />
  </Card>
);

function Frame({ id, number, step, children }: { id: string; number?: string; step?: number; children: ReactNode }) {
  return (
    <Page
      title="Me he equivocado"
      subtitle="Responde en tus palabras: Folio elige el documento que pide la ley y lo prepara."
      above={
        <Box marginStart="-2.5">
          <ButtonLink variant="ghost" size="sm" icon={<ArrowLeft />} to={paths.invoice(id)}>
            {number ? `Factura ${number}` : 'Factura'}
          </ButtonLink>
        </Box>
      }
      actions={step !== undefined && <Steps step={step} />}
    >
      {children}
    </Page>
  );
}

function Loaded({ invoice }: { invoice: InvoiceWholeFragment }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { what, answers } = givenIn(query);
  const named = useNamed(invoice);
  const sent = useSent(invoice);
  const draftId = query.get('draft');
  const drafted = useDrafted(draftId);
  const at = (given?: WrongQuery) => paths.wrong(invoice.id, { ...given, ...(draftId && { draft: draftId }) });
  const go = (given?: WrongQuery) => void navigate(at(given));
  if (invoice.status === 'draft') return <Navigate to={paths.editDraft(invoice.id)} replace />;
  const step = answers ? 3 : what ? 2 : 1;
  const frame = (children: ReactNode) => (
    <Frame id={invoice.id} number={invoice.fullNumber ?? undefined} step={step}>
      {children}
    </Frame>
  );
  const beside = (children: ReactNode) =>
    frame(
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
      >
        {children}
        <InvoiceSummary invoice={invoice} sent={sent} />
      </Box>,
    );
  if (!what)
    return beside(
      <WhatStep
        simplified={isSimplified(invoice)}
        tax={invoice.tax}
        first={givenIn(new URLSearchParams({ what: query.get('was') ?? '' })).what ?? 'amount'}
        onNext={chosen => go({ what: chosen })}
      />,
    );
  const back = at({ was: what });
  if (!answers)
    return beside(
      <MoreStep
        key={what}
        what={what}
        tax={invoice.tax}
        back={back}
        sent={sent}
        onNext={given => go(askedOf(what, given))}
      />,
    );
  const advice = adviceInWordsOf(invoice.tax, adviceOn(answers, situationOf(invoice)));
  const answered = (
    <>
      <Answered question="¿Qué está mal?" answer={nameOf(whatsOf(false, invoice.tax), what)} to={back} />
      <Answered {...saidOf(what, answers)} to={at({ what })} />
    </>
  );
  const props = { invoice, answers, answered };
  const asked = askedOf(what, answers);
  const key = JSON.stringify(asked);
  if (!advice.rectify) return beside(<OtherStep key={key} {...props} advice={advice} />);
  if (!named || drafted === 'loading') return frame(<Waiting />);
  const rectify: Rectify = advice.rectify;
  const drafting = {
    draftId,
    asked,
    kept: keptIn(drafted?.rectification?.form, asked, named.lines.length),
    own: drafted && rectify.extent !== 'data' && isOwn(drafted) ? drafted : null,
    onDraft: (id: string) => void navigate(paths.wrong(invoice.id, { ...asked, draft: id }), { replace: true }),
  };
  return frame(<RectifyStep key={key} {...props} {...drafting} invoice={named} advice={{ ...advice, rectify }} />);
}

/** The last mail of it that somebody's server took. */
function useSent({ id, status }: InvoiceWholeFragment): Sent | null {
  const { data } = useInvoiceDeliveryQuery({ variables: { id }, skip: status === 'draft' });
  const taken = data?.invoiceDelivery.sendings.filter(each => each.status === 'sent') ?? [];
  const [last] = taken.map(({ email, sentAt, createdAt }) => ({ email, at: sentAt ?? createdAt })).sort(byLast);
  return last ?? null;
}

const byLast = (a: Sent, b: Sent) => b.at.localeCompare(a.at);

const adviceInWordsOf = (tax: Tax, { why, rectify, ...more }: Advice): Advice => ({
  ...more,
  why: inWordsOf(why, tax),
  ...(rectify && { rectify: { ...rectify, cause: inWordsOf(rectify.cause, tax) } }),
});

/** What the draft was left with that the page was opened with; what it keeps itself afterwards is in front of one. */
function useDrafted(draftId: string | null): InvoiceWholeFragment | null | 'loading' {
  const [opened] = useState(draftId);
  const navigate = useNavigate();
  const { data, error, refetch } = useInvoiceQuery({
    variables: { id: opened ?? '' },
    skip: !opened,
    fetchPolicy: 'network-only',
  });
  useMissingInvoice(data ? undefined : error, refetch);
  const issued = data && data.invoice.status !== 'draft';
  useEffect(() => {
    // Somebody else issued it meanwhile: there is nothing left to write.
    if (issued) void navigate(paths.invoice(opened!), { replace: true });
  }, [issued, opened, navigate]);
  if (!opened) return null;
  return data && !issued ? data.invoice : 'loading';
}

/** With the suplidos of the original it takes all of it back, which lines do not. */
const isOwn = ({ rectification, lines, suplidos }: InvoiceWholeFragment): boolean =>
  lines.length > 0 && suplidos.length === 0 && hasOwnLines(rectification?.form ?? null);

/** The second step's answers in one line. */
function saidOf(what: What, { wrong, happened, handedOver }: Answers): { question: string; answer: string } {
  const closer = closerOf(what);
  const closerSaid = closer ? [nameOf(closer.options, wrong)] : [];
  if (!asks(wrong).more) return { question: closer!.question, answer: closerSaid[0]! };
  const took = nameOf(happenedOptions(true), happened!);
  const has = nameOf(HANDED_OVER_OPTIONS, handedOver ? 'yes' : 'no');
  const questions = [...(closer ? [closer.question] : []), '¿Se hizo?', '¿La tiene tu cliente?'];
  return { question: questions.join(' '), answer: [...closerSaid, took, has].join(' · ') };
}
