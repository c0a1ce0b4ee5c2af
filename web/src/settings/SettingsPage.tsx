import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, type SettingsTab } from '../paths';
import { Page } from '../ui/Page';
import { Tabs } from '../ui/Tabs';
import { CompanyTab } from './CompanyTab';
import { VerifactuTab } from './VerifactuTab';

const TABS: { id: SettingsTab | undefined; label: string; show: () => ReactNode }[] = [
  { id: undefined, label: 'Empresa', show: () => <CompanyTab /> },
  { id: 'verifactu', label: 'Verifactu', show: () => <VerifactuTab /> },
];

export function SettingsPage() {
  const [params] = useSearchParams();
  const tab = TABS.find(({ id }) => id === params.get('tab')) ?? TABS[0];
  return (
    <Page title="Configuración">
      <Tabs label="Configuración" tabs={TABS.map(({ id, label }) => ({ to: paths.settings(id), label }))} current={paths.settings(tab.id)} />
      {tab.show()}
    </Page>
  );
}
