import { Box } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { Banner } from '../ui/Banner';
import { formatDateProse } from '../ui/dates';
import { PlanLink } from '../ui/PlanText';
import { monthly, price } from '../ui/prices';
import { useRepresentation } from './representation/useRepresentation';
import { useOverview } from './useOverview';

/** What somebody without the PRO plan finds where its screens would be. */
export function ProNotice() {
  const bound = useOverview()?.boundUntil;
  const byFolio = useRepresentation()?.current != null;
  return (
    <Banner kind="info" icon={Info}>
      Verifactu necesita el plan <PlanLink><Box as="strong" fontWeight="semibold">{`PRO, ${monthly(price.pro)}`}</Box></PlanLink>.{' '}
      {byFolio ? 'Con tu plan, Folio envía tus facturas a la AEAT en nombre de tu empresa.' : bound
        ? `Tu empresa ya había empezado a enviar, así que, como pide la ley, sus facturas se siguen enviando hasta el ${formatDateProse(bound)}.`
        : 'Con tu plan, ninguna factura se envía a la AEAT.'}
    </Banner>
  );
}
