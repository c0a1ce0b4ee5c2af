import { Box, chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useWithdrawStatementMutation, type StatementRowFragment } from '../gql/bank';
import { Button } from '../ui/Button';
import { formatCount } from '../ui/format/amounts';
import { formatMoment } from '../ui/format/dates';
import { Radio } from '../ui/form/Radio';
import { Modal } from '../ui/overlay/Modal';
import { toast } from '../ui/overlay/toast';
import { accountName, daysText, many } from './accountName';
import { evictBank } from './useBankActions';

/** So many collections are undone with a statement. */
const MOST_UNDONE = 100;

interface WithdrawModalProps {
  statement: StatementRowFragment | null;
  onClose(): void;
}

const stays = (count: number) => (count === 1 ? 'se queda' : 'se quedan');

/** What becomes of the movements that something was written down of. */
function waysOf({ count, shared, matched, entries }: StatementRowFragment) {
  const own = count - shared;
  const undoing = {
    undo: true,
    name: `Deshacer también ${many(entries, 'cobro', 'cobros')} y ${own === 1 ? 'quitarlo' : 'quitarlos todos'}`,
    text: `${own === 1 ? 'Se quita 1 movimiento' : `Se quitan ${formatCount(own)} movimientos`}. Cada cobro se deshace con un apunte contrario: los dos quedan en su factura, que vuelve a estar por cobrar.`,
  };
  const keeping = {
    undo: false,
    name: 'Quitar solo los que no están casados',
    text: `Se ${own - matched === 1 ? 'quita' : 'quitan'} ${formatCount(own - matched)} y ${stays(matched)} ${many(matched, 'casado', 'casados')}, con sus cobros como están.`,
  };
  return [...(own > matched ? [keeping] : []), ...(entries <= MOST_UNDONE ? [undoing] : [])];
}

function saidOf({ removed, undone, kept }: { removed: number; undone: number; kept: number }): string {
  return [
    `Extracto retirado: ${many(removed, 'movimiento quitado', 'movimientos quitados')}`,
    undone > 0 && many(undone, 'cobro deshecho', 'cobros deshechos'),
    kept > 0 && `${many(kept, 'casado', 'casados')} ${stays(kept)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Asks what becomes of a statement's movements, and takes it back. */
export function WithdrawModal({ statement, onClose }: WithdrawModalProps) {
  return (
    <Modal open={statement !== null} title="¿Retirar este extracto?" size="md" onClose={onClose}>
      {statement && <Question key={statement.id} statement={statement} onClose={onClose} />}
    </Modal>
  );
}

function Question({ statement, onClose }: WithdrawModalProps & { statement: StatementRowFragment }) {
  const id = useId();
  const { shared, count, matched, entries, accounts, from, to, createdAt } = statement;
  const own = count - shared;
  const ways = matched > 0 ? waysOf(statement) : [];
  const [undo, setUndo] = useState(ways[0]?.undo ?? false);
  const [withdraw, { loading }] = useWithdrawStatementMutation({ update: evictBank });
  const send = async () => {
    try {
      const { data } = await withdraw({ variables: { id: statement.id, undo } });
      toast.success(saidOf(data!.withdrawStatement));
      onClose();
    } catch (error) {
      toast.failed(error, 'Error retirando el extracto');
    }
  };
  return (
    <Box display="grid" gap="4">
      <Box>
        <Box textStyle="name" layerStyle="figures" whiteSpace="normal" overflowWrap="anywhere">
          {accounts.map(accountName).join(' · ')}
        </Box>
        <Box color="muted" layerStyle="figures" whiteSpace="normal">
          {`${many(count, 'movimiento', 'movimientos')} · ${daysText(from, to)} · subido el ${formatMoment(createdAt)}`}
        </Box>
      </Box>
      {shared > 0 && (
        <Box>{`${many(shared, 'movimiento está', 'movimientos están')} también en otro extracto y ${stays(shared)}.`}</Box>
      )}
      {matched === 0 && own > 0 && (
        <Box>
          {own === 1
            ? 'Se quita 1 movimiento. No tiene ningún cobro anotado.'
            : `Se quitan ${formatCount(own)} movimientos. Ninguno tiene un cobro anotado.`}
        </Box>
      )}
      {ways.length > 0 && (
        <Box role="radiogroup" aria-label="Los movimientos casados" display="grid" gap="2">
          {ways.map(way => (
            <chakra.label
              key={way.name}
              display="flex"
              gap="3"
              padding="3"
              borderWidth="1px"
              borderRadius="md"
              bg={way.undo === undo ? 'brand.subtle' : undefined}
              cursor="pointer"
            >
              <Radio
                type="radio"
                name={id}
                checked={way.undo === undo}
                onChange={() => setUndo(way.undo)}
                aria-labelledby={`${id}-${way.undo}-name`}
                aria-describedby={`${id}-${way.undo}`}
              />
              <Box>
                <Box as="span" id={`${id}-${way.undo}-name`} textStyle="name">
                  {way.name}
                </Box>
                <Box id={`${id}-${way.undo}`} color="muted" textStyle="small">
                  {way.text}
                </Box>
              </Box>
            </chakra.label>
          ))}
        </Box>
      )}
      {entries > MOST_UNDONE && (
        <Box color="muted">
          {`Tiene ${formatCount(entries)} cobros anotados, y de una vez se deshacen como mucho ${MOST_UNDONE}: para quitarlo entero, deshaz antes algunos en «Casados».`}
        </Box>
      )}
      <Box color="muted">Podrás volver a subir el archivo.</Box>
      <Box display="flex" gap="2" justifyContent="flex-end" flexWrap="wrap">
        <Button onClick={onClose}>Volver</Button>
        <Button
          variant="danger"
          busy={loading}
          busyLabel="Retirando..."
          off={matched > 0 && ways.length === 0}
          onClick={() => void send()}
        >
          Retirar
        </Button>
      </Box>
    </Box>
  );
}
