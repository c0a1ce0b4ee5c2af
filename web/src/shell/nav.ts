import { Database, FileText, LayoutDashboard, Package, Settings, ShieldCheck, Users, type LucideIcon } from 'lucide-react';
import type { Role } from '../gql/schema';
import { paths } from '../paths';

export interface NavLink { label: string; to: string; icon: LucideIcon }
export interface NavGroup { label: string; icon: LucideIcon; links: NavLink[] }
export type NavItem = NavLink | NavGroup;

export const isGroup = (item: NavItem): item is NavGroup => 'links' in item;

const dashboard: NavLink = { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard };

const company: NavItem[] = [
  dashboard,
  { label: 'Facturas', to: paths.invoices(), icon: FileText },
  { label: 'Datos', icon: Database, links: [
    { label: 'Clientes', to: paths.customers(), icon: Users }, { label: 'Productos (opcional)', to: paths.products(), icon: Package },
  ] },
];

/** Links of the bar by role. One appears when its screen exists. */
export const NAV: Record<Role, NavItem[]> = {
  user: company,
  admin: company,
  superadmin: [dashboard, { label: 'Superadmin', to: paths.superadmin, icon: ShieldCheck }],
};

/** The user menu's links, above the colours and 'Cerrar Sesión'. */
const settings: NavLink = { label: 'Configuración', to: paths.settings(), icon: Settings };

export const USER_LINKS: Record<Role, NavLink[]> = { user: [settings], admin: [settings], superadmin: [] };
