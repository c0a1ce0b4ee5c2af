import { apollo } from '../client/apollo';
import { evict } from '../client/evict';
import {
  BankMovementsDocument,
  UndoMatchesDocument,
  useConfirmMatchesMutation,
  useSetMovementAsideMutation,
  type BankRowFragment,
} from '../gql/bank';
import { formatMoney } from '../ui/format/amounts';
import { useConfirm } from '../ui/overlay/confirm';
import { toast } from '../ui/overlay/toast';

/** So many are confirmed at once. */
export const MOST_AT_ONCE = 50;
/** Among them so many invoices. */
const MOST_INVOICES = 100;

function atOnce(rows: readonly BankRowFragment[]): BankRowFragment[] {
  let invoices = 0;
  return rows.filter(({ proposal }) => (invoices += proposal!.invoices.length) <= MOST_INVOICES);
}

/** What follows from a collection, here and on the screens of invoices. */
export const evictBank = evict(
  'bankMovements',
  'bankStatements',
  'invoices',
  'invoice',
  'invoiceSums',
  'invoiceCounts',
  'dueWeeks',
  'customerAccount',
);

/** From a toast, when the screen that offered it may be gone. */
async function undo(ids: string[]): Promise<void> {
  try {
    await apollo.mutate({ mutation: UndoMatchesDocument, variables: { ids }, update: evictBank });
    toast.success(ids.length === 1 ? 'Cobro deshecho' : 'Cobros deshechos');
  } catch (error) {
    toast.failed(error, 'Error deshaciendo el cobro');
  }
}

const sumOf = (amounts: string[]) =>
  (amounts.reduce((sum, each) => sum + Math.round(Number(each) * 100), 0) / 100).toFixed(2);
const proposedAmount = ({ proposal }: BankRowFragment) => sumOf(proposal?.invoices.map(({ amount }) => amount) ?? []);
const matchOf = (row: BankRowFragment) => ({
  movementId: row.id,
  invoiceIds: row.proposal!.invoices.map(({ invoiceId }) => invoiceId),
  amount: proposedAmount(row),
});

/** What came in and what went back stand apart: one does not make the other less. */
function sumsSaid(amounts: string[]): string {
  const [came, went] = [amounts.filter(each => !each.startsWith('-')), amounts.filter(each => each.startsWith('-'))];
  return [
    came.length > 0 && `${formatMoney(sumOf(came))} como cobrados por transferencia`,
    went.length > 0 && `${formatMoney(sumOf(went).replace('-', ''))} como devueltos`,
  ]
    .filter(Boolean)
    .join(' y ');
}

/** What came in and what went back is said with its net amount. */
const isMixed = (rows: readonly BankRowFragment[]) => rows.some(({ amount }) => amount.startsWith('-'));

/** What can be done with movements. Each answers whether it was. */
export function useBankActions() {
  const ask = useConfirm();
  const [send, { loading }] = useConfirmMatchesMutation({ update: evictBank });
  const [setAside] = useSetMovementAsideMutation({ update: evictBank });

  const write = async (
    rows: BankRowFragment[],
    matches: ReturnType<typeof matchOf>[] | { movementId: string; invoiceIds: string[] }[] = rows.map(matchOf),
  ) => {
    try {
      const { data } = await send({ variables: { input: { matches } } });
      const { count, amount } = data!.confirmMatches;
      const ids = matches.map(({ movementId }) => movementId);
      const what = amount.startsWith('-') ? 'Devolución' : 'Cobro';
      toast.success(
        count === 1
          ? `${what} de ${formatMoney(amount)} anotad${what === 'Cobro' ? 'o' : 'a'}`
          : `${count} ${isMixed(rows) ? `movimientos anotados: ${formatMoney(amount)} netos` : `cobros anotados: ${formatMoney(amount)}`}`,
        // Of a movement all is undone: not what somebody wrote down of it before.
        rows.some(row => row.matches.length > 0) ? undefined : () => void undo(ids),
      );
      return true;
    } catch (error) {
      toast.failed(error, 'Error anotando el cobro');
      // What was shown is no longer so.
      evictBank(apollo.cache);
      return false;
    }
  };

  return {
    busy: loading,
    confirm: (row: BankRowFragment) => write([row]),
    choose: (row: BankRowFragment, invoiceIds: string[]) => write([row], [{ movementId: row.id, invoiceIds }]),
    async undo(row: BankRowFragment) {
      const count = row.matches.length;
      const question = 'Se deshacen todos, también los que anotó otra persona.';
      const yes = count < 2 || (await ask({ title: `¿Deshacer los ${count} cobros?`, question, action: 'Deshacer' }));
      if (yes) await undo([row.id]);
    },
    async aside(row: BankRowFragment, aside: boolean) {
      const set = async (value: boolean) => {
        try {
          await setAside({ variables: { id: row.id, aside: value } });
          return true;
        } catch (error) {
          toast.failed(error, 'Error apartando el movimiento');
          return false;
        }
      };
      const said = aside ? 'Movimiento apartado: no es un cobro' : 'Movimiento otra vez por casar';
      if (await set(aside)) toast.success(said, () => void set(!aside));
    },
    async confirmSure() {
      try {
        const { data } = await apollo.query({
          query: BankMovementsDocument,
          variables: { state: 'sure', page: 1, limit: MOST_AT_ONCE },
          fetchPolicy: 'network-only',
        });
        const rows = atOnce(data!.bankMovements.items);
        if (rows.length === 0) return;
        const yes = await ask({
          title:
            rows.length === 1
              ? '¿Confirmar el movimiento seguro?'
              : `¿Confirmar los ${rows.length} movimientos seguros?`,
          question: `Se anotan ${sumsSaid(rows.map(proposedAmount))}, cada uno con la fecha del banco. Podrás deshacerlo.`,
          action: 'Confirmar',
        });
        if (yes) await write(rows);
      } catch (error) {
        toast.failed(error, 'Error anotando el cobro');
      }
    },
  };
}
