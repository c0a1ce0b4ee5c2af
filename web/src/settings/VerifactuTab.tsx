import { Box } from '@chakra-ui/react';
import { Check, Info } from 'lucide-react';
import { useAuth } from '../session';
import { Banner } from '../ui/Banner';
import { Card } from '../ui/Card';
import { Section } from './Section';

const INCLUDED = [
  'Envío de tus facturas al registro Verifactu de la Agencia Tributaria (AEAT).',
  'Con tu certificado digital, el de persona física o el de representante de la empresa.',
  'Todo lo del plan Básico: facturas, clientes y productos sin límite.',
];

export function VerifactuTab() {
  const { subscription } = useAuth();
  const pro = subscription?.plan === 'pro';
  return (
    <Section title="Verifactu" about="El registro de la Agencia Tributaria al que un programa de facturación puede enviar cada factura al emitirla.">
      <Box display="grid" gap="4">
        {pro
          ? <Banner kind="info" icon={Info}>Tu plan PRO incluye Verifactu. El envío todavía no está activo en tu empresa: por ahora no se envía ninguna factura a la AEAT.</Banner>
          : <Banner kind="info" icon={Info}>Verifactu necesita el plan <Box as="strong" fontWeight="semibold">PRO, 49&nbsp;€/mes + IVA</Box>. Con tu plan, ninguna factura se envía a la AEAT.</Banner>}
        <Card padding={{ base: '4', lg: '5' }}>
          <Box textStyle="name" marginBottom="3" id="pro-plan">Qué incluye el plan PRO</Box>
          <Box as="ul" aria-labelledby="pro-plan" listStyleType="none" display="grid" gap="2.5">
            {INCLUDED.map(text => (
              <Box as="li" key={text} display="flex" gap="2.5">
                <Box as={Check} aria-hidden width="16px" height="16px" flexShrink={0} marginTop="2px" color="success" strokeWidth={1.75} />{text}
              </Box>
            ))}
          </Box>
        </Card>
      </Box>
    </Section>
  );
}
