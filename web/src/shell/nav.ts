import {
  CreditCard,
  Database,
  FileCheck,
  FileText,
  Handshake,
  History,
  KeyRound,
  LayoutDashboard,
  Package,
  Settings,
  ScrollText,
  ShieldCheck,
  Users,
  UsersRound,
  Lock,
  Inbox,
  type LucideIcon,
} from 'lucide-react';
import type { Plan, Role } from '../gql/schema';
import { paths } from '../paths';

/** `end`: it is the current one only at its own address, since others are below it. */
export interface NavLink {
  label: string;
  to: string;
  icon: LucideIcon;
  end?: boolean;
}
export interface NavGroup {
  label: string;
  icon: LucideIcon;
  links: NavLink[];
}
type NavItem = NavLink | NavGroup;

export const isGroup = (item: NavItem): item is NavGroup => 'links' in item;

const dashboard: NavLink = { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard };

const records: NavLink = { label: 'Registros', to: paths.records(), icon: ScrollText };

const company: NavItem[] = [
  dashboard,
  { label: 'Facturas', to: paths.invoices(), icon: FileText },
  {
    label: 'Datos',
    icon: Database,
    links: [
      { label: 'Clientes', to: paths.customers(), icon: Users },
      { label: 'Presupuestos', to: paths.quotes(), icon: FileCheck },
      { label: 'Productos (opcional)', to: paths.products(), icon: Package },
    ],
  },
  { label: 'Mis Afiliados', to: paths.myAffiliates(), icon: Handshake },
];

/** What the law gives to those whose data are kept. */
const privacy: NavItem = {
  label: 'LOPD',
  icon: Lock,
  links: [
    { label: 'Configuración', to: paths.privacy, icon: Settings, end: true },
    { label: 'Solicitudes', to: paths.dataRequests(), icon: Inbox },
    { label: 'Auditoría', to: paths.activity(), icon: History },
  ],
};

/** Links of the bar by role. One appears when its screen exists. */
const NAV: Record<Role, NavItem[]> = {
  user: [...company, privacy],
  admin: [...company, privacy, { label: 'Usuarios', to: paths.users, icon: UsersRound }],
  superadmin: [
    dashboard,
    { label: 'Superadmin', to: paths.superadmin, icon: ShieldCheck },
    { label: 'Afiliados', to: paths.affiliates(), icon: Handshake },
  ],
};

const settings: NavLink = { label: 'Configuración', to: paths.settings(), icon: Settings };
const billing: NavLink = { label: 'Facturación', to: paths.billing, icon: CreditCard };
const password: NavLink = { label: 'Cambiar contraseña', to: paths.changePassword, icon: KeyRound };

const USER_LINKS: Record<Role, NavLink[]> = {
  user: [settings, password, billing],
  admin: [settings, password, billing],
  superadmin: [password],
};

interface Who {
  role: Role;
  isTemporaryPassword: boolean;
}

/** The chain of records, on plans that show it, after the invoices that it contains. */
const withRecords = (links: NavItem[]) => links.flatMap(item => (item.label === 'Facturas' ? [item, records] : [item]));

/** A person with a temporary password may only change it. */
export function barLinks({ role, isTemporaryPassword }: Who, plan?: Plan): NavItem[] {
  if (isTemporaryPassword) return [];
  return plan === 'pro' ? withRecords(NAV[role]) : NAV[role];
}

/** The user menu's links, above the colours and 'Cerrar Sesión'. */
export const userLinks = ({ role, isTemporaryPassword }: Who): NavLink[] =>
  isTemporaryPassword ? [password] : USER_LINKS[role];
