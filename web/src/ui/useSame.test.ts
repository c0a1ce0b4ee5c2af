import { renderHook } from '@testing-library/react';
import { useSame } from './useSame';

test('what says the same stays the same object, whatever it was made of; what says something else is another', () => {
  const { result, rerender } = renderHook(({ value }) => useSame(value), {
    initialProps: { value: {} } as { value: object },
  });
  const first = result.current;
  rerender({ value: { lines: undefined } });
  expect(result.current).toBe(first);
  rerender({ value: { lines: 'Añade al menos una línea' } });
  expect(result.current).toEqual({ lines: 'Añade al menos una línea' });
  const second = result.current;
  rerender({ value: { lines: 'Añade al menos una línea' } });
  expect(result.current).toBe(second);
});
