import { useRef } from 'react';

/** The object of before as long as the new one says the same, so that what shows it is drawn only when it changes. */
export function useSame<T>(value: T): T {
  const last = useRef(value);
  if (JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
  return last.current;
}
