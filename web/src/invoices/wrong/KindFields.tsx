import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { RectificationKind, RectificationWay } from '../../gql/schema';
import { linkLook } from '../../ui/layout/TextLink';
import { FormField } from '../../ui/form/FormField';
import { Select } from '../../ui/form/Select';
import { TextInput } from '../../ui/form/TextInput';
import { KINDS, lawOf, WAYS } from './rectifying';
import type { Tax } from '../../../../schema/tax/territory';

const LinkButton = chakra('button', { base: { ...linkLook.base, cursor: 'pointer' } });

interface KindFieldsProps {
  kind: RectificationKind;
  /** The invoice's own. */
  tax: Tax;
  /** Data alone, and simplified invoices, are corrected by one kind. */
  fixed: boolean;
  /** The cause is what is asked, in a field of its own. */
  asked: boolean;
  cause: string;
  usual: string;
  error?: string;
  way: RectificationWay;
  /** Both ways are open. */
  ways: boolean;
  onKind(kind: RectificationKind): void;
  onCause(cause: string): void;
  onWay(way: RectificationWay): void;
}

/** The kind that was chosen, with its law; another one, and the reason that the paper gives, where somebody asks. */
export function KindFields({ kind, tax, fixed, asked, way, ways, cause, usual, error, ...on }: KindFieldsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box textStyle="small" color="muted" marginTop="1">
      {kind}, {way === 'S' ? 'por sustitución' : 'por diferencias'} · {lawOf(kind, tax)}
      {!asked && (
        <>
          {' · '}
          <LinkButton type="button" aria-expanded={open || Boolean(error)} onClick={() => setOpen(!open)}>
            Cambiar, con su motivo
          </LinkButton>
        </>
      )}
      {!asked && (open || error) && (
        <Box display="grid" gap="4" marginTop="4" color="text">
          {!fixed && (
            <FormField label="Clase de rectificativa">
              <Select value={kind} onChange={value => on.onKind(value as RectificationKind)} options={KINDS} />
            </FormField>
          )}
          {ways && (
            <FormField label="Forma">
              <Select value={way} onChange={value => on.onWay(value as RectificationWay)} options={WAYS} />
            </FormField>
          )}
          <FormField
            label="Causa"
            error={error}
            hint="Sale en la factura. Si la dejas vacía, dice lo que se lee en gris."
          >
            <TextInput value={cause} onChange={on.onCause} maxLength={500} placeholder={usual} autoComplete="off" />
          </FormField>
        </Box>
      )}
    </Box>
  );
}
