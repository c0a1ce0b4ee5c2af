import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { daysAfter } from '../../../../schema/days';
import { agreeing, quoteTitle, USUAL_DAYS, validUntilProblem } from '../../../../schema/kinds/quote';
import { evict } from '../../client/evict';
import { failureOf } from '../../client/failure';
import { CustomerModal } from '../../customers/CustomerModal';
import { useCreateQuoteMutation, useUpdateQuoteMutation, type QuoteWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { FormField } from '../../ui/form/FormField';
import { TextArea } from '../../ui/form/TextInput';
import { today } from '../../ui/format/dates';
import { useDesktop } from '../../ui/format/media';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/overlay/toast';
import { useComputing } from '../form/computing';
import { agree } from '../form/extras/agreed';
import { AgreedTotal } from '../form/extras/AgreedTotal';
import { ExtraFields } from '../form/extras/ExtraFields';
import { FieldsMenu } from '../form/extras/FieldsMenu';
import type { Kind } from '../form/extras/kind';
import { useFieldChoices } from '../form/extras/useFieldChoices';
import { useWithholding } from '../form/extras/useWithholding';
import { LineCards } from '../form/grid/LineCards';
import { Sheet } from '../form/grid/Sheet';
import { ProblemLine, SheetKeys } from '../form/grid/SheetFoot';
import { useSheetActions } from '../form/grid/useSheetActions';
import { useStable } from '../form/grid/useStable';
import { FormActions } from '../form/FormActions';
import { HelpDialog } from '../form/HelpDialog';
import { layRefusal } from '../form/lay-refusal';
import type { Kept } from '../form/local-draft';
import { newcomerOf } from '../form/newcomer';
import { TotalsCard } from '../form/TotalsCard';
import { useInvoiceForm } from '../form/useInvoiceForm';
import { usePageKeys } from '../form/usePageKeys';
import { errorsOf, type QuotePart } from '../form/values';
import { useWhy } from '../form/why/useWhy';
import { WhyDialog } from '../form/why/WhyDialog';
import { WrittenProvider } from '../form/writing-context';
import { QuoteHead } from './QuoteHead';
import { quoteInputOf } from './quoteValues';

interface QuoteFormProps {
  initial: Kept;
  userId: string;
  slot: string;
  quote: QuoteWholeFragment | null;
  /** What the browser kept of it was of a version that is another by now. */
  dropped?: boolean;
  discard(): void;
}

const NOTHING_YET: QuotePart = { kind: null, validUntil: null, version: null };
/** Of what it becomes an invoice. */
const AN_INVOICE: Kind = { kind: 'F1', chosen: false, activity: null, set: () => undefined };

const FAILED = 'Error guardando el presupuesto';

/** The sheet of the invoice's form, with what a quote says: until when it is valid, and on which conditions. */
export function QuoteForm({ initial, userId, slot, quote, dropped = false, discard }: QuoteFormProps) {
  const navigate = useNavigate();
  const desktop = useDesktop();
  const whole = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const [fields, setFields] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [endProblem, setEndProblem] = useState<string | undefined>();
  const [editing, setEditing] = useState<Parameters<typeof CustomerModal>[0]['editing']>(null);
  const state = useInvoiceForm(initial, userId, slot);
  const { form, errors, set } = state;
  const said = form.quote ?? NOTHING_YET;
  const kind = said.kind ?? 'quote';
  const { why, asking, at: asked, said: cause, identity, close } = useWhy(form);
  const act = useSheetActions(form.grid, state.setGrid, () => lines.current?.focus(), why);
  const withholding = useWithholding(form);
  const choices = useFieldChoices(state, withholding, AN_INVOICE).filter(({ quoted }) => quoted);
  const computing = useComputing(form, withholding.rate);
  const date = form.date ?? today();
  const validUntil = said.validUntil ?? (date ? daysAfter(date, USUAL_DAYS) : '');
  const stale = { update: evict('quotes') };
  const [create] = useCreateQuoteMutation(stale);
  const [update] = useUpdateQuoteMutation(stale);

  const showFirst = () =>
    requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

  async function save() {
    if (busy) return;
    const found = errorsOf(form);
    if (found.customer) found.customer = 'Selecciona un cliente, o guarda uno nuevo';
    if (form.manual) found.customer = 'El cliente de un presupuesto se guarda antes';
    const wrongEnd = validUntil ? validUntilProblem(date, validUntil) : 'Escribe hasta cuándo vale.';
    setEndProblem(wrongEnd ?? undefined);
    state.show(form, found);
    if (Object.keys(found).length > 0 || wrongEnd) return void showFirst();
    setBusy(true);
    setFailure(null);
    try {
      const input = { ...quoteInputOf(form, withholding.rate), kind, validUntil, version: said.version };
      const saved = quote
        ? (await update({ variables: { id: quote.id, input } })).data?.updateQuote
        : (await create({ variables: { input }, context: { headers: { 'Idempotency-Key': state.sendKey } } })).data
            ?.createQuote;
      if (!saved) return;
      state.release();
      toast.success(quote ? 'Cambios guardados' : `${saved.fullNumber}: ${agreeing(kind, 'guardado')}`);
      navigate(paths.quote(saved.id), { replace: quote !== null });
    } catch (error) {
      const { message, fields } = failureOf(error);
      const laid = layRefusal(form, fields);
      state.show(laid.form, laid.errors);
      setEndProblem(fields.validUntil);
      setFailure(message ?? FAILED);
      if (Object.keys(fields).length > 0) showFirst();
    } finally {
      setBusy(false);
    }
  }
  const onSave = useStable(() => void save());
  usePageKeys({
    help: () => setHelp(open => !open),
    fields: () => setFields(open => !open),
    save: onSave,
    issue: onSave,
    helpOpen: help,
    fieldsOpen: fields,
  });

  const written = {
    lines: { grid: form.grid, amounts: computing.amounts, misfits: computing.misfits, act, root: lines },
    sums: computing.sums,
    agree: (total: string) => {
      const outcome = agree(form, total);
      if (outcome.problem === undefined) state.setGrid(() => outcome.grid);
      return outcome;
    },
    withholding: {
      ...withholding,
      choose: (rate: string) => set({ withholding: rate }, 'withholding'),
      error: errors.withholding,
    },
  };
  const head = (
    <QuoteHead
      {...{ form, errors, set, kind, validUntil }}
      isNew={quote === null}
      write={part => set({ quote: { ...said, ...part } })}
      endProblem={endProblem}
      clearEnd={() => setEndProblem(undefined)}
      create={name => setEditing({ customer: null, name: '', ...newcomerOf(name) })}
      onward={act.resume}
    />
  );
  const extras = (
    <>
      <AgreedTotal />
      <ExtraFields {...form} errors={errors} set={set} />
    </>
  );
  const conditions = (
    <FormField label="Condiciones" optional error={errors.notes}>
      <TextArea value={form.notes} onChange={text => set({ notes: text }, 'notes')} maxLength={2000} rows={3} />
    </FormField>
  );
  const saveButton = (
    <Button
      variant="accent"
      size="lg"
      full
      busy={busy}
      busyLabel="Guardando..."
      aria-keyshortcuts="Control+S"
      onClick={onSave}
    >
      {quote ? 'Guardar cambios' : `Guardar ${quoteTitle(kind).toLowerCase()}`}
    </Button>
  );
  return (
    <WrittenProvider value={written}>
      <Page
        title={quote ? `Cambiar ${quote.fullNumber}` : `${agreeing(kind, 'Nuevo')} ${quoteTitle(kind).toLowerCase()}`}
        actions={
          <FormActions
            keptAt={state.keptAt}
            savedAt=""
            openHelp={() => setHelp(true)}
            discard={() => {
              state.release();
              discard();
            }}
            fields={<FieldsMenu open={fields} title="Campos de este documento" choices={choices} setOpen={setFields} />}
          />
        }
      >
        <div ref={whole}>
          {dropped && (
            <Box marginBottom="4">
              <Banner kind="warning">
                Ha cambiado desde que lo dejaste a medias: aquí está como es ahora, sin lo que no guardaste.
              </Banner>
            </Box>
          )}
          {failure && (
            <Box marginBottom="4">
              <Banner kind="danger">{failure}</Banner>
            </Box>
          )}
          <Box
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
            alignItems="start"
          >
            {desktop ? (
              <Card>
                <Box padding="5">{head}</Box>
                <Sheet />
                <ProblemLine errors={errors} cells />
                <SheetKeys />
                <Box display="grid" gap="5" padding="5" borderTopWidth="1px">
                  {extras}
                  {conditions}
                </Box>
              </Card>
            ) : (
              <Box display="grid" gap="4">
                {head}
                <Card>
                  <LineCards />
                  <ProblemLine errors={errors} />
                </Card>
                {extras}
                {conditions}
              </Box>
            )}
            <Box position={{ xl: 'sticky' }} top="calc({sizes.nav} + 16px)">
              <TotalsCard quoted>
                <Box marginTop="5">{saveButton}</Box>
                <Box textStyle="caption" color="muted" marginTop="3">
                  Lleva número propio, no el de tus facturas.
                </Box>
              </TotalsCard>
            </Box>
          </Box>
        </div>
        <HelpDialog quoted open={help} onClose={() => setHelp(false)} />
        <WhyDialog
          line={asked < 0 ? null : asked + 1}
          said={cause}
          customer={identity}
          put={text => act.write(asking!, 'ivaCause', text)}
          onClose={close}
        />
        <CustomerModal
          editing={editing}
          onClose={() => setEditing(null)}
          onSaved={saved => set({ customer: saved }, 'customer')}
        />
      </Page>
    </WrittenProvider>
  );
}
