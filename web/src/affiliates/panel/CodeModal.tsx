import { chakra, Box } from '@chakra-ui/react';
import { CornerDownLeft } from 'lucide-react';
import { useState } from 'react';
import { apollo } from '../../client/apollo';
import { ValidateAffiliateDocument } from '../../gql/affiliates';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { useForm } from '../../ui/form/form';
import { FormField } from '../../ui/form/FormField';
import { Kbd } from '../../ui/layout/Kbd';
import { Modal } from '../../ui/overlay/Modal';
import { TextInput } from '../../ui/form/TextInput';
import { toast } from '../../ui/overlay/toast';

const FORM = 'code-form';
const FAILED = 'Error cargando datos del afiliado';
const INVALID = 'Código de afiliado inválido. Revisa que lo has copiado entero: son 8 letras y cifras.';

interface CodeModalProps {
  open: boolean;
  onClose(): void;
  onValid(code: string): void;
}

/** Asks for an affiliate's code. Empty or cancelled does nothing. */
export function CodeModal({ open, onClose, onValid }: CodeModalProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Modal
      open={open}
      size="sm"
      title="Panel de afiliado"
      onClose={onClose}
      footer={leave => (
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button type="submit" form={FORM} variant="accent" busy={busy} busyLabel="Comprobando...">
            Ver mi panel
            <Box as="span" hideBelow="lg" display="inline-flex">
              <Kbd on aria-hidden>
                <CornerDownLeft size={12} />
              </Kbd>
            </Box>
          </Button>
        </>
      )}
    >
      {open && <CodeForm onBusy={setBusy} onValid={onValid} />}
    </Modal>
  );
}

const bare = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

function CodeForm({ onBusy, onValid }: { onBusy(busy: boolean): void; onValid(code: string): void }) {
  const [invalid, setInvalid] = useState(false);
  const submit = async ({ code }: { code: string }) => {
    if (!bare(code)) return;
    onBusy(true);
    try {
      const { data } = await apollo.query({
        query: ValidateAffiliateDocument,
        variables: { code: bare(code).slice(0, 40) },
        fetchPolicy: 'network-only',
      });
      if (data?.validateAffiliate.valid) onValid(bare(code));
      else setInvalid(true);
    } finally {
      onBusy(false);
    }
  };
  const form = useForm({
    initial: { code: '' },
    check: () => ({}),
    submit,
    failed: FAILED,
    onFailed: error => toast.failed(error, FAILED),
  });
  const { onChange, ...field } = form.field('code');
  const change = (code: string) => {
    setInvalid(false);
    onChange(code.toUpperCase());
  };
  return (
    <chakra.form id={FORM} ref={form.form} noValidate onSubmit={form.onSubmit} display="grid" gap="4">
      <Box color="muted">Entra con tu código. No hace falta cuenta.</Box>
      {form.unsaid && <Banner kind="danger">{form.unsaid}</Banner>}
      <FormField label="Código de afiliado" error={invalid ? INVALID : null}>
        <TextInput
          {...field}
          onChange={change}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          fontVariantNumeric="tabular-nums"
        />
      </FormField>
    </chakra.form>
  );
}
