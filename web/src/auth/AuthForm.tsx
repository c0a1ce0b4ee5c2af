import { chakra } from '@chakra-ui/react';
import type { FormEvent, ReactNode, RefObject } from 'react';

interface AuthFormProps {
  form: { form: RefObject<HTMLFormElement | null>; onSubmit(event: FormEvent<HTMLFormElement>): void };
  /** Loads what sending needs, from the first key on. */
  load(): unknown;
  children: ReactNode;
}

/**
 * The frame of the forms around the sign-in. While the script is not there yet, the browser would send it with POST: its
 * fields never reach the address.
 */
export function AuthForm({ form, load, children }: AuthFormProps) {
  return (
    <chakra.form
      ref={form.form}
      method="post"
      noValidate
      onInput={load}
      onSubmit={form.onSubmit}
      display="grid"
      gap="5"
    >
      {children}
    </chakra.form>
  );
}
