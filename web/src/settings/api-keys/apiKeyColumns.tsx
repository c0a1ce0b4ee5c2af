import { Box } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { ApiKeyFieldsFragment } from '../../gql/settings';
import type { Column } from '../../ui/table/table';
import { formatInstant } from '../../ui/format/dates';
import { IconButton } from '../../ui/IconButton';
import { scopeLabel } from './scopes';
import { actionsColumn } from '../../ui/table/actionsColumn';

type Revoke = (key: ApiKeyFieldsFragment) => void;

/** When a key stops working by itself. */
const end = ({ expiresAt }: ApiKeyFieldsFragment) =>
  new Date(expiresAt) <= new Date() ? `Caducó el ${formatInstant(expiresAt)}` : formatInstant(expiresAt);

const lastUse = ({ lastUsedAt }: ApiKeyFieldsFragment) => (lastUsedAt ? formatInstant(lastUsedAt) : 'Sin usar');

export const apiKeyColumns = (revoke: Revoke): Column<ApiKeyFieldsFragment>[] => [
  {
    key: 'name',
    head: 'Nombre',
    cell: ({ name }) => (
      <Box as="span" fontWeight="medium">
        {name}
      </Box>
    ),
  },
  { key: 'scope', head: 'Permiso', width: '170px', cell: ({ scope }) => scopeLabel(scope) },
  {
    key: 'created',
    head: 'Creada',
    width: '110px',
    quiet: true,
    figures: true,
    cell: ({ createdAt }) => formatInstant(createdAt),
  },
  { key: 'end', head: 'Caduca', width: '170px', quiet: true, figures: true, cell: end },
  { key: 'used', head: 'Último uso', width: '110px', quiet: true, figures: true, cell: lastUse },
  actionsColumn('64px', key => (
    <IconButton label={`Revocar la clave ${key.name}`} icon={<Trash2 />} onClick={() => revoke(key)} />
  )),
];

export function ApiKeyCard({ apiKey, revoke }: { apiKey: ApiKeyFieldsFragment; revoke: Revoke }) {
  return (
    <Box display="flex" gap="2">
      <Box flex="1" minWidth="0">
        <Box textStyle="large" overflowWrap="anywhere">
          {apiKey.name}
        </Box>
        <Box color="muted">{scopeLabel(apiKey.scope)}</Box>
        <Box color="muted" layerStyle="figures">
          Creada: {formatInstant(apiKey.createdAt)}
        </Box>
        <Box color="muted" layerStyle="figures">
          Caduca: {end(apiKey).toLowerCase()}
        </Box>
        <Box color="muted" layerStyle="figures">
          Último uso: {lastUse(apiKey).toLowerCase()}
        </Box>
      </Box>
      <Box marginEnd="-2" marginTop="-2">
        <IconButton
          label={`Revocar la clave ${apiKey.name}`}
          size="md"
          icon={<Trash2 />}
          onClick={() => revoke(apiKey)}
        />
      </Box>
    </Box>
  );
}
