import { X } from 'lucide-react';
import { useState } from 'react';
import { Combobox } from '../../ui/combobox/Combobox';
import { useCustomerChoices } from '../useCustomerChoices';

interface CustomerFilterProps {
  /** Of the one by whom the list is filtered; nothing where it shows all. */
  name: string;
  pick(customerId: string): void;
}

/** The customer whose invoices the list shows, found while typing. */
export function CustomerFilter({ name, pick }: CustomerFilterProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const found = useCustomerChoices(typed ?? '');
  const choose = (customerId: string) => {
    setTyped(null);
    pick(customerId);
  };
  const all = { key: 'all', label: 'Todos los clientes', icon: <X size={16} />, press: () => choose('') };
  const text = (typed ?? '').trim();
  return (
    <div onBlur={() => (typed === '' && name ? choose('') : setTyped(null))}>
      <Combobox
        aria-label="Cliente"
        listLabel="Clientes"
        placeholder="Todos los clientes"
        maxLength={100}
        value={typed ?? name}
        onChange={setTyped}
        onFocus={event => event.currentTarget.select()}
        items={found?.map(({ id, name: label, nif }) => ({ key: id, label, detail: nif }))}
        onPick={({ key }) => choose(key)}
        actions={name ? [all] : []}
        nothing={text ? `Ningún cliente coincide con «${text}».` : 'Aún no tienes clientes guardados.'}
      />
    </div>
  );
}
