import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { createContext, useContext, useId, type ReactNode } from 'react';

interface Wiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const Context = createContext<Wiring | null>(null);

/** What the input inside a field must carry; nothing outside of one. */
export const useField = () => useContext(Context) ?? {};

interface FormFieldProps {
  label: ReactNode;
  /** At the end of the label's line, a link for instance. */
  aside?: ReactNode;
  optional?: boolean;
  required?: boolean;
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | null;
  /** Looks odd, may be kept. */
  warning?: string | null;
  hideLabel?: boolean;
  children: ReactNode;
}

export function FormField({
  label,
  aside,
  optional,
  required,
  hint,
  error,
  warning,
  hideLabel,
  children,
}: FormFieldProps) {
  const id = useId();
  const note = error || warning || hint;
  const wiring: Wiring = {
    id,
    required,
    'aria-describedby': note ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <Box minWidth={0} width="full" position="relative">
      <Box marginBottom="1.5" srOnly={hideLabel || undefined}>
        <chakra.label htmlFor={id} textStyle="label">
          {label}
          {optional && (
            <chakra.span color="muted" fontWeight="normal">
              {' '}
              (opcional)
            </chakra.span>
          )}
        </chakra.label>
      </Box>
      <Context value={wiring}>{children}</Context>
      {/* After the input, so that the Tab key goes from field to field. */}
      {aside && (
        <Box position="absolute" top="0" insetEnd="0">
          {aside}
        </Box>
      )}
      <Note id={`${id}-note`} error={error} warning={warning} hint={hint} />
    </Box>
  );
}

function Note({ id, error, warning, hint }: Pick<FormFieldProps, 'error' | 'warning' | 'hint'> & { id: string }) {
  const text = error || warning || hint;
  return (
    <Box
      id={id}
      aria-live="polite"
      textStyle="caption"
      color={error ? 'danger' : warning ? 'warning' : 'muted'}
      display="flex"
      gap="1.5"
      marginTop={text ? '1.5' : 0}
    >
      {(error || warning) && (
        <Box
          as={error ? CircleAlert : TriangleAlert}
          aria-hidden
          width="14px"
          height="14px"
          flexShrink={0}
          marginTop="1px"
        />
      )}
      {text && <span>{text}</span>}
    </Box>
  );
}
