import { matchPath } from 'react-router-dom';
import type { Role } from '../gql/schema';
import { paths } from '../paths';

const SUPERADMIN = [paths.superadmin, paths.affiliates()];
const ADMIN = [paths.users];
/** One's own account, and what the law puts before everybody. */
const EVERYBODY = [paths.changePassword, paths.appDeclaration()];

const isUnder = (patterns: string[], path: string) =>
  patterns.some(pattern => matchPath({ path: pattern, end: false }, path));

/** Where each role begins. */
export const landing = (role: Role) => (role === 'superadmin' ? paths.superadmin : paths.dashboard);

/** The platform's superadmin has no company, and a company's people have no platform. */
export function mayOpen(role: Role, path: string): boolean {
  if (isUnder(EVERYBODY, path)) return true;
  if (isUnder(ADMIN, path)) return role === 'admin';
  return (role === 'superadmin') === isUnder(SUPERADMIN, path);
}

/** The remembered path if it lies inside the product and the role may open it, else the role's beginning. */
export function afterLogin(role: Role, remembered: unknown): string {
  if (typeof remembered !== 'string' || !remembered.startsWith(`${paths.app}/`)) return landing(role);
  return mayOpen(role, remembered.split(/[?#]/)[0]) ? remembered : landing(role);
}
