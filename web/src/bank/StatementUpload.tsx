import { Box } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { linesOf, decode, MAX_STATEMENT_BYTES } from '../../../schema/bank/statement';
import { rowsOf } from '../../../schema/bank/csv';
import { apollo } from '../client/apollo';
import { errorText, failureOf } from '../client/failure';
import { uploadFor } from '../client/upload';
import { paths } from '../paths';
import { formatMoney } from '../ui/format/amounts';
import { FilePicker } from '../ui/form/FilePicker';
import { Banner } from '../ui/layout/Banner';
import { Card } from '../ui/layout/Card';
import { accountName, daysText, many } from './accountName';
import { AccountForm } from './AccountForm';
import { ColumnsForm, type Said } from './ColumnsForm';
import { evictBank } from './useBankActions';

interface AccountRead {
  account: string;
  from: string | null;
  to: string | null;
  count: number;
  added: number;
  came: number;
  went: number;
}

const ENDINGS = ['.n43', '.q43', '.c43', '.aeb', '.txt', '.csv', '.tsv'];
const SHOWN_ROWS = 3;

function problemOf({ name, size }: File): string | null {
  if (/\.(xlsx?|pdf|ods)$/i.test(name))
    return `«${name}» no sirve: descarga de tu banco el extracto en Norma 43 o en CSV.`;
  return size > MAX_STATEMENT_BYTES ? `«${name}» pesa más de 2 MB: pide un extracto de menos días.` : null;
}

function readText({ account, from, to, count, added, came, went }: AccountRead): string {
  const known = count - added;
  return [
    accountName(account),
    from && to && daysText(from, to),
    many(count, 'movimiento', 'movimientos'),
    known > 0 && (added === 0 ? 'ya estaban todos' : many(known, 'ya estaba', 'ya estaban')),
    `entran ${formatMoney(String(came))}`,
    `salen ${formatMoney(String(went).replace('-', ''))}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A file dropped or chosen is read at once; what was read of it is said. */
export function StatementUpload() {
  const said = useId();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [rows, setRows] = useState<string[][] | null>(null);
  /** Which account is asked for; what was wrong with one that was said. */
  const [asked, setAsked] = useState<{ columns?: Said; error: string | null } | null>(null);
  const [read, setRead] = useState<AccountRead[] | null>(null);

  const send = async (picked: File, columns?: Said, account?: string) => {
    setBusy(true);
    setFailure(null);
    setRead(null);
    const form = new FormData();
    form.append('file', picked);
    for (const [name, value] of Object.entries({ ...columns, account })) if (value) form.append(name, value);
    try {
      const answer = await uploadFor<{ statement: { accounts: AccountRead[] } }>(paths.bankStatements, form);
      setRead(answer.statement.accounts);
      setRows(null);
      setAsked(null);
      evictBank(apollo.cache);
    } catch (error) {
      const fields = failureOf(error).fields ?? {};
      if (fields.account) {
        setRows(null);
        setAsked({ columns, error: account ? fields.account : null });
      } else if (!columns && fields.dateColumn) {
        const lines = linesOf(decode(new Uint8Array(await picked.arrayBuffer())));
        setRows(
          rowsOf(lines.slice(0, 50))
            .rows.slice(0, SHOWN_ROWS)
            .map(({ cells }) => cells),
        );
      } else setFailure(errorText(error, 'Error leyendo el extracto'));
    } finally {
      setBusy(false);
    }
  };
  const pick = (picked: File) => {
    setFile(picked);
    setRows(null);
    setAsked(null);
    void send(picked);
  };
  return (
    <Card padding={{ base: '4', lg: '5' }} marginBottom="5" display="grid" gap="4" aria-busy={busy || undefined}>
      <FilePicker
        label="Extracto del banco"
        hint={
          busy
            ? 'Leyendo el extracto...'
            : 'Norma 43 (Cuaderno 43) o CSV, hasta 2 MB. No se anota nada hasta que lo confirmes.'
        }
        endings={ENDINGS}
        problemOf={problemOf}
        file={file}
        refusedBy={failure ? said : undefined}
        onPick={pick}
      />
      {failure && (
        <Box id={said}>
          <Banner kind="danger">{failure}</Banner>
        </Box>
      )}
      {rows && file && <ColumnsForm rows={rows} busy={busy} onSend={columns => void send(file, columns)} />}
      {asked && file && (
        <AccountForm error={asked.error} busy={busy} onSend={account => void send(file, asked.columns, account)} />
      )}
      {read && (
        <Banner kind="success">
          <Box as="ul" listStyleType="none" display="grid" gap="1">
            {read.map(each => (
              <Box as="li" key={each.account} layerStyle="figures" whiteSpace="normal">
                {readText(each)}
              </Box>
            ))}
          </Box>
        </Banner>
      )}
    </Card>
  );
}
