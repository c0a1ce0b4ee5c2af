import { lazy, Suspense, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { useKeys } from '../../ui/keys/useKeys';

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }));

/** Where a letter may leave: nothing is being written there. */
const READ_AT = [
  paths.dashboard,
  paths.invoices(),
  paths.recurring(),
  paths.anyInvoice,
  paths.customers(),
  paths.anyCustomer,
];
/** These look like an invoice's own page. */
const WRITTEN_AT = [paths.newInvoice, paths.exchange, paths.together(), paths.rebate()];

type Open = 'palette' | 'keys' | null;

/** The keys of the whole product, and what they open: loaded when somebody first asks for it. */
export function PaletteDoor() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>(null);
  const [asked, setAsked] = useState(false);
  const show = (which: Open) => {
    setAsked(true);
    setOpen(which);
  };
  const isAt = (screens: string[]) => screens.some(path => matchPath(path, pathname));
  const mayInvoice =
    user && user.role !== 'superadmin' && !user.isTemporaryPassword && isAt(READ_AT) && !isAt(WRITTEN_AT);
  useKeys(
    {
      palette: () => user && show('palette'),
      allKeys: () => show('keys'),
      ...(mayInvoice && { newInvoice: () => void navigate(paths.newInvoice) }),
    },
    'frame',
  );
  if (!asked) return null;
  return (
    <Suspense>
      <Palette open={open === 'palette'} onClose={() => setOpen(null)} allKeys={() => setOpen('keys')} />
      <KeysDialog open={open === 'keys'} onClose={() => setOpen(null)} />
    </Suspense>
  );
}
