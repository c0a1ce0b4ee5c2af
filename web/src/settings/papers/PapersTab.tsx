import { useCompanyFaceQuery } from '../../gql/settings';
import { useAuth } from '../../session/session';
import { Section } from '../../ui/layout/Section';
import { LoadedCard } from '../LoadedCard';
import { PapersForm } from './PapersForm';

/** Logo and colour of invoices, quotes and links. */
export default function PapersTab() {
  const { user, tenant } = useAuth();
  const query = useCompanyFaceQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return (
    <Section
      title="Logotipo y color"
      about="En tus facturas y presupuestos, y en los enlaces que abren tus clientes. Las facturas ya emitidas conservan los que tenían."
    >
      <LoadedCard query={query} height="320px">
        {({ companyFace }) => (
          <PapersForm
            key={`${companyFace.accent} ${companyFace.logo}`}
            face={companyFace}
            company={tenant?.name ?? ''}
            admin={user?.role === 'admin'}
            onSaved={() => query.refetch()}
          />
        )}
      </LoadedCard>
    </Section>
  );
}
