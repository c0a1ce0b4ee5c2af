import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText, failureOf } from '../../client/failure';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';
import { useLatest } from '../../ui/useLatest';

// A malformed id in the address is, for the reader, an invoice that is not there.
const ABSENT = ['NOT_FOUND', 'BAD_USER_INPUT'];
const TO_LIST = 'Volver a Facturas';

/** An invoice that cannot be loaded: said once, then back to the list, or asked for again where it may be there. */
export function useMissingInvoice(error: unknown, refetch: () => Promise<unknown>): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const again = useLatest(refetch);
  useEffect(() => {
    if (!error) return;
    const { code } = failureOf(error);
    if (code === 'UNAUTHENTICATED') return;
    const leave = () => void navigate(paths.invoices(), { replace: true });
    if (ABSENT.includes(code))
      return void confirm({ title: 'Factura no encontrada', action: TO_LIST, only: true }).then(leave);
    void confirm({ title: errorText(error, 'Error cargando factura'), action: 'Reintentar', back: TO_LIST }).then(yes =>
      // What fails again is asked about again.
      yes ? void again.current().catch(() => undefined) : leave(),
    );
  }, [error, navigate, confirm, again]);
}
