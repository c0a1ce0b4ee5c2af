import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { errorText } from '../client/failure';
import { usePayCommissionMutation, type CommissionFieldsFragment } from '../gql/affiliates';
import type { CommissionPaymentMethod } from '../gql/schema';
import { formatMoney } from '../ui/format/amounts';
import { Banner } from '../ui/layout/Banner';
import { formatInstant } from '../ui/format/dates';
import { FormField } from '../ui/form/FormField';
import { Kbd } from '../ui/layout/Kbd';
import { TextInput } from '../ui/form/TextInput';
import { toast } from '../ui/overlay/toast';
import { evictAffiliates, formatRate } from './affiliateValues';
import { isFirm } from './commissionColumns';
import { METHODS } from './methods';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    px: '4',
    cursor: 'pointer',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
    '&:has(:checked)': { bg: 'brand.subtle' },
    '& input': { width: '16px', height: '16px', accentColor: '{colors.brand}' },
  },
});

interface PayFormProps {
  id: string;
  commission: CommissionFieldsFragment;
  onState(state: { dirty: boolean; busy: boolean }): void;
  onPaid(): void;
}

/** How a commission was paid. Without a way of paying nothing is done. */
export function PayForm({ id, commission, onState, onPaid }: PayFormProps) {
  const [method, setMethod] = useState<CommissionPaymentMethod | null>(null);
  const [reference, setReference] = useState('');
  const [missing, setMissing] = useState(false);
  const [pay, { loading: busy, error }] = usePayCommissionMutation({ update: evictAffiliates });
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const dirty = method !== null || reference !== '';
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);

  const choose = (value: CommissionPaymentMethod) => {
    setMethod(value);
    setMissing(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = METHODS[Number(event.key) - 1];
    if (!chosen || (event.target as HTMLInputElement).type === 'text' || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    choose(chosen.value);
    form.current?.querySelector<HTMLInputElement>(`input[value=${chosen.value}]`)?.focus();
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!method) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    try {
      await pay({
        variables: { id: commission.id, input: { paymentMethod: method, paymentReference: reference.trim() || null } },
      });
      toast.success('Comisión pagada correctamente');
      onPaid();
    } catch (failed) {
      toast.failed(failed, 'Error pagando comisión');
    } finally {
      sending.current = false;
    }
  };

  const { rate, base, referral, firmAt } = commission;
  return (
    <chakra.form
      id={id}
      ref={form}
      noValidate
      onSubmit={event => void onSubmit(event)}
      onKeyDown={onKeyDown}
      display="grid"
      gap="4"
    >
      <Box color="muted">
        Comisión del {formatRate(rate)} por {referral.tenantName}, sobre {formatMoney(base)} sin IVA. Se anota una vez y
        no se deshace.
      </Box>
      {!isFirm(commission) && (
        <Banner kind="warning">{`La empresa aún puede recuperar su pago hasta el ${formatInstant(firmAt)}: lo que ya hayas pagado no vuelve solo.`}</Banner>
      )}
      {error && <Banner kind="danger">{errorText(error, 'Error pagando comisión')}</Banner>}
      <Box as="fieldset">
        <Box as="legend" textStyle="label" marginBottom="1.5">
          Método
        </Box>
        <Box borderWidth="1px" borderColor={missing ? 'danger' : 'border.strong'} borderRadius="sm" overflow="clip">
          {METHODS.map(({ value, label }, place) => (
            <Choice key={value}>
              <input
                type="radio"
                name="method"
                value={value}
                checked={method === value}
                onChange={() => choose(value)}
                aria-describedby={missing ? `${id}-missing` : undefined}
              />
              <Box flex="1">{label}</Box>
              <Kbd aria-hidden hideBelow="lg">
                {place + 1}
              </Kbd>
            </Choice>
          ))}
        </Box>
        <Box id={`${id}-missing`} aria-live="polite" textStyle="caption" color="danger" marginTop={missing ? '1.5' : 0}>
          {missing && 'Elige cómo se ha pagado.'}
        </Box>
      </Box>
      <FormField label="Referencia" optional hint="Para encontrar después el pago: no se envía a nadie.">
        <TextInput type="text" value={reference} onChange={setReference} maxLength={140} autoComplete="off" />
      </FormField>
    </chakra.form>
  );
}
