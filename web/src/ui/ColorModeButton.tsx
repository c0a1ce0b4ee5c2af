import { Moon, Sun } from 'lucide-react';
import { setColorMode, useColorMode } from './colorMode';
import { IconButton } from './IconButton';

export function ColorModeButton() {
  const dark = useColorMode() === 'dark';
  return (
    <IconButton
      label={dark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro'} icon={dark ? <Sun /> : <Moon />} size="md"
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    />
  );
}
