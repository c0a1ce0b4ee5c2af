import { Ban, Copy, FilePenLine, Files, FileUser, PackageX, Repeat, Trash2, Undo2 } from 'lucide-react';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { paths } from '../../paths';
import type { MoreAction } from '../../ui/overlay/MoreMenu';
import { mayExchange } from '../exchange/ticket';
import { mayRepeat } from '../recurring/repeatable';
import type { InvoiceActs } from './useInvoiceActions';

interface Ways {
  actions: InvoiceActs['actions'];
  fetchDuplicate(): void;
  repeat(): void;
}

/** What lies behind '⋯' for an invoice in its state. */
export function moreActions(invoice: InvoiceWholeFragment, { actions, fetchDuplicate, repeat }: Ways): MoreAction[] {
  const { id, status, exchange } = invoice;
  const draft = status === 'draft';
  const stands = status === 'issued' || status === 'paid';
  const isExchange = invoice.kind === 'F3';
  const undoable = isExchange && stands && !exchange?.takesBack && !exchange?.takenBackBy;
  const rows: [shown: boolean, action: MoreAction][] = [
    [
      mayExchange(invoice) && !invoice.exchangedBy,
      { label: 'Canjear por factura completa', icon: FileUser, press: () => void actions.exchange() },
    ],
    [undoable, { label: 'Deshacer el canje', icon: Undo2, press: () => void actions.takeBack() }],
    // What changes of one invoice is said of no other.
    [!invoice.rectification && !isExchange, { label: 'Duplicar', icon: Copy, to: paths.copyInvoice(id) }],
    [mayRepeat(invoice), { label: 'Repetir', icon: Repeat, press: repeat }],
    [!draft, { label: 'Descargar duplicado', icon: Files, press: fetchDuplicate }],
    [draft, { label: 'Eliminar', icon: Trash2, danger: true, press: () => void actions.remove() }],
    [stands && !isExchange, { label: 'Me he equivocado', icon: FilePenLine, to: paths.wrong(id) }],
    [
      // Of what only says what changes nothing was sold.
      stands && !isExchange && !invoice.rectification,
      { label: 'Devolución o impago', icon: PackageX, to: paths.wrong(id, { what: 'later' }) },
    ],
    [stands, { label: 'Anular', icon: Ban, danger: true, press: () => void actions.cancel() }],
  ];
  return rows.flatMap(([shown, action]) => (shown ? [action] : []));
}
