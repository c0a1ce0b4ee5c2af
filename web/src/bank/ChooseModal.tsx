import { Box } from '@chakra-ui/react';
import type { BankRowFragment } from '../gql/bank';
import { Button } from '../ui/Button';
import { Combobox } from '../ui/combobox/Combobox';
import { formatMoney } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';
import { FormField } from '../ui/form/FormField';
import { Modal } from '../ui/overlay/Modal';
import { textOf } from './bankColumns';
import { ChosenInvoices } from './ChosenInvoices';
import { useInvoiceChoice } from './useInvoiceChoice';

const MOST = 10;

interface ChooseModalProps {
  row: BankRowFragment | null;
  busy: boolean;
  onClose(): void;
  onChoose(row: BankRowFragment, invoiceIds: string[]): Promise<boolean>;
}

const Movement = ({ row }: { row: BankRowFragment }) => (
  <Box>
    <Box layerStyle="figures">
      {formatDate(row.date)} · <Box as="strong">{formatMoney(row.left)}</Box>
    </Box>
    <Box color="muted" overflowWrap="anywhere">
      {textOf(row)}
    </Box>
  </Box>
);

/** Other invoices for a movement than those proposed, in the order in which they get it. */
export function ChooseModal({ row, busy, onClose, onChoose }: ChooseModalProps) {
  const { chosen, text, setText, items, choose, remove, clear } = useInvoiceChoice(row);
  const close = () => {
    clear();
    onClose();
  };
  const send = async () => {
    const ids = chosen.map(({ id }) => id);
    if (row && ids.length > 0 && (await onChoose(row, ids))) close();
  };
  return (
    <Modal
      open={row !== null}
      title="Elegir facturas del movimiento"
      size="md"
      onClose={close}
      dirty={false}
      footer={leave => (
        <>
          <Button onClick={leave}>Volver</Button>
          <Button
            variant="accent"
            busy={busy}
            busyLabel="Anotando..."
            off={chosen.length === 0}
            onClick={() => void send()}
          >
            Anotar cobro
          </Button>
        </>
      )}
    >
      {row && (
        <Box display="grid" gap="4">
          <Movement row={row} />
          {chosen.length < MOST && (
            <FormField
              label="Factura"
              hint="Número, cliente o importe. Cada una se cobra hasta donde llegue el movimiento."
            >
              <Combobox
                value={text}
                onChange={setText}
                items={items}
                listLabel="Facturas por cobrar"
                nothing="No hay ninguna factura pendiente así"
                autoComplete="off"
                onPick={({ key }) => choose(key)}
              />
            </FormField>
          )}
          {chosen.length > 0 && <ChosenInvoices chosen={chosen} onRemove={remove} />}
        </Box>
      )}
    </Modal>
  );
}
