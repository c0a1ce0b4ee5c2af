import { useEffect, useRef } from 'react';
import type { Role } from '../gql/schema';
import { useAuth } from './session';
import { toast } from '../ui/overlay/toast';

const NEWS: Record<Role, string> = {
  user: 'Tu rol ha cambiado: ahora eres Usuario. Si te falta algo, pídeselo a quien administra tu empresa.',
  admin: 'Tu rol ha cambiado: ahora eres Administrador.',
  superadmin: 'Tu rol ha cambiado.',
};

/** A person who must leave a screen because their role was changed reads so. */
export function useRoleNews(): void {
  const { user } = useAuth();
  const role = user?.role;
  const before = useRef(role);
  useEffect(() => {
    if (role && before.current && role !== before.current) toast.warning(NEWS[role]);
    if (role) before.current = role;
  }, [role]);
}
