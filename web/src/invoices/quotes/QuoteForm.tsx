import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { daysAfter } from '../../../../schema/days';
import { agreeing, quoteTitle, USUAL_DAYS } from '../../../../schema/kinds/quote';
import type { QuoteWholeFragment } from '../../gql/invoices';
import { FormField } from '../../ui/form/FormField';
import { TextArea } from '../../ui/form/TextInput';
import { today } from '../../ui/format/dates';
import { Banner } from '../../ui/layout/Banner';
import { Page, WithSide } from '../../ui/layout/Page';
import { Button } from '../../ui/Button';
import type { OpenCard } from '../form/checks/useFixes';
import { AgreedTotal } from '../form/extras/AgreedTotal';
import { ExtraFields } from '../form/extras/ExtraFields';
import { FieldsMenu } from '../form/extras/fields/FieldsMenu';
import type { Kind } from '../form/extras/kind';
import { useFieldChoices } from '../form/extras/fields/useFieldChoices';
import { useStable } from '../form/grid/useStable';
import { FormActions } from '../form/FormActions';
import { FormDialogs } from '../form/FormDialogs';
import type { Kept } from '../form/localDraft';
import { newcomerOf } from '../form/newcomer';
import { SheetBody } from '../form/SheetBody';
import { TotalsCard } from '../form/TotalsCard';
import { useInvoiceForm } from '../form/useInvoiceForm';
import { usePageKeys } from '../form/usePageKeys';
import { useSheet } from '../form/useSheet';
import type { QuotePart } from '../form/values';
import { WrittenProvider } from '../form/writingContext';
import { QuoteHead } from './QuoteHead';
import { useSaveQuote } from './useSaveQuote';

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

const DROPPED = 'Ha cambiado desde que lo dejaste a medias: aquí está como es ahora, sin lo que no guardaste.';

/** The sheet of the invoice's form, with what a quote says: until when it is valid, and on which conditions. */
export function QuoteForm({ initial, userId, slot, quote, dropped = false, discard }: QuoteFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<OpenCard | null>(null);
  const state = useInvoiceForm(initial, userId, slot);
  const { form, errors, set } = state;
  const said = form.quote ?? NOTHING_YET;
  const kind = said.kind ?? 'quote';
  const date = form.date ?? today();
  const validUntil = said.validUntil ?? (date ? daysAfter(date, USUAL_DAYS) : '');
  const { written, withholding, question, resume } = useSheet(state);
  const choices = useFieldChoices(state, withholding, AN_INVOICE).filter(({ quoted }) => quoted);
  const own = { kind, validUntil, version: said.version };
  const { save, busy, failure, endProblem, clearEnd } = useSaveQuote({ state, quote, own, date, withholding, root });
  const onSave = useStable(() => void save());
  const { help, fields, setHelp, setFields } = usePageKeys({ save: onSave, issue: onSave });

  const actions = (
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
  );
  const head = (
    <QuoteHead
      {...{ form, errors, set, kind, validUntil, endProblem, clearEnd }}
      isNew={quote === null}
      write={part => set({ quote: { ...said, ...part } })}
      create={name => setEditing({ customer: null, name: '', ...newcomerOf(name) })}
      onward={resume}
    />
  );
  const title = quoteTitle(kind).toLowerCase();
  return (
    <WrittenProvider value={written}>
      <Page title={quote ? `Cambiar ${quote.fullNumber}` : `${agreeing(kind, 'Nuevo')} ${title}`} actions={actions}>
        <div ref={root}>
          <Notice kind="warning" text={dropped && DROPPED} />
          <Notice kind="danger" text={failure} />
          <WithSide>
            <SheetBody head={head} errors={errors}>
              <AgreedTotal />
              <ExtraFields {...form} errors={errors} set={set} />
              <FormField label="Condiciones" optional error={errors.notes}>
                <TextArea
                  value={form.notes}
                  onChange={text => set({ notes: text }, 'notes')}
                  maxLength={2000}
                  rows={3}
                />
              </FormField>
            </SheetBody>
            <Box position={{ xl: 'sticky' }} top="calc({sizes.nav} + 16px)">
              <TotalsCard quoted>
                <Saving action={quote ? 'Guardar cambios' : `Guardar ${title}`} busy={busy} onSave={onSave} />
              </TotalsCard>
            </Box>
          </WithSide>
        </div>
        <FormDialogs quoted {...{ help, setHelp, question, editing, setEditing, set }} />
      </Page>
    </WrittenProvider>
  );
}

function Notice({ kind, text }: { kind: 'warning' | 'danger'; text: string | false | null }) {
  return (
    text && (
      <Box marginBottom="4">
        <Banner kind={kind}>{text}</Banner>
      </Box>
    )
  );
}

function Saving({ action, busy, onSave }: { action: string; busy: boolean; onSave(): void }) {
  return (
    <>
      <Box marginTop="5">
        <Button
          variant="accent"
          size="lg"
          full
          busy={busy}
          busyLabel="Guardando..."
          aria-keyshortcuts="Control+S"
          onClick={onSave}
        >
          {action}
        </Button>
      </Box>
      <Box textStyle="caption" color="muted" marginTop="3">
        Lleva número propio, no el de tus facturas.
      </Box>
    </>
  );
}
