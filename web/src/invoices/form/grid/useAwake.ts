import { useEffect, useState } from 'react';

/**
 * Whether a row has fields or only their text. Needed now, it does in the same stroke; needed soon or no longer, it
 * changes after the paint: by then the focus has left the field that goes.
 */
export function useAwake(now: boolean, soon: boolean): boolean {
  const wanted = now || soon;
  const [awake, setAwake] = useState(wanted);
  useEffect(() => {
    if (awake === wanted) return undefined;
    const later = setTimeout(() => setAwake(wanted));
    return () => clearTimeout(later);
  }, [awake, wanted]);
  return awake || now;
}
