import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { agreeing, MOST_NAME, MOST_REASON } from '../../../../schema/kinds/quote';
import { evict } from '../../client/evict';
import { useAnswerQuoteMutation, usePrepayQuoteMutation, type QuoteWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { AmountInput } from '../../ui/form/AmountInput';
import { problems } from '../../ui/form/checks';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { FormModal, ModalForm, type FormInModal } from '../../ui/form/FormModal';
import { Select } from '../../ui/form/Select';
import { TextArea, TextInput } from '../../ui/form/TextInput';
import { formatMoney, parseAmount } from '../../ui/format/amounts';
import { toast } from '../../ui/overlay/toast';
import { evictInvoices } from '../evictInvoices';
import { newSendKey } from '../form/localDraft';
import { isPositive } from '../../../../schema/decimal';
import { SendQuoteForm } from './SendQuoteForm';

export type Dialog = 'send' | 'accept' | 'refuse' | 'prepay';

interface Props {
  quote: QuoteWholeFragment;
  open: Dialog | null;
  onClose(): void;
}

const TITLES: Record<Dialog, [title: string, send: string, sending: string]> = {
  send: ['Enviar', 'Enviar', 'Enviando...'],
  accept: ['Anotar que se acepta', 'Anotar aceptación', 'Anotando...'],
  refuse: ['Anotar que se rechaza', 'Anotar rechazo', 'Anotando...'],
  prepay: ['Facturar un anticipo de', 'Crear borrador', 'Creando...'],
};

/** What is asked before something is done with a quote. */
export function QuoteDialogs({ quote, open, onClose }: Props) {
  const [title, send, sending] = TITLES[open ?? 'send'];
  return (
    <FormModal
      open={open !== null}
      title={`${title} ${quote.fullNumber}`}
      size={open === 'send' ? 'xl' : 'sm'}
      id="quote-dialog"
      back="Volver"
      {...{ send, sending, onClose }}
    >
      {modal => {
        if (open === 'send') return <SendQuoteForm modal={modal} quote={quote} />;
        if (open === 'prepay') return <PrepayForm modal={modal} quote={quote} />;
        return open && <AnswerForm modal={modal} quote={quote} accepted={open === 'accept'} />;
      }}
    </FormModal>
  );
}

interface InModal {
  modal: FormInModal;
  quote: QuoteWholeFragment;
}

function AnswerForm({ modal, quote, accepted }: InModal & { accepted: boolean }) {
  const [answer] = useAnswerQuoteMutation({ update: evict('quotes') });
  // That which was on the screen when the dialog was opened.
  const [version] = useState(quote.version);
  const form = useForm({
    initial: { words: '' },
    check: () => ({}),
    async submit({ words }) {
      await answer({ variables: { id: quote.id, input: { accepted, words: words.trim() || null, version } } });
      const done = agreeing(quote.kind, accepted ? 'aceptado' : 'rechazado');
      toast.success(accepted ? `Consta como ${done}: ya no cambia` : `Consta como ${done}`);
      modal.close();
    },
    failed: 'Error anotando la respuesta',
  });
  return (
    <ModalForm modal={modal} form={form}>
      {accepted ? (
        <FormField
          label="Quién lo acepta"
          optional
          error={form.problems.words}
          hint="Por ejemplo, con quien hablaste por teléfono. Tu cliente lo lee en su enlace y en el PDF. Desde ahora no cambia."
        >
          <TextInput {...form.field('words')} maxLength={MOST_NAME} />
        </FormField>
      ) : (
        <FormField label="Por qué" optional error={form.problems.words}>
          <TextArea {...form.field('words')} rows={3} maxLength={MOST_REASON} />
        </FormField>
      )}
    </ModalForm>
  );
}

function PrepayForm({ modal, quote }: InModal) {
  const navigate = useNavigate();
  const [key] = useState(newSendKey);
  const [prepay] = usePrepayQuoteMutation({
    update: cache => {
      evict('quotes', 'quote')(cache);
      evictInvoices(cache);
    },
    context: { headers: { 'Idempotency-Key': key } },
  });
  const form = useForm({
    initial: { by: 'percent', much: '50' },
    check: ({ much }) =>
      problems({
        much: isPositive(parseAmount(much) ?? '') ? undefined : 'Escribe cuánto, más de 0.',
      }),
    async submit({ by, much }) {
      const input = { [by]: parseAmount(much)! };
      const { data } = await prepay({ variables: { id: quote.id, input } });
      toast.success('Anticipo en borrador: revísalo y emítelo');
      modal.close();
      if (data) navigate(paths.editDraft(data.prepayQuote.id));
    },
    failed: 'Error facturando el anticipo',
    fields: { percent: 'much', amount: 'much' },
  });
  const { by } = form.values;
  return (
    <ModalForm modal={modal} form={form} columns={2}>
      <FormField label="Cuánto" required error={form.problems.much} hint={`De ${formatMoney(quote.total)}`}>
        <AmountInput {...form.field('much')} maxLength={16} />
      </FormField>
      <FormField label="En">
        <Select
          value={by}
          onChange={form.field('by').onChange}
          options={[
            { value: 'percent', label: '%' },
            { value: 'amount', label: '€, impuestos incluidos' },
          ]}
        />
      </FormField>
    </ModalForm>
  );
}
