import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useApiKeysQuery } from '../../gql/settings';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { DataTable } from '../../ui/table/DataTable';
import { EmptyState } from '../../ui/table/EmptyState';
import { WIDE } from '../../ui/format/media';
import { TextLink } from '../../ui/layout/TextLink';
import { useListQuery } from '../../ui/table/useListQuery';
import { ApiKeyCard, apiKeyColumns } from './apiKeyColumns';
import { NewApiKeyModal, type NewKey } from './NewApiKeyModal';
import { useRevokeApiKey } from './useRevokeApiKey';
import { NewApiKeySecret } from './NewApiKeySecret';
import { Section } from '../../ui/layout/Section';

/** For admins: keys with which other programs work with the company's data. */
export default function ApiKeysTab() {
  const { shown, failed, retry } = useListQuery(useApiKeysQuery(), 'Error cargando claves de API');
  const revoke = useRevokeApiKey();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<NewKey | null>(null);

  const keys = shown?.apiKeys;
  const create = (
    <Button variant="accent" icon={<Plus />} onClick={() => setCreating(true)}>
      Nueva clave
    </Button>
  );
  return (
    <Section title="Claves de API" about={<About />}>
      <Box display="grid" gap="4">
        {made && <NewApiKeySecret made={made} onDone={() => setMade(null)} />}
        {keys && keys.length > 0 && (
          <Box justifySelf={{ base: 'stretch', sm: 'end' }} display="grid">
            {create}
          </Box>
        )}
        <DataTable
          label="Claves de API"
          columns={apiKeyColumns(revoke)}
          rows={keys}
          rowKey={key => key.id}
          // Beside its title the table has no room for names before.
          tableFrom={WIDE}
          card={key => <ApiKeyCard apiKey={key} revoke={revoke} />}
          error={failed}
          onRetry={retry}
          empty={
            <EmptyState drawing={false} title="Aún no hay claves" actions={create}>
              Crea una por cada programa que deba leer o crear tus facturas, clientes y productos: así puedes revocarlas
              por separado.
            </EmptyState>
          }
        />
      </Box>
      <NewApiKeyModal open={creating} onClose={() => setCreating(false)} onMade={setMade} />
    </Section>
  );
}

function About() {
  return (
    <>
      Para que otro programa, como tu tienda o el de tu asesoría, trabaje con los datos de tu empresa. Cómo se usan:{' '}
      <TextLink to={paths.apiDocs} reloadDocument>
        documentación de la API
      </TextLink>{' '}
      y{' '}
      <TextLink to={paths.playground} reloadDocument>
        consola GraphQL
      </TextLink>
      .
    </>
  );
}
