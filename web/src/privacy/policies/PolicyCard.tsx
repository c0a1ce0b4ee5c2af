import { Box } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { PrivacyQuery } from '../../gql/privacy';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { formatDate } from '../../ui/format/dates';
import { Modal } from '../../ui/overlay/Modal';
import { PolicyText } from './PolicyText';

/** The text that each consent is given under, and a way to read it. */
export function PolicyCard({ policy }: { policy: PrivacyQuery['activePrivacyPolicy'] }) {
  const [reading, setReading] = useState(false);
  const name = `${policy.title}, versión ${policy.version}`;
  return (
    <Card
      padding={{ base: '4', lg: '5' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Box textStyle="name" overflowWrap="anywhere">
            {name}
          </Box>
          <Badge palette="green">Activa</Badge>
        </Box>
        <Box textStyle="small" color="muted">
          En vigor desde el{' '}
          <Box as="span" layerStyle="figures">
            {formatDate(policy.effectiveDate)}
          </Box>{' '}
          · huella{' '}
          <Box as="span" fontFamily="mono" title={policy.hash}>
            {policy.hash.slice(0, 8)}…
          </Box>
        </Box>
      </Box>
      <Button icon={<FileText />} onClick={() => setReading(true)}>
        Leer la política
      </Button>
      <Modal
        open={reading}
        title={name}
        size="lg"
        onClose={() => setReading(false)}
        footer={leave => <Button onClick={leave}>Cerrar</Button>}
      >
        <PolicyText content={policy.content} />
      </Modal>
    </Card>
  );
}
