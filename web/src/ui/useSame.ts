import { useRef } from 'react';

/** The object of before as long as the new one says the same, so that what shows it is drawn only when it changes. */
export function useSame<T>(value: T): T {
  const last = useRef(value);
  if (JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
  return last.current;
}

/** The same, where each part is compared as what it is, and not by what it says. */
export function useSameParts<T extends object>(value: T): T {
  const last = useRef(value);
  const keys = new Set([...Object.keys(last.current), ...Object.keys(value)]) as Set<keyof T>;
  if ([...keys].some(key => last.current[key] !== value[key])) last.current = value;
  return last.current;
}
