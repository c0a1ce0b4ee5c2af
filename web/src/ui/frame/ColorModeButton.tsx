import { Box } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { setColorMode, useColorMode } from '../../theme/colorMode';
import { IconButton } from '../IconButton';

const TO_LIGHT = 'Cambiar a modo claro';

/**
 * Both pictures stand in the page, so that one written beforehand shows the right one; `data-in-dark` is what its label
 * is then.
 */
export function ColorModeButton() {
  const dark = useColorMode() === 'dark';
  return (
    <IconButton
      label={dark ? TO_LIGHT : 'Cambiar a modo oscuro'}
      data-in-dark={TO_LIGHT}
      size="md"
      icon={
        <>
          <Box as={Moon} _dark={{ display: 'none' }} />
          <Box as={Sun} display="none" _dark={{ display: 'block' }} />
        </>
      }
      onClick={() => setColorMode(dark ? 'light' : 'dark')}
    />
  );
}
