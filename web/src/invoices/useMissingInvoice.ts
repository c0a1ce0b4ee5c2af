import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText, failureOf } from '../failure';
import { paths } from '../paths';
import { useConfirm } from '../ui/confirm';

/** An invoice that cannot be loaded: said once, then back to the list. */
export function useMissingInvoice(error: unknown): void {
  const tell = useConfirm();
  const navigate = useNavigate();
  useEffect(() => {
    if (!error) return;
    const text = failureOf(error).code === 'NOT_FOUND' ? 'Factura no encontrada' : errorText(error, 'Error cargando factura');
    void tell({ title: text, action: 'Volver a Facturas', only: true }).then(() => navigate(paths.invoices(), { replace: true }));
  }, [error, navigate, tell]);
}
