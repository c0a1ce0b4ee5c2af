import { Box } from '@chakra-ui/react';
import { Lock, ShieldAlert, ShieldCheck, Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CertificateFieldsFragment, OverviewFieldsFragment } from '../../gql/verifactu';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { CardFoot } from '../../ui/layout/CardFoot';
import { formatInstant } from '../../ui/format/dates';
import { counted } from '../../verifactu/counts';
import { useDeleteCertificate } from './useDeleteCertificate';
import { IconDisc } from '../../ui/layout/IconDisc';

interface CertificateCardProps {
  certificate: CertificateFieldsFragment;
  overview: OverviewFieldsFragment | null;
  admin: boolean;
  onReplace(): void;
}

const STATES = {
  good: { tone: 'success', palette: 'green', word: 'Válido', icon: ShieldCheck },
  soon: { tone: 'warning', palette: 'amber', word: 'Caduca pronto', icon: ShieldAlert },
  over: { tone: 'danger', palette: 'red', word: 'Caducado', icon: ShieldAlert },
} as const;

/** What is installed: whose, until when, and what to do with it. */
export function CertificateCard({ certificate, overview, admin, onReplace }: CertificateCardProps) {
  const {
    expiresAt,
    daysUntilExpiration,
    isExpired,
    isExpiringSoon,
    holderName,
    holderNif,
    companyName,
    companyNif,
    represents,
  } = certificate;
  const { remove, busy } = useDeleteCertificate({ overview, inForce: !isExpired, onReplace });
  const { tone, palette, word, icon: Icon } = STATES[isExpired ? 'over' : isExpiringSoon ? 'soon' : 'good'];
  const days = Math.abs(daysUntilExpiration ?? 0);
  const urgent = isExpired || isExpiringSoon;
  return (
    <Card as="section" aria-label="Certificado instalado">
      <Box padding="5" display="grid" gridTemplateColumns="36px minmax(0, 1fr)" gap="3" alignItems="center">
        <IconDisc icon={Icon} tone={tone} />
        <Box minWidth="0">
          <Box display="flex" flexWrap="wrap" alignItems="center" gap="2.5">
            <Box textStyle="h2">Certificado instalado</Box>
            <Badge palette={palette}>{word}</Badge>
          </Box>
          <Box color="muted" overflowWrap="anywhere">
            {[companyName ?? holderName, companyNif ?? holderNif].filter(Boolean).join(' · ')}
          </Box>
          {companyName && holderName && companyName !== holderName && (
            <Box textStyle="small" color="muted" overflowWrap="anywhere">
              Firma {holderName}
            </Box>
          )}
          {represents && (
            <Box textStyle="small" color="muted">
              De otro NIF, con representación declarada
            </Box>
          )}
        </Box>
      </Box>
      <Box display="grid" gridTemplateColumns="1fr 1fr" borderTopWidth="1px">
        <Figure name={isExpired ? 'Caducó el' : 'Caduca el'}>{expiresAt ? formatInstant(expiresAt) : '—'}</Figure>
        <Box borderStartWidth="1px">
          <Figure name={isExpired ? 'Hace' : 'Quedan'} tone={urgent ? tone : 'text'}>
            {counted(days, 'día', 'días')}
          </Figure>
        </Box>
      </Box>
      <CardFoot>
        <Box display="flex" gap="2" alignItems="center" textStyle="small" color="muted">
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          Guardado con cifrado AES-256
        </Box>
        {admin && (
          <Box display="flex" flexWrap="wrap" gap="2">
            <Button
              variant="danger"
              icon={<Trash2 />}
              busy={busy}
              busyLabel="Eliminando..."
              onClick={() => void remove()}
            >
              Eliminar
            </Button>
            <Button variant={urgent ? 'accent' : 'outline'} icon={<Upload />} onClick={onReplace}>
              {urgent ? 'Subir el nuevo' : 'Sustituir'}
            </Button>
          </Box>
        )}
      </CardFoot>
    </Card>
  );
}

function Figure({ name, tone = 'text', children }: { name: string; tone?: string; children: ReactNode }) {
  return (
    <Box paddingX="5" paddingY="3.5">
      <Box textStyle="caption" color="muted">
        {name}
      </Box>
      <Box textStyle="h3" layerStyle="figures" color={tone}>
        {children}
      </Box>
    </Box>
  );
}
