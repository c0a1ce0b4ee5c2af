import { Box } from '@chakra-ui/react';
import { Check, Link as LinkIcon } from 'lucide-react';
import type { AffiliateFieldsFragment } from '../gql/affiliates';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';

type Row = AffiliateFieldsFragment;

interface OnAffiliate {
  copied: string | null;
  copy(code: string): void;
  activate(row: Row): void;
  deactivate(row: Row): void;
}

/** The superadmin's: the state that it is not in, and the link. */
export function AffiliateActions({
  row,
  on: { copied, copy, activate, deactivate },
  size = 'sm',
}: {
  row: Row;
  on: OnAffiliate;
  size?: 'sm' | 'md';
}) {
  return (
    <Box display="inline-flex" alignItems="center" gap="1">
      {row.status === 'active' ? (
        <Button
          size={size}
          variant={size === 'sm' ? 'ghost' : undefined}
          aria-label={`Desactivar a ${row.name}`}
          onClick={() => deactivate(row)}
        >
          Desactivar
        </Button>
      ) : (
        <Button size={size} aria-label={`Activar a ${row.name}`} onClick={() => activate(row)}>
          Activar
        </Button>
      )}
      <IconButton
        size={size}
        label={`Copiar el enlace de ${row.name}`}
        icon={copied === row.code ? <Check /> : <LinkIcon />}
        onClick={() => copy(row.code)}
      />
    </Box>
  );
}

/** A company's: the link. */
export function CopyButton({
  row,
  copied,
  copy,
  size = 'sm',
}: { row: Row; size?: 'sm' | 'md' } & Pick<OnAffiliate, 'copied' | 'copy'>) {
  const done = copied === row.code;
  return (
    <Button
      size={size}
      icon={done ? <Check /> : <LinkIcon />}
      aria-label={`${done ? 'Copiado' : 'Copiar enlace'} de ${row.name}`}
      onClick={() => copy(row.code)}
    >
      {done ? 'Copiado' : 'Copiar enlace'}
    </Button>
  );
}
