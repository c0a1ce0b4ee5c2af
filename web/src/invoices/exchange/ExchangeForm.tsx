import { Box, chakra } from '@chakra-ui/react';
import { useRef, useState, type ComponentProps } from 'react';
import { CustomerModal } from '../../customers/CustomerModal';
import { Button } from '../../ui/Button';
import { DateInput } from '../../ui/form/DateInput';
import { FormField } from '../../ui/form/FormField';
import { taxHere } from '../../ui/format/here';
import { Banner } from '../../ui/layout/Banner';
import { Kbd } from '../../ui/layout/Kbd';
import { Sign } from '../../ui/layout/Key';
import { CustomerField } from '../form/CustomerField';
import { ManualFields } from '../form/ManualFields';
import { newcomerOf } from '../form/newcomer';
import { useRectifyingKeys } from '../issue/Rectifying';
import type { ManualCustomer } from '../form/values';
import type { Ticket } from './ticket';
import { useExchange } from './useExchange';

type Editing = ComponentProps<typeof CustomerModal>['editing'];

const NOBODY: ManualCustomer = { name: '', nif: '', address: '', country: '', idKind: '' };

/** For whom the complete invoice is, and of which day. */
export function ExchangeForm({ tickets }: { tickets: Ticket[] }) {
  const { values, set, errors, unsaid, busy, send } = useExchange(tickets);
  const { customer, manual, date } = values;
  const [editing, setEditing] = useState<Editing>(null);
  const form = useRef<HTMLFormElement>(null);
  useRectifyingKeys({ issue: send });
  const onward = () => form.current?.querySelector<HTMLInputElement>('[data-date] input')?.focus();
  const toForeign = () => form.current?.querySelector<HTMLElement>('[data-field=foreign] :is(select, button)')?.focus();
  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        display="grid"
        gap="4"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        {unsaid.map(text => (
          <Banner key={text} kind="danger">
            {text}
          </Banner>
        ))}
        <Box color="muted">
          Tu cliente pide una factura con sus datos para deducir el {taxHere()}. Lleva los mismos importes al céntimo y
          no es otra venta: ni tus ingresos ni tu {taxHere()} cambian, y las simplificadas siguen valiendo.
        </Box>
        {manual ? (
          <ManualFields
            manual={manual}
            errors={errors}
            set={next => set({ manual: next })}
            goSaved={() => set({ manual: null })}
            onward={onward}
            fixNumber={toForeign}
          />
        ) : (
          <CustomerField
            customer={customer}
            error={errors.customer}
            pick={next => set({ customer: next })}
            create={text => setEditing({ customer: null, name: '', ...newcomerOf(text) })}
            goManual={text => set({ manual: { ...NOBODY, ...(text && newcomerOf(text)) } })}
            onward={onward}
          />
        )}
        <Box data-date maxWidth="180px">
          <FormField label="Fecha" error={errors.date} required>
            <DateInput value={date} onChange={next => set({ date: next })} />
          </FormField>
        </Box>
        <Box>
          <Button type="submit" variant="accent" busy={busy} busyLabel="Emitiendo..." aria-keyshortcuts="Control+Enter">
            Emitir factura completa
            <Kbd on aria-hidden hideBelow="lg" gap="1">
              Ctrl
              <Sign of="↵" />
            </Kbd>
          </Button>
        </Box>
      </chakra.form>
      <CustomerModal
        editing={editing}
        onClose={() => setEditing(null)}
        onSaved={saved => set({ customer: saved, manual: null })}
      />
    </>
  );
}
