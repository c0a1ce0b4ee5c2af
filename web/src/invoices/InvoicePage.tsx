import { Page } from '../ui/Page';

export function InvoicePage() {
  return <Page title="Facturas">{null}</Page>;
}
