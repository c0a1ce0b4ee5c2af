import { Page } from '../ui/Page';

export function NewInvoicePage() {
  return <Page title="Facturas">{null}</Page>;
}
