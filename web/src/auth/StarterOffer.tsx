import { Box } from '@chakra-ui/react';
import { CreditCard, Gift, Lock, Tag as TagIcon } from 'lucide-react';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/layout/Card';
import { monthly, price } from '../ui/format/prices';
import { REPLY } from '../ui/format/promises';
import { CheckedItem } from '../ui/CheckedItem';

/** What the basic plan has, which this offer is. */
export const INCLUDED = [
  'Facturas, clientes y productos ilimitados',
  'Numeración e IVA automáticos',
  'PDF y exportación a CSV',
  `Soporte: ${REPLY}`,
];
const PROMISES = [
  { icon: Gift, text: `Primero lo pruebas: ${price.freeOffer}.` },
  { icon: CreditCard, text: 'No pedimos tarjeta para empezar. Eliges plan cuando quieras.' },
  { icon: Lock, text: 'Tus datos son tuyos: descargas tus facturas en PDF y CSV cuando quieras.' },
];

/** The launch offer beside the form. */
export function StarterOffer() {
  return (
    <Box width="full" maxWidth="400px">
      <Card borderRadius="lg" overflow="hidden">
        <Box padding="6" borderBottomWidth="1px">
          <Box display="flex" justifyContent="space-between" alignItems="center">
            <Box textStyle="h2">Plan STARTER</Box>
            <Badge palette="brand" dot={false}>
              Oferta de alta
            </Badge>
          </Box>
          <Box display="flex" alignItems="baseline" gap="2" marginTop="3" color="muted">
            <Box color="text" textStyle="price" layerStyle="figures">
              {price.starter}
            </Box>
            {`${price.perMonth}, los ${price.starterMonths} primeros meses`}
          </Box>
          <Box
            textStyle="small"
            color="muted"
            marginTop="1"
          >{`Después, plan Básico a ${monthly(price.basic)}. Sin permanencia.`}</Box>
        </Box>
        <Box as="ul" padding="6" paddingY="5" display="grid" gap="2.5" listStyleType="none">
          {INCLUDED.map(text => (
            <CheckedItem key={text}>{text}</CheckedItem>
          ))}
        </Box>
      </Card>
      <Box padding="6" paddingTop="7" display="grid" gap="4" color="muted">
        {PROMISES.map(({ icon, text }) => (
          <Box key={text} display="flex" gap="3">
            <Box
              as={icon}
              aria-hidden
              width="18px"
              height="18px"
              flexShrink={0}
              marginTop="1px"
              color="brand"
              strokeWidth={1.75}
            />
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The same offer in two lines, above the form on a phone. */
export function StarterNote() {
  return (
    <Card hideFrom="lg" bg="subtle" padding="4" marginBottom="6" display="flex" alignItems="center" gap="4">
      <Box as={TagIcon} aria-hidden width="18px" height="18px" flexShrink={0} color="brand" strokeWidth={1.75} />
      <Box>
        <Box textStyle="name" fontWeight="semibold">{`Plan STARTER: ${monthly(price.starter)}`}</Box>
        <Box
          textStyle="small"
          color="muted"
        >{`Tras la prueba, los ${price.starterMonths} primeros meses. Sin permanencia.`}</Box>
      </Box>
    </Card>
  );
}
