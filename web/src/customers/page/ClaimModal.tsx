import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { HOLDS } from '../../../../schema/remind/holds';
import { STEP_NAMES, type Step } from '../../../../schema/remind/ladder';
import { errorText } from '../../client/failure';
import { evict } from '../../client/evict';
import { useOverdueClaimQuery, useSendOverdueClaimMutation, type OverdueFragment } from '../../gql/customers';
import { Button } from '../../ui/Button';
import { formatMoney } from '../../ui/format/amounts';
import { formatDate } from '../../ui/format/dates';
import { LoadFailed } from '../../ui/layout/LoadFailed';
import { Skeleton } from '../../ui/layout/Skeleton';
import { LetterShown } from '../../ui/mail/LetterShown';
import { Modal } from '../../ui/overlay/Modal';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';

const stale = evict('invoiceReminders', 'overdueInvoices', 'overdueClaim');

/** Why an overdue invoice is not in the letter. */
function apartOf({ hold, byHand }: OverdueFragment): string {
  if (hold) return HOLDS[hold];
  return byHand ? `le toca otro aviso: ${STEP_NAMES[byHand as Step]}` : 'ya está dicho todo';
}

/** The letter about all that a customer has overdue: seen before it goes, and sent as it was seen. */
export default function ClaimModal({ id, open, onClose }: { id: string; open: boolean; onClose(): void }) {
  const { data, error, refetch } = useOverdueClaimQuery({
    variables: { id },
    skip: !open,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [send] = useSendOverdueClaimMutation();
  const { busy, askAndDo } = useAskAndDo();
  // One for all attempts at the same letter: an answer that was lost on its way is given again, not sent again.
  const key = useRef({ seen: '', value: '' });
  const claim = data?.overdueClaim;
  const again = () => void refetch().catch(() => undefined);
  const sendSeen = async (seen: string) => {
    if (key.current.seen !== seen) key.current = { seen, value: `claim-${id}-${Date.now()}` };
    let sent = false;
    await askAndDo({
      act: async () => {
        try {
          await send({
            variables: { id, seen },
            context: { headers: { 'Idempotency-Key': key.current.value } },
            update: cache => stale(cache),
          });
          sent = true;
        } catch (failure) {
          again();
          throw failure;
        }
      },
      done: 'Reclamación en camino',
      failed: 'Error enviando la reclamación',
    });
    if (sent) onClose();
  };
  return (
    <Modal
      open={open}
      title="Reclamar lo vencido"
      size="lg"
      onClose={onClose}
      footer={leave => (
        <>
          <Button onClick={leave}>{claim && !claim.seen ? 'Cerrar' : 'Volver'}</Button>
          {claim?.seen && (
            <Button variant="accent" busy={busy} busyLabel="Enviando..." onClick={() => void sendSeen(claim.seen!)}>
              {`Enviar: ${STEP_NAMES[claim.step as Step]}`}
            </Button>
          )}
        </>
      )}
    >
      {error && !claim && <LoadFailed onRetry={again}>{errorText(error, 'Error cargando lo vencido')}</LoadFailed>}
      {!error && !claim && <Skeleton width="full" height="240px" borderRadius="sm" />}
      {claim && (
        <Box display="grid" gap="4">
          {claim.whyNot ? (
            <Box>{`${claim.whyNot}.`}</Box>
          ) : (
            <Box>
              {`Va a ${claim.email}, por ${claim.invoices.length === 1 ? 'una factura' : `${claim.invoices.length} facturas`}: `}
              <Box as="strong" layerStyle="figures">
                {formatMoney(claim.owed)}
              </Box>
            </Box>
          )}
          {claim.letter && <LetterShown {...claim.letter} from={`De ${claim.letter.from}`} />}
          {claim.others.length > 0 && (
            <Box as="section" aria-label="No van en esta carta">
              <Box textStyle="captionStrong" color="muted">
                {claim.letter ? 'Vencidas que no van en esta carta' : 'Vencidas'}
              </Box>
              <Box as="ul" listStyleType="none" margin="0" padding="0">
                {claim.others.map(each => (
                  <Box as="li" key={each.id} display="flex" flexWrap="wrap" columnGap="3" paddingY="1">
                    <Box layerStyle="figures">{each.fullNumber}</Box>
                    <Box
                      color="muted"
                      layerStyle="figures"
                    >{`${formatDate(each.dueOn)} · ${formatMoney(each.owed)}`}</Box>
                    {claim.letter && <Box color="muted">{apartOf(each)}</Box>}
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </Box>
      )}
    </Modal>
  );
}
