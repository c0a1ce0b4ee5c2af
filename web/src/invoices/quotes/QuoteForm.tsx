import { Box } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  daysAfter,
  QUOTE_KINDS,
  quoteTitle,
  USUAL_DAYS,
  validUntilProblem,
  type QuoteKind,
} from '../../../../schema/kinds/quote';
import { evict } from '../../client/evict';
import { failureOf } from '../../client/failure';
import { CustomerModal } from '../../customers/CustomerModal';
import { useCreateQuoteMutation, useUpdateQuoteMutation, type QuoteWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import { DateInput } from '../../ui/form/DateInput';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextInput';
import { today } from '../../ui/format/dates';
import { useDesktop } from '../../ui/format/media';
import { Banner } from '../../ui/layout/Banner';
import { Card } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/overlay/toast';
import { useComputing } from '../form/computing';
import { CustomerField } from '../form/CustomerField';
import { agree } from '../form/extras/agreed';
import { useWithholding } from '../form/extras/useWithholding';
import { LineCards } from '../form/grid/LineCards';
import { Sheet } from '../form/grid/Sheet';
import { ProblemLine, SheetKeys } from '../form/grid/SheetFoot';
import { useSheetActions } from '../form/grid/useSheetActions';
import { useStable } from '../form/grid/useStable';
import { HelpDialog } from '../form/HelpDialog';
import { layRefusal } from '../form/lay-refusal';
import type { Kept } from '../form/local-draft';
import { newcomerOf } from '../form/newcomer';
import { TotalsCard } from '../form/TotalsCard';
import { useInvoiceForm } from '../form/useInvoiceForm';
import { usePageKeys } from '../form/usePageKeys';
import { errorsOf } from '../form/values';
import { useWhy } from '../form/why/useWhy';
import { WhyDialog } from '../form/why/WhyDialog';
import { WrittenProvider } from '../form/writing-context';
import { quoteInputOf } from './quoteForm';

interface QuoteFormProps {
  initial: Kept;
  userId: string;
  slot: string;
  quote: QuoteWholeFragment | null;
}

const FAILED = 'Error guardando el presupuesto';

/** The sheet of the invoice's form, with what a quote says: until when it is valid, and on which conditions. */
export function QuoteForm({ initial, userId, slot, quote }: QuoteFormProps) {
  const navigate = useNavigate();
  const desktop = useDesktop();
  const whole = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const [help, setHelp] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [version] = useState(quote?.version ?? null);
  const [kind, setKind] = useState<QuoteKind>(quote?.kind ?? 'quote');
  const [chosenEnd, setEnd] = useState<string | null>(quote?.validUntil ?? null);
  const [endProblem, setEndProblem] = useState<string | undefined>();
  const [editing, setEditing] = useState<Parameters<typeof CustomerModal>[0]['editing']>(null);
  const state = useInvoiceForm(initial, userId, slot);
  const { form, errors, set } = state;
  const { why, asking, identity, close } = useWhy(form);
  const act = useSheetActions(form.grid, state.setGrid, () => lines.current?.focus(), why);
  const withholding = useWithholding(form);
  const computing = useComputing(form, withholding.rate);
  const date = form.date ?? today();
  const validUntil = chosenEnd ?? (date ? daysAfter(date, USUAL_DAYS) : '');
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
      const input = { ...quoteInputOf(form, withholding.rate), kind, validUntil, version };
      const saved = quote
        ? (await update({ variables: { id: quote.id, input } })).data?.updateQuote
        : (await create({ variables: { input }, context: { headers: { 'Idempotency-Key': state.sendKey } } })).data
            ?.createQuote;
      if (!saved) return;
      state.release();
      toast.success(quote ? 'Cambios guardados' : `${saved.fullNumber} guardado`);
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
    fields: () => undefined,
    save: onSave,
    issue: onSave,
    helpOpen: help,
    fieldsOpen: false,
  });

  const written = {
    lines: { grid: form.grid, amounts: computing.amounts, misfits: computing.misfits, act, root: lines },
    sums: computing.sums,
    agree: (total: string) => agree(form, total),
    withholding: {
      ...withholding,
      choose: (rate: string) => set({ withholding: rate }, 'withholding'),
      error: errors.withholding,
    },
  };
  const asked = asking === null ? -1 : form.grid.lines.findIndex(line => line.key === asking);
  const { ivaCause = null, ivaRegime = null } = form.grid.lines[asked] ?? {};
  const said = useMemo(() => ({ ivaCause, ivaRegime }), [ivaCause, ivaRegime]);
  const head = (
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', lg: '152px minmax(0, 1fr) 152px 152px' }}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <FormField label="Tipo">
          <Select
            value={kind}
            disabled={quote !== null}
            onChange={value => setKind(value as QuoteKind)}
            options={QUOTE_KINDS.map(value => ({ value, label: quoteTitle(value) }))}
          />
        </FormField>
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <CustomerField
          customer={form.customer}
          error={errors.customer}
          pick={next => set({ customer: next }, 'customer')}
          create={name => setEditing({ customer: null, name: '', ...newcomerOf(name) })}
          onward={act.resume}
        />
      </Box>
      <FormField label="Fecha" required error={errors.date}>
        <DateInput value={date} onChange={next => set({ date: next }, 'date')} />
      </FormField>
      <FormField label="Vale hasta" required error={endProblem}>
        <DateInput
          value={validUntil}
          onChange={next => {
            setEnd(next);
            setEndProblem(undefined);
          }}
        />
      </FormField>
    </Box>
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
      {quote ? 'Guardar cambios' : 'Guardar presupuesto'}
    </Button>
  );
  return (
    <WrittenProvider value={written}>
      <Page title={quote ? `Cambiar ${quote.fullNumber}` : 'Nuevo presupuesto'}>
        <div ref={whole}>
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
                <Box padding="5" borderTopWidth="1px">
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
        <HelpDialog open={help} onClose={() => setHelp(false)} />
        <WhyDialog
          line={asked < 0 ? null : asked + 1}
          said={said}
          customer={identity}
          put={text => act.write(asking!, 'ivaCause', text)}
          suplido={close}
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
