import { Box } from '@chakra-ui/react';
import { ShieldCheck } from 'lucide-react';
import { paths } from '../paths';
import { formatCount } from '../ui/format/amounts';
import { Banner } from '../ui/layout/Banner';
import { focusContent } from '../ui/layout/focusContent';
import { SupportText } from '../ui/layout/SupportText';
import { TextLink } from '../ui/layout/TextLink';
import { counted } from '../verifactu/counts';
import type { Chain } from './useChain';

/** Whether the chain is whole, and where it is not. */
export function ChainVerdict({ chain: { verdict, dismiss } }: { chain: Chain }) {
  if (!verdict) return null;
  const { intact, records, brokenAt, problem } = verdict;
  const close = () => {
    dismiss();
    focusContent();
  };
  if (intact)
    return (
      <Banner kind="success" icon={ShieldCheck} onClose={close}>
        Cadena íntegra: {counted(records, 'registro', 'registros')}
      </Banner>
    );
  return (
    <Banner kind="danger" onClose={close}>
      <Box as="strong" fontWeight="semibold">
        La cadena se rompe en el registro {formatCount(brokenAt ?? 0)} de {formatCount(records)}.
      </Box>{' '}
      <SupportText>{`${problem ?? ''} Escríbenos antes de emitir más facturas: hay que saber qué ha pasado.`}</SupportText>{' '}
      <TextLink to={paths.appDeclaration()}>Quién responde del sistema</TextLink>
    </Banner>
  );
}
