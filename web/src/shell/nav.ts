import { Database, FileText, KeyRound, LayoutDashboard, Package, Settings, ShieldCheck, Users, UsersRound, type LucideIcon } from 'lucide-react';
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
const NAV: Record<Role, NavItem[]> = {
  user: company,
  admin: [...company, { label: 'Usuarios', to: paths.users, icon: UsersRound }],
  superadmin: [dashboard, { label: 'Superadmin', to: paths.superadmin, icon: ShieldCheck }],
};

const settings: NavLink = { label: 'Configuración', to: paths.settings(), icon: Settings };
const password: NavLink = { label: 'Cambiar contraseña', to: paths.changePassword, icon: KeyRound };

const USER_LINKS: Record<Role, NavLink[]> = { user: [settings, password], admin: [settings, password], superadmin: [password] };

interface Who { role: Role; isTemporaryPassword: boolean }

/** Whoever has a temporary password may only change it. */
export const barLinks = ({ role, isTemporaryPassword }: Who): NavItem[] => (isTemporaryPassword ? [] : NAV[role]);

/** The user menu's links, above the colours and 'Cerrar Sesión'. */
export const userLinks = ({ role, isTemporaryPassword }: Who): NavLink[] => (isTemporaryPassword ? [password] : USER_LINKS[role]);
