import { quoteTitle } from '../../../../schema/kinds/quote';
import { usePaletteQuery, type PaletteQuery } from '../../gql/shell';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import type { ComboboxItem } from '../../ui/combobox/ComboboxRow';
import { matches } from '../../ui/combobox/match';
import { formatMoney } from '../../ui/format/amounts';
import { useDebounced } from '../../ui/useDebounced';
import { barLinks, isGroup, userLinks, type NavLink } from '../nav';

interface Entry extends ComboboxItem {
  to?: string;
  press?(): void;
}

const ACTIONS: [label: string, to: string][] = [
  ['Nueva factura', paths.newInvoice],
  ['Facturas por cobrar', paths.invoices({ due: 'open' })],
  ['Facturas vencidas', paths.invoices({ due: 'overdue' })],
  ['Banco: casar cobros', paths.bank()],
  ['Criterio de caja', paths.cashBasis()],
  ['Borradores', paths.invoices({ status: 'draft' })],
  ['Nuevo presupuesto', paths.newQuote],
];

const entryOf = ({ label, to }: Pick<NavLink, 'label' | 'to'>): Entry => ({ key: to, label, to });

/** Actions and pages that a person may open. */
function useOwn(allKeys: () => void): Entry[] {
  const { user, subscription } = useAuth();
  if (!user) return [];
  const pages = [...barLinks(user, subscription?.plan), ...userLinks(user)].flatMap(each =>
    isGroup(each) ? each.links.map(link => ({ ...link, label: `${each.label}: ${link.label}` })) : [each],
  );
  const works = user.role !== 'superadmin' && !user.isTemporaryPassword;
  const actions = works ? ACTIONS.map(([label, to]) => entryOf({ label, to })) : [];
  return [...actions, ...pages.map(entryOf), { key: 'keys', label: 'Todas las teclas', press: allKeys }];
}

function foundIn({ customers, invoices, quotes }: PaletteQuery): Entry[] {
  return [
    ...customers.items.map(({ id, name, nif }) => ({
      key: id,
      label: name,
      detail: `Cliente · ${nif}`,
      to: paths.customer(id),
    })),
    ...invoices.items.map(({ id, fullNumber, customer, customerName, total }) => ({
      key: id,
      label: fullNumber ?? 'Borrador',
      detail: ['Factura', customer?.name ?? customerName, formatMoney(total)].filter(Boolean).join(' · '),
      to: paths.invoice(id),
    })),
    ...quotes.items.map(({ id, kind, fullNumber, customerName, total }) => ({
      key: id,
      label: fullNumber,
      detail: [quoteTitle(kind), customerName, formatMoney(total)].join(' · '),
      to: paths.quote(id),
    })),
  ];
}

/**
 * What a text leads to: customers, invoices and quotes that the server finds, ranked there as in a customer's field, before the
 * pages and actions whose name it is in; all of these while nothing is typed.
 */
export function useEntries(
  text: string,
  allKeys: () => void,
): {
  entries: Entry[];
  waiting: boolean;
  failed: boolean;
} {
  const { user } = useAuth();
  const typed = text.trim();
  const search = useDebounced(typed);
  const asks = search.length > 1 && user?.role !== 'superadmin' && !user?.isTemporaryPassword;
  const { data, error } = usePaletteQuery({ variables: { search }, skip: !asks });
  const own = useOwn(allKeys).filter(({ label }) => !typed || matches(label, typed));
  const fresh = asks && search === typed && data ? foundIn(data) : [];
  const waiting = typed.length > 1 && user?.role !== 'superadmin' && (search !== typed || (asks && !data && !error));
  const failed = asks && search === typed && !data && Boolean(error);
  // A number is a document's, or a customer's; words are a page's first.
  const isNumber = /\d/.test(typed);
  return { entries: isNumber ? [...fresh, ...own] : [...own, ...fresh], waiting, failed };
}
