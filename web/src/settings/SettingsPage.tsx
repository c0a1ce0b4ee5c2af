import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, type SettingsTab } from '../paths';
import { useAuth } from '../session/session';
import { Page } from '../ui/layout/Page';
import { PageSpinner } from '../ui/layout/PageSpinner';
import { Tabs } from '../ui/layout/Tabs';
import { CollectTab } from './collect/CollectTab';
import { CompanyTab } from './company/CompanyTab';
import { VerifactuTab } from './sending/VerifactuTab';

interface Tab {
  id: SettingsTab | undefined;
  label: string;
  show: ReactNode;
  admin?: boolean;
}

// For the few who come to make keys.
const ApiKeysTab = lazy(() => import('./api-keys/ApiKeysTab'));

const PapersTab = lazy(() => import('./papers/PapersTab'));

const LettersTab = lazy(() => import('./letters/LettersTab'));

const RemindTab = lazy(() => import('./remind/RemindTab'));

const TABS: Tab[] = [
  { id: undefined, label: 'Empresa', show: <CompanyTab /> },
  { id: 'cobro', label: 'Cobro', show: <CollectTab /> },
  { id: 'papeles', label: 'Papeles', show: <PapersTab /> },
  { id: 'correos', label: 'Correos', show: <LettersTab /> },
  { id: 'recordatorios', label: 'Recordatorios', show: <RemindTab /> },
  { id: 'verifactu', label: 'Verifactu', show: <VerifactuTab /> },
  { id: 'api', label: 'Claves de API', show: <ApiKeysTab />, admin: true },
];

export function SettingsPage() {
  const { user } = useAuth();
  const [params] = useSearchParams();
  const tabs = TABS.filter(({ admin }) => !admin || user?.role === 'admin');
  const tab = tabs.find(({ id }) => id === params.get('tab')) ?? tabs[0];
  return (
    <Page title="Configuración">
      <Tabs
        label="Configuración"
        tabs={tabs.map(({ id, label }) => ({ to: paths.settings(id), label }))}
        current={paths.settings(tab.id)}
      />
      <Suspense fallback={<PageSpinner />}>{tab.show}</Suspense>
    </Page>
  );
}
