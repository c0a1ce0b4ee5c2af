import { abroadName } from '../../../../schema/countries';
import { PencilLine, Plus, ReceiptText } from 'lucide-react';
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../ui/Button';
import { Combobox } from '../../ui/combobox/Combobox';
import type { ComboboxAction } from '../../ui/combobox/ComboboxRow';
import { FormField } from '../../ui/form/FormField';
import { matches } from '../../ui/combobox/match';
import { useCustomerChoices } from '../useCustomerChoices';
import type { ChosenCustomer } from './values';

interface CustomerFieldProps {
  customer: ChosenCustomer | null;
  /** A simplified invoice names nobody. */
  optional?: boolean;
  error?: string;
  /** What else to know of them, after their address. */
  more?: ReactNode;
  pick(customer: ChosenCustomer | null): void;
  /** Where a new one may be saved. */
  create?(name: string): void;
  /** Where it may be written by hand. */
  goManual?(name: string): void;
  /** Makes it one without a customer, where it may be. */
  goNameless?(): void;
  /** Enter, once a customer is chosen. */
  onward(): void;
  ref?: Ref<HTMLInputElement>;
}

const MANUAL = 'En modo manual escribes sus datos solo para esta factura, sin guardarlo como cliente.';

export const NAMELESS = 'Sin cliente: un tique (factura simplificada)';

const NOBODY = 'Una factura simplificada no necesita cliente.';

const placeOf = ({ address, postalCode, city, country }: ChosenCustomer) =>
  [address, [postalCode, city].filter(Boolean).join(' '), abroadName(country)].filter(Boolean).join(', ');

// On to the dialog of a new one, or to what is written by hand, which both begin with what was typed.
const makesNew = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof Element && relatedTarget.closest('[role=dialog], [data-newcomer]') !== null;

/** NIF and town; the email where nothing else says why this customer was found. */
const detailOf = ({ name, nif, city, email }: ChosenCustomer, typed: string) =>
  [nif, !matches(name, typed) && !matches(nif, typed) && matches(email, typed) ? email : city]
    .filter(Boolean)
    .join(' · ');

/** What else may be done with what was typed. */
const waysOn = (
  name: string,
  { create, goManual, goNameless }: Pick<CustomerFieldProps, 'create' | 'goManual' | 'goNameless'>,
): ComboboxAction[] => [
  ...(create
    ? [
        {
          key: 'new',
          label: name ? `Nuevo cliente «${name}»` : 'Nuevo cliente',
          icon: <Plus size={16} />,
          press: () => create(name),
        },
      ]
    : []),
  ...(goManual
    ? [
        {
          key: 'manual',
          label: 'Escribir los datos a mano (modo manual)',
          icon: <PencilLine size={16} />,
          quiet: true,
          press: () => goManual(name),
        },
      ]
    : []),
  ...(goNameless
    ? [{ key: 'nobody', label: NAMELESS, icon: <ReceiptText size={16} />, quiet: true, press: goNameless }]
    : []),
];

/** The saved customers, found while typing; a new one or one written by hand closes the list. */
export function CustomerField({
  customer,
  optional,
  error,
  more,
  pick,
  create,
  goManual,
  goNameless,
  onward,
  ref,
}: CustomerFieldProps) {
  /** What is being typed; null while the chosen one stands. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? customer?.name ?? '';
  const found = useCustomerChoices(typed ?? '');
  useEffect(() => setTyped(null), [customer]);

  const choose = (chosen: ChosenCustomer | null) => {
    setTyped(null);
    pick(chosen);
  };
  const name = (typed ?? '').trim();
  // Leaving the field takes what was typed in full; a text that is nobody yet stays to be seen.
  const onBlur = (event: FocusEvent) => {
    const meant = found?.find(each => [each.name, each.nif].some(own => own.toLowerCase() === name.toLowerCase()));
    if (typed === null) return;
    if (meant || !name) choose(meant ?? null);
    else if (customer && !makesNew(event)) setTyped(null);
  };
  const actions = found ? waysOn(name, { create, goManual, goNameless }) : [];
  const settled = typed === null || (optional && !name);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if (!settled || (!customer && !optional)) return;
    event.preventDefault();
    onward();
  };
  const usual = optional ? NOBODY : goManual && MANUAL;
  const known = customer && typed === null ? [customer.nif, placeOf(customer)].filter(Boolean).join(' · ') : null;
  const hint = known === null ? usual : more ? [known, more] : known;

  return (
    <div onKeyDown={onKeyDown} onBlur={onBlur}>
      <FormField
        label="Cliente"
        aside={goManual && <ManualButton go={() => goManual(name)} />}
        optional={optional}
        error={error}
        hint={hint}
      >
        <Combobox
          ref={ref}
          listLabel="Clientes"
          placeholder="Busca por nombre o NIF"
          maxLength={100}
          value={text}
          onChange={setTyped}
          onFocus={event => event.currentTarget.select()}
          items={found?.map(each => ({ key: each.id, label: each.name, detail: detailOf(each, name) }))}
          onPick={item => choose(found?.find(each => each.id === item.key) ?? null)}
          actions={actions}
          nothing={name ? `Ningún cliente coincide con «${name}».` : 'Aún no tienes clientes guardados.'}
        />
      </FormField>
    </div>
  );
}

const ManualButton = ({ go }: { go(): void }) => (
  <Button variant="ghost" size="sm" onClick={go} marginY="-6px" marginEnd="-2.5" tabIndex={-1} data-newcomer>
    Modo manual
  </Button>
);
