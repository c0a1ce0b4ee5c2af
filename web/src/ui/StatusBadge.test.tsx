import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { system } from '../theme';
import { StatusBadge } from './StatusBadge';

test.each([
  ['draft', 'Borrador', 'gray', 'gray'],
  ['issued', 'Emitida', 'green', 'blue'],
  ['paid', 'Pagada', 'blue', 'green'],
  ['cancelled', 'Anulada', 'red', 'red'],
  ['odd', 'Borrador', 'gray', 'gray'],
  ['constructor', 'Borrador', 'gray', 'gray'],
])('%s is %s: %s in the list, %s on the dashboard', (status, label, list, dashboard) => {
  render(
    <ChakraProvider value={system()}>
      <StatusBadge status={status} />
      <StatusBadge status={status} on="dashboard" />
    </ChakraProvider>,
  );
  expect(screen.getAllByText(label).map(badge => badge.dataset.palette)).toEqual([list, dashboard]);
});
