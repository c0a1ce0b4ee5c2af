import { Box } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import {
  DataRequestDocument,
  useEraseDataMutation,
  type PlanFieldsFragment,
  type RequestFieldsFragment,
} from '../../gql/privacy';
import { paths } from '../../paths';
import { formatMoney } from '../../ui/format/amounts';
import { Banner } from '../../ui/layout/Banner';
import { Button } from '../../ui/Button';
import { useAskAndDo } from '../../ui/overlay/useAskAndDo';
import { isOpen, whoOf } from './requestWords';
import { useDownload } from '../../ui/overlay/useDownload';

/** What is still owed, the one red button, and once it is done the certificate. */
export function ErasureSide({ request, plan }: { request: RequestFieldsFragment; plan: PlanFieldsFragment }) {
  const { busy, askAndDo } = useAskAndDo();
  const [erase] = useEraseDataMutation({
    refetchQueries: [DataRequestDocument],
    awaitRefetchQueries: true,
  });
  const { busy: fetching, fetchFile } = useDownload({ failed: 'Error descargando el certificado' });
  const owed = Number(plan.unpaid) > 0;
  const carryOut = () => {
    const question = `${owed ? `Te debe ${formatMoney(plan.unpaid)}: después ya no sabrás a quién reclamarlo. ` : ''}Lo que puede borrarse se borra, y lo que la ley obliga a guardar queda bloqueado. No se puede deshacer.`;
    const title = `¿Borrar los datos de ${whoOf(request)}?`;
    return askAndDo({
      ask: { title, question, action: 'Borrar y bloquear', danger: true },
      act: () => erase({ variables: { id: request.id } }),
      done: 'Datos borrados y bloqueados',
      failed: 'Error borrando los datos',
    });
  };
  const certificate = () => fetchFile(paths.erasureCertificate(request.id), 'certificado-supresion.pdf');
  return (
    <>
      <Box padding="5" borderTopWidth="1px" display="grid" gap="1">
        <Box display="flex" justifyContent="space-between" fontWeight="medium">
          <span>Facturas emitidas</span>
          <Box layerStyle="figures">{plan.invoices}</Box>
        </Box>
        <Box display="flex" justifyContent="space-between" color="muted">
          <span>Pendiente de cobro</span>
          <Box layerStyle="figures">{formatMoney(plan.unpaid)}</Box>
        </Box>
      </Box>
      <Box padding="5" borderTopWidth="1px" display="grid" gap="3">
        {plan.doneAt && (
          <Button
            variant="accent"
            icon={<Download />}
            busy={fetching}
            busyLabel="Preparando..."
            onClick={() => void certificate()}
          >
            Certificado de supresión
          </Button>
        )}
        {!plan.doneAt && isOpen(request) && (
          <>
            {plan.obstacle && <Banner kind="warning">{plan.obstacle}</Banner>}
            <Button
              variant="dangerSolid"
              size="lg"
              off={Boolean(plan.obstacle)}
              busy={busy}
              busyLabel="Borrando..."
              onClick={() => void carryOut()}
            >
              Borrar y bloquear
            </Button>
            <Box textStyle="caption" color="muted">
              No se puede deshacer. Al terminar podrás descargar el certificado de supresión y enviárselo.
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
