import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText, failureOf } from '../../client/failure';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';

// A malformed id in the address is, for the reader, an invoice that is not there.
const ABSENT = ['NOT_FOUND', 'BAD_USER_INPUT'];

/** An invoice that cannot be loaded: said once, then back to the list. */
export function useMissingInvoice(error: unknown): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const { code } = failureOf(error);
    if (code === 'UNAUTHENTICATED') return;
    const title = ABSENT.includes(code) ? 'Factura no encontrada' : errorText(error, 'Error cargando factura');
    void confirm({ title, action: 'Volver a Facturas', only: true }).then(() =>
      navigate(paths.invoices(), { replace: true }),
    );
  }, [error, navigate, confirm]);
}
