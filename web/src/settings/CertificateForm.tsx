import { Box, chakra } from '@chakra-ui/react';
import { Lock, Upload } from 'lucide-react';
import { useEffect, type FormEvent, type ReactNode } from 'react';
import { useAuth } from '../session';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { useConfirm } from '../ui/confirm';
import { FormField } from '../ui/FormField';
import { PasswordInput } from '../ui/PasswordInput';
import { FilePicker } from './FilePicker';
import { useCertificateUpload } from './useCertificateUpload';

interface CertificateFormProps {
  /** Its button stands elsewhere. */
  id?: string;
  onDone(): void;
  onBusy?(busy: boolean): void;
}

const isPem = (file: File | null) => /\.(pem|crt|cer)$/i.test(file?.name ?? '');

/** File, password, and what the server asks to be said on top. */
export function CertificateForm({ id, onDone, onBusy }: CertificateFormProps) {
  const ask = useCardQuestion();
  const { chosen, set, fields, failure, busy, submit, incomplete } = useCertificateUpload(ask, onDone);
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <chakra.form id={id} noValidate onSubmit={onSubmit} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {failure && <Banner kind={incomplete ? 'warning' : 'danger'}>{incomplete ? failure : `❌ Error: ${failure}`}</Banner>}
      <FilePicker label="Archivo del certificado" hint=".p12 o .pfx, hasta 100 kB" accept=".p12,.pfx,.pem,.crt,.cer" file={chosen.file} error={fields.certificate} onPick={file => set({ file })} />
      {isPem(chosen.file) && <FilePicker label="Archivo de la clave privada" hint="Su clave privada (.key o .pem), si va en otro archivo" accept=".key,.pem" file={chosen.key} error={fields.key} onPick={key => set({ key })} />}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: id ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto' }} alignItems="end">
        <FormField label="Contraseña del certificado" error={fields.password}>
          <PasswordInput value={chosen.password} onChange={password => set({ password })} placeholder="La que pusiste al exportarlo" disabled={chosen.noPassword} autoComplete="off" />
        </FormField>
        {!id && <Button type="submit" variant="accent" icon={<Upload />} busy={busy} busyLabel="Subiendo..." alignSelf={fields.password ? 'center' : 'end'}>Subir certificado</Button>}
      </Box>
      <Tick checked={chosen.noPassword} onChange={noPassword => set({ noPassword, ...(noPassword && { password: '' }) })}>Sin contraseña</Tick>
      {(fields.represents || chosen.represents) && (
        <Tick checked={chosen.represents} onChange={represents => set({ represents })}>Represento a este NIF: tengo su representación ante la AEAT</Tick>
      )}
      <Box display="flex" gap="2" textStyle="small" color="muted"><Box as={Lock} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="1px" strokeWidth={1.75} />Se guarda cifrado (AES-256). Nadie puede descargarlo después.</Box>
    </chakra.form>
  );
}

function Tick({ checked, onChange, children }: { checked: boolean; onChange(checked: boolean): void; children: ReactNode }) {
  return <chakra.label display="flex" alignItems="center" gap="2.5" width="fit-content" minHeight={{ base: '44px', lg: '0' }} cursor="pointer"><Checkbox checked={checked} onChange={onChange} />{children}</chakra.label>;
}

/** The AEAT refuses whoever is not named as on its card; better asked now. */
function useCardQuestion() {
  const confirm = useConfirm();
  const { tenant } = useAuth();
  return () => confirm({
    title: '¿Son estos los datos de tu tarjeta de la AEAT?',
    question: (
      <>
        <b>{tenant?.name}</b><br /><b>{tenant?.nif}</b>
        <br /><br />Tus facturas se envían con este nombre y este NIF. Si no son los de tu tarjeta de identificación fiscal, cámbialos antes en Empresa.
      </>
    ),
    action: 'Sí, instalar certificado', back: 'Revisar',
  });
}
