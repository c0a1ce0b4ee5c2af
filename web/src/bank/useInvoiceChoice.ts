import { useState } from 'react';
import { isZero } from '../../../schema/decimal';
import { useOpenInvoicesQuery, type BankRowFragment, type OpenInvoiceFragment as Open } from '../gql/bank';
import { formatMoney, parseAmount } from '../ui/format/amounts';
import { useDebounced } from '../ui/useDebounced';

export const nameOf = ({ customer, customerName }: Open) => customer?.name ?? customerName ?? '';

/** What may be an amount is looked for as one too; where nothing is written, that of the movement. */
function amountIn(text: string, left: string | undefined): string | null {
  if (!text) return left ?? null;
  const amount = parseAmount(text);
  return amount !== null && /^-?\d{1,12}(\.\d{1,2})?$/.test(amount) ? amount : null;
}

/** What the server finds by a text and by the movement's amount; undefined: it has not answered yet. */
function useFound(row: BankRowFragment | null, text: string): Open[] | undefined {
  const search = useDebounced(text.trim());
  const amount = amountIn(search, row?.left);
  const { data, previousData } = useOpenInvoicesQuery({
    variables: { search, amount, byAmount: amount !== null },
    skip: !row,
    fetchPolicy: 'cache-and-network',
  });
  const answer = data ?? previousData;
  // Those of just that amount come first, each once.
  return (
    answer && [
      ...new Map([...(answer.just?.items ?? []), ...answer.invoices.items].map(each => [each.id, each])).values(),
    ]
  );
}

/** The invoices that are chosen for a movement, and those that can still be. */
export function useInvoiceChoice(row: BankRowFragment | null) {
  const [chosen, setChosen] = useState<Open[]>([]);
  const [text, setText] = useState('');
  const found = useFound(row, text);
  // What came in is for what is asked for, and what went out for a credit; for some nothing is left with what rectifies them.
  const sign = row?.left.startsWith('-') ?? false;
  const fits = ({ id, asked }: Open) =>
    !isZero(asked) && asked.startsWith('-') === sign && !chosen.some(each => each.id === id);
  return {
    chosen,
    text,
    setText,
    items: found?.filter(fits).map(each => ({
      key: each.id,
      label: each.fullNumber ?? '',
      detail: `${nameOf(each)} · ${formatMoney(each.asked)}`,
    })),
    choose(id: string) {
      const one = found?.find(each => each.id === id);
      if (one) setChosen([...chosen, one]);
      setText('');
    },
    remove: (id: string) => setChosen(chosen.filter(each => each.id !== id)),
    clear() {
      setChosen([]);
      setText('');
    },
  };
}
