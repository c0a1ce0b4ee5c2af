import { renderHook } from '@testing-library/react';
import { useSame, useSameParts } from './useSame';

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

test('of an object whose parts are the same the first stays; a part that is another, or is gone, makes it another', () => {
  const lines = [1];
  const { result, rerender } = renderHook(({ value }) => useSameParts(value), {
    initialProps: { value: { lines, series: 'A' } as { lines: number[]; series?: string } },
  });
  const first = result.current;
  rerender({ value: { lines, series: 'A' } });
  expect(result.current).toBe(first);
  rerender({ value: { lines: [1], series: 'A' } });
  expect(result.current).not.toBe(first);
  rerender({ value: { lines } });
  expect(result.current).toEqual({ lines });
});
