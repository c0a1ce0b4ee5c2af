import { chakra } from '@chakra-ui/react';
import type { InvoiceRowFragment } from '../../../gql/invoices';
import { Checkbox } from '../../../ui/form/Checkbox';
import { customerOf } from '../../customerOf';
import type { Selection } from './useSelection';

// The label is the target: a finger needs more than the box.
const Target = chakra('label', {
  base: {
    position: 'relative',
    zIndex: 1,
    display: 'inline-grid',
    placeItems: 'center',
    verticalAlign: 'middle',
    padding: { base: '14px', lg: '12px' },
    margin: { base: '-14px', lg: '-12px' },
    cursor: 'pointer',
  },
});

const nameOf = (invoice: InvoiceRowFragment) => invoice.fullNumber ?? `borrador de ${customerOf(invoice).name}`;

interface TickProps {
  invoice: InvoiceRowFragment;
  chosen: boolean;
  tick: Selection['tick'];
}

export function Tick({ invoice, chosen, tick }: TickProps) {
  return (
    <Target>
      <Checkbox checked={chosen} onChange={on => tick(invoice, on)} aria-label={`Seleccionar ${nameOf(invoice)}`} />
    </Target>
  );
}

export function TickAll({ selection }: { selection: Selection }) {
  const { all, some, tickAll } = selection;
  return (
    <Target>
      <Checkbox
        checked={all}
        half={some && !all}
        onChange={tickAll}
        aria-label="Seleccionar todas las facturas de la página"
      />
    </Target>
  );
}
