import { Box, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import {
  CardAccountDocument,
  useCardAccountQuery,
  useConnectCardAccountMutation,
  useDisconnectCardAccountMutation,
  useRefreshCardAccountMutation,
  type CardAccountQuery,
} from '../../gql/settings';
import type { CardState } from '../../gql/schema';
import { Badge, type Palette } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/layout/Section';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { toast } from '../../ui/overlay/toast';
import { LoadedCard } from '../LoadedCard';

interface Shown {
  palette: Palette;
  name: string;
  says: string;
  connect?: string;
}

const STATES: Record<Exclude<CardState, 'unavailable'>, Shown> = {
  none: {
    palette: 'gray',
    name: 'Sin conectar',
    says: 'Conecta tu cuenta de Stripe, o crea una: Stripe te pedirá quién eres y en qué banco cobras.',
    connect: 'Conectar con Stripe',
  },
  pending: {
    palette: 'amber',
    name: 'Pendiente',
    says: 'Stripe todavía te pide algún dato. Hasta que lo tenga, tus clientes no ven el botón.',
    connect: 'Seguir en Stripe',
  },
  ready: {
    palette: 'green',
    name: 'Lista',
    says: 'En el enlace de cada factura con algo por pagar, tu cliente ve «Pagar con tarjeta».',
  },
  disconnected: {
    palette: 'gray',
    name: 'Desconectada',
    says: 'Nadie puede pagarte con tarjeta. Lo que ya te pagaron sigue anotado.',
    connect: 'Conectar otra vez',
  },
};

type Account = CardAccountQuery['cardAccount'];

function Standing({ account, admin }: { account: Account; admin: boolean }) {
  const shown = STATES[account.state as Exclude<CardState, 'unavailable'>];
  const [leaving, setLeaving] = useState(false);
  const { busy, doing, askAndDo } = useAskAndDo<'refresh' | 'disconnect'>();
  const [connect] = useConnectCardAccountMutation();
  const [refresh] = useRefreshCardAccountMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: CardAccountDocument, data: { cardAccount: data.refreshCardAccount } }),
  });
  const [disconnect] = useDisconnectCardAccountMutation({
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: CardAccountDocument, data: { cardAccount: data.disconnectCardAccount } }),
  });
  const goToStripe = async () => {
    setLeaving(true);
    try {
      const { data } = await connect();
      if (data) window.location.assign(data.connectCardAccount.url);
    } catch (error) {
      setLeaving(false);
      toast.failed(error, 'Error al conectar con Stripe');
    }
  };
  return (
    <Box display="grid" gap="4">
      <Flex gap="3" align="center" wrap="wrap">
        <Badge palette={shown.palette}>{shown.name}</Badge>
        {account.accountId && (
          <Text color="muted" textStyle="small" overflowWrap="anywhere">
            {account.accountId}
          </Text>
        )}
      </Flex>
      <Text>{shown.says}</Text>
      {!admin && <Text color="muted">Solo un administrador de la empresa puede cambiarlo.</Text>}
      {admin && (
        <Flex gap="3" wrap="wrap">
          {shown.connect && (
            <Button busy={leaving} busyLabel="Abriendo Stripe..." onClick={() => void goToStripe()}>
              {shown.connect}
            </Button>
          )}
          {account.state === 'pending' && (
            <Button
              busy={doing === 'refresh'}
              busyLabel="Comprobando..."
              disabled={busy || leaving}
              onClick={() =>
                void askAndDo({
                  name: 'refresh',
                  act: () => refresh(),
                  done: 'Estado comprobado en Stripe',
                  failed: 'Error al preguntar a Stripe',
                })
              }
            >
              Comprobar ahora
            </Button>
          )}
          {(account.state === 'ready' || account.state === 'pending') && (
            <Button
              busy={doing === 'disconnect'}
              busyLabel="Desconectando..."
              disabled={busy || leaving}
              onClick={() =>
                void askAndDo({
                  name: 'disconnect',
                  ask: {
                    title: '¿Dejar de cobrar con tarjeta?',
                    question:
                      'Tus enlaces dejarán de ofrecerlo. Lo cobrado sigue anotado, y tu cuenta de Stripe sigue siendo tuya.',
                    action: 'Desconectar',
                  },
                  act: () => disconnect(),
                  done: 'Cobro con tarjeta desconectado',
                  failed: 'Error al desconectar',
                })
              }
            >
              Desconectar
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
}

/** The company's own account at Stripe; nothing where this Folio connects none. */
export default function CardSection({ admin }: { admin: boolean }) {
  const query = useCardAccountQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  if (query.data?.cardAccount.state === 'unavailable') return null;
  return (
    <Section
      title="Cobrar con tarjeta"
      about="El dinero va de tu cliente a tu propia cuenta de Stripe, sin pasar por Folio. Stripe te cobra su comisión."
    >
      <LoadedCard query={query} height="96px">
        {({ cardAccount }) => <Standing account={cardAccount} admin={admin} />}
      </LoadedCard>
    </Section>
  );
}
