import { paths } from '../paths';
import { formatCount } from '../ui/format/amounts';
import { SupportText } from '../ui/layout/SupportText';
import { TextLink } from '../ui/layout/TextLink';
import { VerdictBanner } from '../ui/VerdictBanner';
import { counted } from '../verifactu/counts';
import type { Chain } from './useChain';

/** Whether the chain is whole, and where it is not. */
export function ChainVerdict({ chain: { verdict, dismiss } }: { chain: Chain }) {
  if (!verdict) return null;
  const { intact, records, brokenAt, problem } = verdict;
  return (
    <VerdictBanner
      whole={intact ? `Cadena íntegra: ${counted(records, 'registro', 'registros')}` : null}
      broken={`La cadena se rompe en el registro ${formatCount(brokenAt ?? 0)} de ${formatCount(records)}.`}
      onClose={dismiss}
    >
      <SupportText>{`${problem ?? ''} Escríbenos antes de emitir más facturas: hay que saber qué ha pasado.`}</SupportText>{' '}
      <TextLink to={paths.appDeclaration()}>Quién responde del sistema</TextLink>
    </VerdictBanner>
  );
}
