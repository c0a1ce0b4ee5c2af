import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { landing } from '../session/access';
import { useAuth } from '../session/session';
import { Banner } from '../ui/layout/Banner';
import { Card } from '../ui/layout/Card';
import { Page } from '../ui/layout/Page';
import { toast } from '../ui/overlay/toast';
import { evict } from '../client/evict';
import { PasswordForm } from './PasswordForm';
import { SessionsCard } from './SessionsCard';

export function ChangePasswordPage() {
  const { user, reload } = useAuth();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [times, setTimes] = useState(0);
  const forced = user?.isTemporaryPassword ?? false;

  const changed = async () => {
    toast.success('Contraseña cambiada correctamente');
    evict('mySessions')(cache);
    setTimes(times + 1);
    if (!forced) return;
    await reload();
    if (user) navigate(landing(user.role), { replace: true });
  };
  const why = forced && (
    <Banner kind="warning">
      Tu contraseña es temporal. Cámbiala por una tuya para empezar: hasta entonces, lo demás está cerrado.
    </Banner>
  );
  return (
    <Page title="Cambiar contraseña" subtitle="Al cambiarla se cierran tus otras sesiones." above={why}>
      <Box
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <Card padding="5">
          <PasswordForm key={times} onChanged={changed} />
        </Card>
        <SessionsCard />
      </Box>
    </Page>
  );
}
