import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { system } from '../../theme';
import { colorOf } from '../../theme/colors';
import { Banner } from './Banner';

test('what went wrong is a red alert', () => {
  render(
    <ChakraProvider value={system()}>
      <Banner kind="danger">Error al iniciar sesión</Banner>
    </ChakraProvider>,
  );
  const sign = screen.getByRole('alert').querySelector('svg')!.parentElement!;
  expect(getComputedStyle(sign).color).toBe('var(--folio-colors-danger)');
  const [red, green, blue] = [1, 3, 5].map(at => parseInt(colorOf('danger', 'light').slice(at, at + 2), 16));
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});
