import { useRef } from 'react';

/** The previous object as long as the new one has the same content: what shows it is drawn again only when it changes. */
export function useSame<T>(value: T): T {
  const last = useRef(value);
  if (JSON.stringify(last.current) !== JSON.stringify(value)) last.current = value;
  return last.current;
}

/** The same, with each part compared by identity and not by content. */
export function useSameParts<T extends object>(value: T): T {
  const last = useRef(value);
  const keys = new Set([...Object.keys(last.current), ...Object.keys(value)]) as Set<keyof T>;
  if ([...keys].some(key => last.current[key] !== value[key])) last.current = value;
  return last.current;
}
