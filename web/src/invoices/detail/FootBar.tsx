import { Box } from '@chakra-ui/react';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import { addUp, isZero } from '../../../../schema/decimal';
import { byMargin } from '../../../../schema/tax/margin';
import { formatMoney } from '../../ui/format/amounts';
import { useWritten, type Written } from '../form/writingContext';
import { taxHere } from '../../ui/format/here';
import { StickyFoot } from '../../ui/StickyFoot';

/** Where no column fits beside the lines: number, total and actions fixed at the foot. */
export function FootBar({ children }: { children: ReactNode }) {
  const { coming, sums } = useWritten();
  return (
    <Bar coming={coming} sums={sums}>
      {children}
    </Bar>
  );
}

const Bar = memo(function Bar({ coming, sums, children }: Pick<Written, 'coming' | 'sums'> & { children: ReactNode }) {
  const { subtotal, totalIva, recargo, total, payable } = sums;
  const base = byMargin(sums.rates) ? `${taxHere()} del margen` : `Base ${formatMoney(subtotal)} · ${taxHere()}`;
  const taxes = !isZero(recargo)
    ? `${base} y recargo ${formatMoney(addUp([totalIva, recargo]))}`
    : `${base} ${formatMoney(totalIva)}`;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement.style;
    root.setProperty('--foot-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => {
      root.removeProperty('--foot-bar');
    };
  }, []);
  return (
    <StickyFoot
      ref={bar}
      marginTop="4"
      gap="3"
      gridTemplateColumns={{ base: '1fr', sm: '1fr auto' }}
      alignItems="center"
    >
      <Box display="flex" justifyContent="space-between" alignItems="center" gap="3">
        <Box color="muted" textStyle="small" layerStyle="figures">
          <Box>{coming?.fullNumber ?? '—'}</Box>
          <Box>{payable === total ? taxes : `Total factura ${formatMoney(total)}`}</Box>
        </Box>
        <Box textStyle="h1" layerStyle="figures">
          {formatMoney(payable)}
        </Box>
      </Box>
      <Box display="grid" gap="2" gridTemplateColumns={{ lg: 'auto auto' }}>
        {children}
      </Box>
    </StickyFoot>
  );
});
