import { Page } from '../ui/Page';

export function InvoicesPage() {
  return <Page title="Facturas">{null}</Page>;
}
