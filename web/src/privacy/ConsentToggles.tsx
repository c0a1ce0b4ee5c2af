import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import {
  PrivacyDocument,
  useGrantConsentMutation,
  useRevokeConsentMutation,
  type ConsentFieldsFragment,
} from '../gql/privacy';
import type { ConsentType } from '../gql/schema';
import { Card } from '../ui/layout/Card';
import { Switch } from '../ui/form/Switch';
import { toast } from '../ui/overlay/toast';
import { CONSENTS, isActive, standing, standingText } from './consentWords';

/** The four of them. A switch acts at once, in both directions. */
export function ConsentToggles({ consents }: { consents: ConsentFieldsFragment[] }) {
  const again = { refetchQueries: [PrivacyDocument], awaitRefetchQueries: true };
  const [grant] = useGrantConsentMutation(again);
  const [revoke] = useRevokeConsentMutation(again);
  const [changing, setChanging] = useState<ConsentType | null>(null);
  const change = async (consentType: ConsentType, on: boolean) => {
    setChanging(consentType);
    try {
      await (on ? grant : revoke)({ variables: { consentType } });
    } catch (error) {
      toast.failed(error, 'Error actualizando consentimiento');
    } finally {
      setChanging(null);
    }
  };
  return (
    <Card as="ul" listStyleType="none">
      {CONSENTS.map(({ type, name, purpose }, index) => {
        const last = standing(consents, type);
        return (
          <Box
            as="li"
            key={type}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="4"
            padding={{ base: '4', lg: '5' }}
            borderTopWidth={index ? '1px' : 0}
          >
            <Box minWidth="0">
              <Box textStyle="name" id={`consent-${type}`}>
                {name}
              </Box>
              <Box id={`consent-${type}-note`}>
                <Box textStyle="small" color="muted">
                  {purpose}
                </Box>
                <Box textStyle="caption" color="muted" marginTop="1" aria-live="polite">
                  {standingText(last)}
                </Box>
              </Box>
            </Box>
            <Switch
              on={isActive(last)}
              off={changing !== null}
              onChange={on => void change(type, on)}
              aria-busy={changing === type || undefined}
              aria-labelledby={`consent-${type}`}
              aria-describedby={`consent-${type}-note`}
            />
          </Box>
        );
      })}
    </Card>
  );
}
