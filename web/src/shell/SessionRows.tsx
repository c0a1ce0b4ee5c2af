import { LogOut, Moon, Sun } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useAuth } from '../session/session';
import { setColorMode, useColorMode } from '../theme/colorMode';

/** The last rows of both menus: the colours, and the way out. `Row` draws one as that menu does. */
export function SessionRows({
  row: Row,
}: {
  row: ComponentType<{ type: 'button'; onClick(): void; children: ReactNode }>;
}) {
  const { logout } = useAuth();
  const dark = useColorMode() === 'dark';
  return (
    <>
      <li>
        <Row type="button" onClick={() => setColorMode(dark ? 'light' : 'dark')}>
          {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
          {dark ? 'Modo claro' : 'Modo oscuro'}
        </Row>
      </li>
      <li>
        <Row type="button" onClick={logout}>
          <LogOut aria-hidden />
          Cerrar Sesión
        </Row>
      </li>
    </>
  );
}
