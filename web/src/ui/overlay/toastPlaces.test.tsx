import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { system } from '../../theme';
import { Toaster } from './Toaster';

test('good news stands at the bottom right, bad news at the top right', () => {
  render(
    <ChakraProvider value={system()}>
      <Toaster />
    </ChakraProvider>,
  );
  const style = (name: RegExp) => getComputedStyle(screen.getByRole('region', { name }));
  const [good, bad] = [style(/Notificaciones/), style(/Errores y avisos/)];
  for (const place of [good, bad])
    expect([place.position, place.insetInlineEnd]).toEqual(['fixed', expect.stringMatching(/./)]);
  expect([Boolean(good.bottom), Boolean(good.top)]).toEqual([true, false]);
  expect([Boolean(bad.bottom), Boolean(bad.top)]).toEqual([false, true]);
});
