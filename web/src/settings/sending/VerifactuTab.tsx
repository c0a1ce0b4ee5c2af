import { Box } from '@chakra-ui/react';
import { paths } from '../../paths';
import { Card } from '../../ui/layout/Card';
import { Section } from '../../ui/layout/Section';
import { TextLink } from '../../ui/layout/TextLink';
import { usePro } from '../../verifactu/useOverview';
import { PauseNotice } from './PauseNotice';
import { RepresentationSection } from './RepresentationSection';
import { VerifactuOffer } from './VerifactuOffer';
import { VerifactuPanel } from './VerifactuPanel';

/**
 * With the PRO plan how sending is set; without it what the plan would bring. On any plan, that the operator of this Folio may send.
 */
export function VerifactuTab() {
  return (
    <Box display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
      {usePro() ? (
        <VerifactuPanel />
      ) : (
        <>
          <Box _empty={{ display: 'none' }}>
            <PauseNotice />
          </Box>
          <RepresentationSection />
          <VerifactuOffer />
        </>
      )}
      <TheLaw />
    </Box>
  );
}

function TheLaw() {
  return (
    <Section
      title="Lo que pide la ley"
      about="Desde cuándo obliga Verifactu a tu empresa, con su fuente, y dónde decir que tu caso es otro."
    >
      <Card padding="5">
        <TextLink to={paths.myObligations}>Ver qué me obliga y cuándo</TextLink>
      </Card>
    </Section>
  );
}
