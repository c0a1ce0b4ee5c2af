import { Box, Heading } from '@chakra-ui/react';
import type { DashboardQuery } from '../../gql/dashboard';
import { rulesOf, territoryOf } from '../../../../schema/tax/territory';
import { paths } from '../../paths';
import { useAuth } from '../../session/session';
import { Card } from '../../ui/layout/Card';
import { useRepresentation } from '../../verifactu/representation/useRepresentation';
import { useAdmin, useObligation } from '../../verifactu/useOverview';
import { Step, type StepProps } from './Step';

interface FirstStepsProps {
  overview: DashboardQuery['dashboard']['overview'];
  address: string | null;
}

const BACK = { back: paths.dashboard };

/** Before the first invoice: what leads to it, in the place of figures that would all be zero. */
export function FirstSteps({ overview: { totalCustomers }, address }: FirstStepsProps) {
  const sending = useSendingStep();
  const elsewhere = useElsewhere(address);
  const steps: Omit<StepProps, 'place' | 'next'>[] = [
    {
      title: 'La dirección de tu empresa',
      done: Boolean(address) && !elsewhere,
      to: paths.settings(),
      state: BACK,
      action: address ? 'Elegir territorio' : 'Añadir dirección',
      again: 'Cambiar',
      text:
        elsewhere ??
        (address
          ? 'Va en todas tus facturas.'
          : 'La ley pide que vaya en la factura, y después de emitirla ya no se puede añadir. Si estás en Canarias, Ceuta o Melilla, ahí eliges IGIC o IPSI.'),
    },
    sending ?? {
      title: 'Tu primer cliente',
      done: totalCustomers > 0,
      to: paths.customers(),
      action: 'Añadir cliente',
      again: 'Ver clientes',
      text: 'Guárdalo una vez y sus datos se rellenan solos. También puedes escribirlo al hacer la factura.',
    },
    {
      title: 'Tu primera factura',
      done: false,
      to: paths.newInvoice,
      action: 'Nueva factura',
      text: 'Un cliente, una línea y listo.',
    },
  ];
  const next = steps.findIndex(step => !step.done);
  return (
    <Card as="section" aria-labelledby="first-steps" overflow="hidden">
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="4" padding={{ base: '4', lg: '5' }}>
        <Box>
          <Heading as="h2" id="first-steps" textStyle="h3">
            Tu primera factura, en tres pasos
          </Heading>
          <Box color="muted">
            Cuando la emitas, aquí verás tus ingresos, tus últimas facturas y tus mejores clientes.
          </Box>
        </Box>
        <Box textStyle="small" color="muted" whiteSpace="nowrap" layerStyle="figures">
          {steps.filter(step => step.done).length} de 3
        </Box>
      </Box>
      <Box as="ol" listStyleType="none">
        {steps.map((step, i) => (
          <Step key={step.title} {...step} place={i + 1} next={i === next} />
        ))}
      </Box>
    </Card>
  );
}

/** Its address is where another tax is than that of its invoices. */
function useElsewhere(address: string | null): string | null {
  const { tenant } = useAuth();
  const said = territoryOf(address);
  if (!said || !tenant || rulesOf(said).tax === rulesOf(tenant.territory).tax) return null;
  return `Tu dirección está en ${rulesOf(said).name} y tus facturas llevarían ${rulesOf(tenant.territory).tax}: di en Territorio dónde está tu empresa.`;
}

/** Who sends to the tax agency, where that is an admin's to say. */
function useSendingStep(): Omit<StepProps, 'place' | 'next'> | null {
  const representation = useRepresentation();
  const admin = useAdmin();
  const obligation = useObligation();
  if (!admin || !representation?.offered) return null;
  const { toAsk, current } = representation;
  // An answer from before the law's date no longer lets it issue.
  const barred = obligation?.mayIssue === false;
  const open = toAsk || barred;
  return {
    title: 'Quién envía a la AEAT',
    done: !open,
    to: open ? paths.whoSends : paths.settings('verifactu'),
    state: BACK,
    action: 'Responder',
    again: 'Cambiar',
    text: barred
      ? 'La ley ya obliga a tu empresa: hasta que digas quién envía no puedes emitir.'
      : toAsk
        ? 'Una pregunta, una vez. Si no tienes certificado, puede enviar Folio por ti; y si la ley aún no te obliga, puedes esperar.'
        : current
          ? 'Folio, en tu nombre: cada factura sale sola al emitirla.'
          : 'Ya está respondido.',
  };
}
