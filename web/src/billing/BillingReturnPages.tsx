import { Box, Heading, Text } from '@chakra-ui/react';
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { token } from '../session/token';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/layout/Card';
import { OutsideFrame } from '../ui/frame/OutsideFrame';
import { useTitle } from '../ui/layout/Page';
import { toast } from '../ui/overlay/toast';
import { notePaid } from './justPaid';

const WAIT_MS = 3_000;

/** Once, also where React mounts twice. */
function useOnce(act: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!done.current) act();
    done.current = true;
  });
}

type Outcome = 'asking' | 'paid' | 'unknown' | 'none';

/**
 * What Stripe says of a session to the person who is signed in. A stranger is not asked for, and where no answer comes nothing
 * is known.
 */
async function outcomeOf(sessionId: string | null): Promise<Outcome> {
  if (!sessionId) return 'none';
  if (!token.read()) return 'unknown';
  try {
    const [{ apollo }, { CheckoutPaidDocument }] = await Promise.all([
      import('../client/apollo'),
      import('../gql/billing'),
    ]);
    const { data } = await apollo.query({
      query: CheckoutPaidDocument,
      variables: { sessionId },
      fetchPolicy: 'network-only',
    });
    return data?.checkoutPaid ? 'paid' : data?.checkoutPaid === false ? 'none' : 'unknown';
  } catch {
    return 'unknown';
  }
}

function announce(outcome: Outcome): void {
  if (outcome === 'none') toast.error('Error: No se encontró información de la sesión de pago.');
  else
    toast.success(
      outcome === 'paid'
        ? 'Pago recibido. Estamos activando tu plan.'
        : 'Gracias. Tu plan se activa en cuanto llegue el pago.',
    );
}

const SHOWN: Record<Outcome, Pick<ReturnedProps, 'icon' | 'tone' | 'title'>> = {
  asking: { icon: Clock, tone: 'neutral', title: 'Comprobando tu pago…' },
  paid: { icon: CircleCheck, tone: 'success', title: 'Gracias, hemos recibido tu pago' },
  unknown: { icon: Clock, tone: 'neutral', title: 'Gracias' },
  none: { icon: CircleX, tone: 'warning', title: 'No sabemos de qué pago vienes' },
};

/** Back from paying. It activates nothing: what was paid is what Stripe says to the server. */
export function BillingSuccessPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>(params.get('session_id') ? 'asking' : 'none');
  useTitle(outcome === 'paid' ? 'Pago recibido' : outcome === 'none' ? 'Pago desconocido' : 'Pago');
  // Announced also to people who are back at Facturación by then.
  useOnce(
    () =>
      void outcomeOf(params.get('session_id')).then(known => {
        setOutcome(known);
        announce(known);
        if (known !== 'none') notePaid();
      }),
  );
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.billingAlias, { replace: true }), WAIT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Returned {...SHOWN[outcome]} text="En unos segundos vuelves a Facturación." />;
}

export function BillingCancelPage() {
  useTitle('Pago no terminado');
  useOnce(() => toast.info('No se ha hecho ningún pago.'));
  return (
    <Returned
      icon={CircleX}
      tone="neutral"
      title="No has terminado el pago"
      text="No se te ha cobrado nada y tu plan sigue como estaba."
    />
  );
}

interface ReturnedProps {
  icon: LucideIcon;
  tone: 'success' | 'warning' | 'neutral';
  title: string;
  text: string;
}

function Returned({ icon: Icon, tone, title, text }: ReturnedProps) {
  return (
    <OutsideFrame>
      <Box margin="auto" width="full" maxWidth="480px" paddingX="4" paddingY="8">
        <Card display="grid" justifyItems="center" gap="2" padding={{ base: '6', md: '10' }} textAlign="center">
          <Box
            aria-hidden
            display="grid"
            placeItems="center"
            width="48px"
            height="48px"
            marginBottom="2"
            borderRadius="full"
            bg={`${tone}.subtle`}
            color={tone}
          >
            <Icon size={24} strokeWidth={1.75} />
          </Box>
          <Heading as="h1" textStyle="h1">
            {title}
          </Heading>
          <Text color="muted" marginBottom="4">
            {text}
          </Text>
          <ButtonLink to={paths.billingAlias} variant="outline">
            Volver a Facturación
          </ButtonLink>
        </Card>
      </Box>
    </OutsideFrame>
  );
}
