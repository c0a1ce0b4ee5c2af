import { Box } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useOpenInvoicesQuery, type BankRowFragment, type OpenInvoiceFragment as Open } from '../gql/bank';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Combobox } from '../ui/combobox/Combobox';
import { formatMoney, parseAmount } from '../ui/format/amounts';
import { formatDate } from '../ui/format/dates';
import { FormField } from '../ui/form/FormField';
import { Modal } from '../ui/overlay/Modal';
import { useDebounced } from '../ui/useDebounced';
import { textOf } from './bankColumns';
import { isZero } from '../../../schema/decimal';

const MOST = 10;

interface ChooseModalProps {
  row: BankRowFragment | null;
  busy: boolean;
  onClose(): void;
  onChoose(row: BankRowFragment, invoiceIds: string[]): Promise<boolean>;
}

const nameOf = ({ customer, customerName }: Open) => customer?.name ?? customerName ?? '';

/** What may be an amount is looked for as one too; where nothing is written, that of the movement. */
function amountIn(text: string, left: string | undefined): string | null {
  if (!text) return left ?? null;
  const amount = parseAmount(text);
  return amount !== null && /^-?\d{1,12}(\.\d{1,2})?$/.test(amount) ? amount : null;
}

/** Other invoices for a movement than those proposed, in the order in which they get it. */
export function ChooseModal({ row, busy, onClose, onChoose }: ChooseModalProps) {
  const [chosen, setChosen] = useState<Open[]>([]);
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const amount = amountIn(search, row?.left);
  const { data, previousData } = useOpenInvoicesQuery({
    variables: { search, amount, byAmount: amount !== null },
    skip: !row,
    fetchPolicy: 'cache-and-network',
  });
  const answer = data ?? previousData;
  // Those of just that amount come first, each once.
  const found = answer && [
    ...new Map([...(answer.just?.items ?? []), ...answer.invoices.items].map(each => [each.id, each])).values(),
  ];
  // What came in is for what is asked for, and what went out for a credit; for some nothing is left with what rectifies them.
  const sign = row?.left.startsWith('-') ?? false;
  const items = found
    ?.filter(
      each => !isZero(each.asked) && each.asked.startsWith('-') === sign && !chosen.some(({ id }) => id === each.id),
    )
    .map(each => ({
      key: each.id,
      label: each.fullNumber ?? '',
      detail: `${nameOf(each)} · ${formatMoney(each.asked)}`,
    }));
  const close = () => {
    setChosen([]);
    setText('');
    onClose();
  };
  const send = async () => {
    if (
      row &&
      chosen.length > 0 &&
      (await onChoose(
        row,
        chosen.map(({ id }) => id),
      ))
    )
      close();
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
          <Box>
            <Box layerStyle="figures">
              {formatDate(row.date)} · <Box as="strong">{formatMoney(row.left)}</Box>
            </Box>
            <Box color="muted" overflowWrap="anywhere">
              {textOf(row)}
            </Box>
          </Box>
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
                onPick={({ key }) => {
                  const one = found?.find(({ id }) => id === key);
                  if (one) setChosen([...chosen, one]);
                  setText('');
                }}
              />
            </FormField>
          )}
          {chosen.length > 0 && (
            <Box as="ul" aria-label="Facturas elegidas" listStyleType="none" display="grid" gap="1">
              {chosen.map(each => (
                <Box as="li" key={each.id} display="flex" alignItems="center" justifyContent="space-between" gap="2">
                  <Box overflowWrap="anywhere">
                    {each.fullNumber} · {nameOf(each)}
                  </Box>
                  <Box display="flex" alignItems="center" gap="1" layerStyle="figures">
                    {formatMoney(each.asked)}
                    <IconButton
                      label={`Quitar ${each.fullNumber}`}
                      icon={<X />}
                      onClick={() => setChosen(chosen.filter(({ id }) => id !== each.id))}
                    />
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      )}
    </Modal>
  );
}
