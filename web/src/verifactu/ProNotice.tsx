import { Box } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { Banner } from '../ui/Banner';
import { formatDateProse } from '../ui/dates';
import { PlanLink } from '../ui/PlanText';
import { monthly, price } from '../ui/prices';
import { useOverview } from './useOverview';

/** What somebody without the PRO plan finds where its screens would be. */
export function ProNotice() {
  const bound = useOverview()?.boundUntil;
  return (
    <Banner kind="info" icon={Info}>
      Verifactu necesita el plan <PlanLink><Box as="strong" fontWeight="semibold">{`PRO, ${monthly(price.pro)}`}</Box></PlanLink>.{' '}
      {bound
        ? `Tu empresa ya había empezado a enviar, así que, como pide la ley, sus facturas se siguen enviando hasta el ${formatDateProse(bound)}.`
        : 'Con tu plan, ninguna factura se envía a la AEAT.'}
    </Banner>
  );
}
