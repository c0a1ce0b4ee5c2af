import { Box } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { usePlanLink } from '../../usePlanLink';
import { ProNotice } from '../../verifactu/ProNotice';
import { DeclarationLink } from './DeclarationLink';
import { Section } from '../../ui/layout/Section';
import { CheckedItem } from '../../ui/CheckedItem';

const INCLUDED = [
  'Envío de tus facturas al registro Verifactu de la Agencia Tributaria (AEAT) con tu certificado digital, el de persona física o el de representante.',
  'Cada respuesta de la AEAT, explicada en la factura.',
  'La pantalla de registros: la cadena, su comprobación y su descarga.',
  'Todo lo del plan Básico: facturas, clientes y productos sin límite.',
];

/** What the PRO plan brings, for companies without it. */
export function VerifactuOffer() {
  const { link } = usePlanLink();
  return (
    <Section
      title="Verifactu"
      about="El registro de la Agencia Tributaria al que un programa de facturación puede enviar cada factura al emitirla."
    >
      <Box display="grid" gap="4">
        <ProNotice />
        <Card padding={{ base: '4', lg: '5' }}>
          <Box textStyle="name" marginBottom="3" id="pro-plan">
            Qué incluye el plan PRO
          </Box>
          <Box as="ul" aria-labelledby="pro-plan" listStyleType="none" display="grid" gap="2.5">
            {INCLUDED.map(text => (
              <CheckedItem key={text}>{text}</CheckedItem>
            ))}
          </Box>
          <Box marginTop="5">
            <ButtonLink {...link} variant="accent">
              Activar el plan PRO
            </ButtonLink>
          </Box>
        </Card>
        <Box textStyle="small" color="muted">
          <DeclarationLink />
        </Box>
      </Box>
    </Section>
  );
}
