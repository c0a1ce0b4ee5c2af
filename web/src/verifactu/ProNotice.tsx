import { Box } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { Banner } from '../ui/layout/Banner';
import { PlanLink } from '../ui/format/PlanText';
import { monthly, price } from '../ui/format/prices';
import { HowToBegin } from './HowToBegin';
import { useRepresentation } from './representation/useRepresentation';
import { useObligation, useOverview } from './useOverview';

/** What somebody without the PRO plan finds where its screens would be. */
export function ProNotice() {
  const bound = useOverview()?.boundUntil;
  const words = useObligation()?.words;
  const representation = useRepresentation();
  return (
    <Banner kind="info" icon={Info}>
      Verifactu necesita el plan{' '}
      <PlanLink>
        <Box as="strong" fontWeight="semibold">{`PRO, ${monthly(price.pro)}`}</Box>
      </PlanLink>
      .{' '}
      {representation?.current ? (
        'Con tu plan, Folio envía tus facturas a la AEAT en nombre de tu empresa.'
      ) : bound ? (
        words
      ) : representation?.offered ? (
        <>
          Con tu plan, Folio puede enviar tus facturas a la AEAT en nombre de tu empresa, y todavía no lo hace.{' '}
          <HowToBegin only="operator" />
        </>
      ) : (
        'Con tu plan, ninguna factura se envía a la AEAT.'
      )}
    </Banner>
  );
}
