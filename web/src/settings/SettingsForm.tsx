import { Box, chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import type { useForm } from '../ui/form/form';
import { Banner } from '../ui/layout/Banner';

interface SettingsFormProps {
  /** What `useForm` answers. */
  form: Pick<ReturnType<typeof useForm>, 'form' | 'onSubmit' | 'busy' | 'failure'>;
  admin: boolean;
  /** What who is no admin reads. */
  locked?: string;
  /** Said of a refusal. */
  failure?: ReactNode;
  /** Of what `failure` shows. */
  failureId?: string;
  gap?: string;
  children: ReactNode;
}

/** The form of a tab: everybody of the company reads it, its admin changes and saves it. */
export function SettingsForm({
  form,
  admin,
  locked = 'Solo un administrador de la empresa puede cambiar estos datos.',
  failureId,
  gap = '4',
  children,
  ...said
}: SettingsFormProps) {
  const failure = 'failure' in said ? said.failure : form.failure && `Error: ${form.failure}`;
  return (
    <chakra.form ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap={gap}>
      {!admin && (
        <Banner kind="info" icon={Lock}>
          {locked}
        </Banner>
      )}
      {failure && (
        <Box id={failureId}>
          <Banner kind="danger">{failure}</Banner>
        </Box>
      )}
      {children}
      {admin && (
        <Box>
          <Button type="submit" variant="accent" busy={form.busy} busyLabel="Guardando...">
            Guardar
          </Button>
        </Box>
      )}
    </chakra.form>
  );
}
