import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIssuerQuery } from '../../gql/invoices';
import { VerifactuOverviewDocument } from '../../gql/verifactu';
import { RepresentationDocument } from '../../gql/who-sends';
import { paths } from '../../paths';
import { useConfirm } from '../../ui/overlay/confirm';
import { useAdmin, useOverview } from '../../verifactu/useOverview';
import { IssueFacts, type Fact, type Issued } from './IssueFacts';

/**
 * Whether nobody has said who sends, or the law has come to ask for it since. Asked for when it matters, not with every
 * form that is opened. Where no question can be shown it goes on: the answer of issuing says what was assumed.
 */
const isToAsk = (client: ApolloClient): Promise<boolean> =>
  Promise.all([
    client.query({ query: RepresentationDocument, fetchPolicy: 'network-only' }),
    client.query({ query: VerifactuOverviewDocument, fetchPolicy: 'network-only' }),
  ]).then(
    ([{ data: who }, { data: law }]) => who?.representation.toAsk === true || law?.obligation.mayIssue === false,
    () => false,
  );

interface Asked extends Issued {
  number: string | undefined;
  /** Who sends was just answered with 'y emitir': asked again only where something is missing. */
  pressed?: boolean;
  /** For simplified ones: it is never rectified (AEAT, FAQ 27). */
  exchange?: boolean;
}

const FINAL = 'Ya no se edita: un error pide una rectificativa. Anular es para ventas que no existieron.';
const FINAL_EXCHANGE =
  'Ya no se edita ni se rectifica: un cliente equivocado pide otra de signo contrario y canjear de nuevo.';

/** The one question before an invoice is issued, wherever that is pressed: first what nobody can undo afterwards. */
export function useIssueQuestion(): (asked: Asked) => Promise<boolean> {
  const confirm = useConfirm();
  const overview = useOverview();
  const issuer = useIssuerQuery({ fetchPolicy: 'cache-and-network' }).data?.me.tenant;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const admin = useAdmin();
  const client = useApolloClient();
  // What is written stays in the browser, and saving the address leads back to it.
  const ownAddress = {
    name: 'Añadir la dirección de tu empresa',
    go: () => void navigate(paths.settings(), { state: { back: pathname + search } }),
  };
  return async ({ number, pressed, exchange, ...issued }) => {
    // Who sends is asked before the first, and again once the law asks for it: what is written stays in the browser,
    // and the answer leads back to it.
    if (admin && overview && !overview.active && (await isToAsk(client))) {
      void navigate(paths.whoSends, { state: { back: pathname + search, issues: true } });
      return false;
    }
    const { simplified, customer, customerAddress, refused = [], doubts = [], unsaid, fixCustomer } = issued;
    const facts: Fact[] = [];
    if (issuer && !issuer.address && !simplified)
      facts.push({
        missing: true,
        text: 'Falta la dirección de tu empresa, y después ya no se puede añadir.',
        ...(admin && { fix: ownAddress }),
      });
    if (!customerAddress && !simplified)
      facts.push({
        missing: true,
        text: `Falta la dirección de ${customer}, y después ya no se puede añadir.`,
        ...(fixCustomer && { fix: { name: `Añadir la dirección de ${customer}`, go: fixCustomer } }),
      });
    facts.push(...[...refused, ...doubts].map(text => ({ missing: true, text })));
    if (unsaid)
      facts.push({
        missing: true,
        text: `${unsaid === 1 ? 'Una línea va' : `${unsaid} líneas van`} al 0 % sin decir por qué.`,
      });
    if (pressed && facts.length === 0) return true;
    if (overview?.active) facts.push({ text: 'Se envía a la AEAT al emitirla.' });
    facts.push({ text: exchange ? FINAL_EXCHANGE : FINAL });
    return confirm({
      title: number ? `¿Emitir la factura ${number}?` : '¿Emitir la factura?',
      question: leave => <IssueFacts facts={facts} issued={issued} leave={leave} />,
      action: 'Emitir factura',
    });
  };
}
