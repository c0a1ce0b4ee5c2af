import { Box, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';
import { useTitle } from '../ui/Page';
import { toast } from '../ui/toast';

const WAIT_MS = 3_000;

/** Once, also where React mounts twice. */
function useOnce(act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!done.current) act();
    done.current = true;
  });
}

/** Back from paying. It activates nothing: what was paid is what Stripe says to the server. */
export function BillingSuccessPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const paid = Boolean(params.get('session_id'));
  useTitle(paid ? 'Pago recibido' : 'Pago desconocido');
  useOnce(() => (paid ? toast.success('Pago recibido. Estamos activando tu plan.') : toast.error('Error: No se encontró información de la sesión de pago.')));
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.billingAlias, { replace: true }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Returned title={paid ? 'Gracias, hemos recibido tu pago' : 'No sabemos de qué pago vienes'} text="En unos segundos vuelves a Facturación." />;
}

export function BillingCancelPage() {
  useTitle('Pago no terminado');
  useOnce(() => toast.info('No se ha hecho ningún pago.'));
  return <Returned title="No has terminado el pago" text="No se te ha cobrado nada y tu plan sigue como estaba." />;
}

function Returned({ title, text }: { title: string; text: string }) {
  return (
    <Box as="main" minHeight="100dvh" display="grid" placeContent="center" justifyItems="center" gap="3" padding="6" textAlign="center">
      <Heading as="h1" textStyle="h1">{title}</Heading>
      <Text color="muted">{text}</Text>
      <ButtonLink to={paths.billingAlias} variant="outline">Volver a Facturación</ButtonLink>
    </Box>
  );
}
