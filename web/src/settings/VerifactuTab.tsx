import { Box } from '@chakra-ui/react';
import { usePro } from '../verifactu/useOverview';
import { PauseNotice } from './PauseNotice';
import { RepresentationSection } from './RepresentationSection';
import { VerifactuOffer } from './VerifactuOffer';
import { VerifactuPanel } from './VerifactuPanel';

/** With the PRO plan how sending is set; without it what the plan would bring. On any, that whoever runs Folio may send. */
export function VerifactuTab() {
  return <Box display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">{usePro() ? <VerifactuPanel /> : <><Box _empty={{ display: 'none' }}><PauseNotice /></Box><RepresentationSection /><VerifactuOffer /></>}</Box>;
}
