import { Box, Heading } from '@chakra-ui/react';
import { Lightbulb, Shield, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '../gql/schema';
import { paths } from '../paths';
import { Card } from '../ui/Card';
import { Kbd } from '../ui/Kbd';
import { TextLink } from '../ui/TextLink';

export function Tip() {
  return <Note title="Consejo" icon={Lightbulb}>Al escribir una descripción, <Kbd>Enter</Kbd> sobre un producto rellena precio e IVA con cantidad 1.</Note>;
}

export function VerifactuNote({ plan }: { plan: Plan }) {
  return (
    <Note title="Verifactu" icon={Shield}>
      {plan === 'pro'
        ? 'Tu plan PRO incluye el envío a la AEAT. Todavía no está activo en tu empresa: por ahora no se envía ninguna factura. '
        : 'El envío a la AEAT está en el plan PRO, 49\u00a0€/mes + IVA. '}
      <TextLink to={paths.settings('verifactu')}>Ver qué incluye</TextLink>
    </Note>
  );
}

function Note({ title, icon: Icon, children }: { title: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} padding={{ base: '4', lg: '5' }} display="flex" gap="3">
      <Box as={Icon} aria-hidden width="18px" height="18px" flexShrink={0} color="brand" strokeWidth={1.75} marginTop="1px" />
      <Box minWidth="0"><Heading as="h2" textStyle="body" fontWeight="semibold">{title}</Heading><Box color="muted">{children}</Box></Box>
    </Card>
  );
}
