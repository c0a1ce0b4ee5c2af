import { Box } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { formatMoney } from '../ui/format/amounts';
import { Tag } from '../ui/Badge';
import { Card } from '../ui/layout/Card';
import { StatusBadge } from '../ui/StatusBadge';

const LINES = [
  ['Diseño de identidad visual', '2238.50'],
  ['Maquetación de catálogo, por página', '716.32'],
  ['Catálogo impreso, 500 ejemplares', '1227.20'],
  ['Catering de la presentación', '286.00'],
];

/** A finished invoice, marked as the example it is. */
export function ExampleInvoice() {
  return (
    <Box width="full" maxWidth="384px">
      <Card overflow="hidden">
        <Box padding="5" paddingBottom="4" borderBottomWidth="1px">
          <Box display="flex" justifyContent="space-between" alignItems="center" marginBottom="2">
            <Box textStyle="small" color="muted" layerStyle="figures">
              20/11/2026
            </Box>
            <StatusBadge status="issued" />
          </Box>
          <Box textStyle="h1" layerStyle="figures">
            A-2026-0062
          </Box>
          <Box color="muted">Bodegas Larrañaga, S.L.</Box>
        </Box>
        <Box as="dl" padding="5" paddingY="4" display="grid" gap="3.5">
          {LINES.map(([what, amount]) => (
            <Box key={what} display="flex" justifyContent="space-between" gap="4">
              <dt>{what}</dt>
              <Box as="dd" layerStyle="figures">
                {formatMoney(amount)}
              </Box>
            </Box>
          ))}
        </Box>
        <Box
          paddingX="5"
          paddingY="3.5"
          borderTopWidth="1px"
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
        >
          <Box textStyle="h2">Total</Box>
          <Box textStyle="amountXl" layerStyle="figures">
            {formatMoney('4468.02')}
          </Box>
        </Box>
        <Box
          paddingX="5"
          paddingY="3"
          bg="success.subtle"
          color="success"
          textStyle="name"
          display="flex"
          alignItems="center"
          gap="2.5"
        >
          <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
          Aceptada por AEAT
        </Box>
      </Card>
      <Box
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        marginTop="4"
        textStyle="small"
        color="muted"
      >
        De la primera línea al registro, sin salir.<Tag>Ejemplo ilustrativo</Tag>
      </Box>
    </Box>
  );
}
