import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/table/EmptyState';

/** Below the own row, while there is no other. */
export function OnlyYou({ onCreate }: { onCreate(): void }) {
  return (
    <Box marginTop="4">
      <EmptyState
        drawing={false}
        title="De momento estás solo tú"
        actions={
          <Button variant="accent" icon={<Plus />} onClick={onCreate}>
            Nuevo usuario
          </Button>
        }
      >
        Invita a quien factura contigo o a tu asesoría. Cada persona entra con su email y su contraseña, y puedes
        cambiar su rol o quitarle el acceso cuando quieras.
      </EmptyState>
    </Box>
  );
}
