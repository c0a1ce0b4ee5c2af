import { useEffect } from 'react';
import { errorText } from '../../client/failure';
import { toast } from '../overlay/toast';

/** A list that could not be loaded: the catalogue's words as a toast, and for the list's failing state. */
export function useLoadError(error: unknown, fallback: string): string | null {
  const message = error ? errorText(error, fallback) : null;
  useEffect(() => {
    if (error) toast.failed(error, fallback);
  }, [error, fallback]);
  return message;
}
