import { useIssuerQuery } from '../../gql/invoices';
import { useConfirm } from '../../ui/confirm';
import { useOverview } from '../../verifactu/useOverview';
import { IssueFacts, type Fact, type Issued } from './IssueFacts';

/** The one question before an invoice is issued, wherever that is pressed: first what nobody can undo afterwards. */
export function useIssueQuestion(): (issued: Issued & { number: string | undefined }) => Promise<boolean> {
  const confirm = useConfirm();
  const overview = useOverview();
  const issuer = useIssuerQuery({ fetchPolicy: 'cache-and-network' }).data?.me.tenant;
  return ({ number, ...issued }) => {
    const { customer, customerAddress, unsaid } = issued;
    const facts: Fact[] = [];
    if (issuer && !issuer.address) facts.push({ missing: true, text: 'Falta la dirección de tu empresa, y después ya no se puede añadir.' });
    if (!customerAddress) facts.push({ missing: true, text: `Falta la dirección de ${customer}, y después ya no se puede añadir.` });
    if (unsaid) facts.push({ missing: true, text: `${unsaid === 1 ? 'Una línea va' : `${unsaid} líneas van`} al 0 % sin decir por qué.` });
    if (overview?.active) facts.push({ text: overview.automaticSending ? 'Se envía a la AEAT al emitirla.' : 'Queda sellada y espera a que la envíes a la AEAT.' });
    facts.push({ text: 'Ya no se edita: un error pide una rectificativa. Anular es para ventas que no existieron.' });
    return confirm({ title: number ? `¿Emitir la factura ${number}?` : '¿Emitir la factura?', question: <IssueFacts facts={facts} issued={issued} />, action: 'Emitir factura' });
  };
}
