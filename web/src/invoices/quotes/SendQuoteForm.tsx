import { useRef } from 'react';
import { addressesIn, fieldProblem, MOST_ADDRESSES } from '../../../../schema/delivery';
import { QUOTE_FIELDS, type QuoteValues } from '../../../../schema/kinds/quote';
import { evict } from '../../client/evict';
import { useQuoteLetterQuery, useSendQuoteMutation, type QuoteWholeFragment } from '../../gql/invoices';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { FieldButtons } from '../../ui/mail/FieldButtons';
import { fromText } from '../../ui/mail/fromText';
import { LetterPreview } from '../../ui/mail/LetterPreview';
import { toast } from '../../ui/overlay/toast';
import { useDebounced } from '../../ui/useDebounced';
import { newSendKey } from '../form/localDraft';
import { PLACES, toProblem } from '../send/addresses';
import { LetterColumns } from '../send/LetterColumns';
import { LetterFields } from '../send/LetterFields';

// Only which of them there are matters here: the server fills them.
const VALUES = Object.fromEntries(Object.keys(QUOTE_FIELDS).map(name => [name, ''])) as QuoteValues;

/** What is wrong with the text; undefined: nothing. */
const textProblem = (text: string): string | undefined =>
  text.trim() ? (fieldProblem(text, VALUES, QUOTE_FIELDS) ?? undefined) : 'Escribe el texto del correo.';

export function SendQuoteForm({ modal, quote }: { modal: FormInModal; quote: QuoteWholeFragment }) {
  const key = useRef(newSendKey());
  const [send] = useSendQuoteMutation({ update: evict('quotes') });
  const form = useForm({
    initial: { to: quote.customerEmail ?? '', text: quote.mailText },
    check: ({ to, text }) => problems<'to' | 'text'>({ to: toProblem(to), text: textProblem(text) }),
    async submit({ to, text }) {
      await send({
        variables: { id: quote.id, input: { to: addressesIn(to), text } },
        context: { headers: { 'Idempotency-Key': key.current } },
      });
      toast.success('En camino');
      modal.close();
    },
    failed: 'Error enviando el presupuesto',
    fields: PLACES,
    onFailed: () => {
      key.current = newSendKey();
    },
  });
  return (
    <ModalForm modal={modal} form={form}>
      <LetterColumns send={form.onSubmit} shown={<Preview id={quote.id} text={form.values.text} />}>
        <LetterFields
          to={form.field('to')}
          text={form.field('text')}
          problems={form.problems}
          hint={`Va con su PDF y un enlace para aceptar. Coma o espacio entre direcciones, hasta ${MOST_ADDRESSES}.`}
        />
        <FieldButtons form={form.form} write={form.field('text').onChange} fields={QUOTE_FIELDS} />
      </LetterColumns>
    </ModalForm>
  );
}

/** While something is wrong with the text the last one stays. */
function Preview({ id, text }: { id: string; text: string }) {
  const written = useDebounced(text, 400);
  const wrong = textProblem(written) !== undefined;
  const { data, previousData, error } = useQuoteLetterQuery({
    variables: { id, text: written },
    skip: wrong,
    fetchPolicy: 'no-cache',
  });
  const letter = (data ?? previousData)?.quote.letter;
  return (
    <LetterPreview
      caption="Así lo verá"
      letter={letter ? { ...letter, from: fromText(letter) } : null}
      error={error}
      instead={wrong ? 'Corrige el texto para verlo.' : null}
      beside
    />
  );
}
