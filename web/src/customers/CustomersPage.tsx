import { Page } from '../ui/Page';

export function CustomersPage() {
  return <Page title="Clientes">{null}</Page>;
}
