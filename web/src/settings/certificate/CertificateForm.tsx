import { Box, chakra } from '@chakra-ui/react';
import { Lock, Upload } from 'lucide-react';
import { useEffect, useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { FormField } from '../../ui/form/FormField';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { CertificateFailure } from './CertificateFailure';
import { FilePicker } from '../../ui/form/FilePicker';
import { CERTIFICATE_ENDINGS, problemOf } from './certificateFile';
import { useCardQuestion } from './useCardQuestion';
import { useCertificateUpload } from './useCertificateUpload';

interface CertificateFormProps {
  /** Its button stands elsewhere. */
  id?: string;
  onDone(): void;
  onBusy?(busy: boolean): void;
}

const CERTIFICATE = { endings: CERTIFICATE_ENDINGS, problemOf };
const isPem = (file: File | null) => /\.(pem|crt|cer)$/i.test(file?.name ?? '');

/** File, password, and what the server asks to be said on top. */
export function CertificateForm({ id, onDone, onBusy }: CertificateFormProps) {
  const ask = useCardQuestion();
  const { chosen, set, fields, failure, busy, submit, incomplete } = useCertificateUpload(ask, onDone);
  const said = useId();
  // What is wrong is read above; the field is marked, and leads there.
  const refusedBy = (field: string) => (fields[field] ? said : undefined);
  const marked = refusedBy('password') && { 'aria-invalid': true, 'aria-describedby': said };
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <chakra.form id={id} noValidate onSubmit={onSubmit} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {failure && <CertificateFailure id={said} message={failure} incomplete={incomplete} />}
      <FilePicker
        {...CERTIFICATE}
        label="Archivo del certificado"
        hint=".p12 o .pfx, hasta 100 kB"
        file={chosen.file}
        refusedBy={refusedBy('certificate')}
        onPick={file => set({ file })}
      />
      {isPem(chosen.file) && (
        <FilePicker
          {...CERTIFICATE}
          label="Archivo de la clave privada"
          hint="Su clave privada (.key o .pem), si va en otro archivo"
          file={chosen.key}
          refusedBy={refusedBy('key')}
          onPick={key => set({ key })}
        />
      )}
      <Box
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: id ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto' }}
        alignItems="end"
      >
        <FormField label="Contraseña del certificado">
          <PasswordInput
            {...marked}
            value={chosen.password}
            onChange={password => set({ password })}
            placeholder="La que pusiste al exportarlo"
            disabled={chosen.noPassword}
            autoComplete="off"
          />
        </FormField>
        {!id && (
          <Button type="submit" variant="accent" icon={<Upload />} busy={busy} busyLabel="Subiendo...">
            Subir certificado
          </Button>
        )}
      </Box>
      <Tick
        checked={chosen.noPassword}
        onChange={noPassword => set({ noPassword, ...(noPassword && { password: '' }) })}
      >
        Sin contraseña
      </Tick>
      {(fields.represents || chosen.represents) && (
        <Tick checked={chosen.represents} onChange={represents => set({ represents })}>
          Represento a este NIF: tengo su representación ante la AEAT
        </Tick>
      )}
      <Box display="flex" gap="2" textStyle="small" color="muted">
        <Box as={Lock} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="1px" strokeWidth={1.75} />
        Se guarda cifrado (AES-256). Nadie puede descargarlo después.
      </Box>
    </chakra.form>
  );
}

function Tick({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange(checked: boolean): void;
  children: ReactNode;
}) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="2.5"
      width="fit-content"
      minHeight={{ base: '44px', lg: '0' }}
      cursor="pointer"
    >
      <Checkbox checked={checked} onChange={onChange} />
      {children}
    </chakra.label>
  );
}
