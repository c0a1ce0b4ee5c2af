import { MAX_STATEMENT_BYTES } from '../../../schema/bank/statement';
import type { Route } from '../../rest/route';

const INVOICES = 'invoiceId fullNumber customerName amount';

export const bankRoutes: Route[] = [
  {
    method: 'post',
    path: '/bank/statements',
    tag: 'Banco',
    summary: 'Subir un extracto (Norma 43 o CSV, como mucho 2 MB y 5.000 líneas)',
    document: `mutation UploadStatement($file: StatementFile!, $dateColumn: Int, $textColumn: Int, $amountColumn: Int, $outColumn: Int, $account: String) {
      uploadStatement(file: $file, dateColumn: $dateColumn, textColumn: $textColumn, amountColumn: $amountColumn, outColumn: $outColumn, account: $account) {
        format accounts { account from to count added came went } } }`,
    multipart: { maxFileBytes: MAX_STATEMENT_BYTES },
    reply: { statement: 'uploadStatement' },
    status: 201,
  },
  {
    method: 'get',
    path: '/bank/statements',
    tag: 'Banco',
    summary: 'Extractos subidos de los que queda algún movimiento',
    document: `query BankStatements($page: Int, $limit: Int) {
      bankStatements(page: $page, limit: $limit) {
        items { id format createdAt accounts from to count shared matched entries }
        pagination { page limit total totalPages } } }`,
    reply: { statements: 'bankStatements.items' },
    paged: 'bankStatements.pagination',
  },
  {
    method: 'post',
    path: '/bank/statements/:id/withdraw',
    tag: 'Banco',
    summary: 'Retirar un extracto: se quitan sus movimientos, y los casados solo si se deshacen sus cobros',
    document: `mutation WithdrawStatement($id: ID!, $undo: Boolean) {
      withdrawStatement(id: $id, undo: $undo) { removed undone kept } }`,
    reply: { withdrawn: 'withdrawStatement' },
  },
  {
    method: 'get',
    path: '/bank/movements',
    tag: 'Banco',
    summary: 'Movimientos del banco, con las facturas que se proponen para cada uno',
    document: `query BankMovements($state: BankState, $page: Int, $limit: Int) {
      bankMovements(state: $state, page: $page, limit: $limit) {
        items { id account date amount left text aside twin { account date text matched } proposal { sure reasons invoices { ${INVOICES} } } matches { ${INVOICES} } }
        pagination { page limit total totalPages } openCount sureCount } }`,
    reply: {
      movements: 'bankMovements.items',
      openCount: 'bankMovements.openCount',
      sureCount: 'bankMovements.sureCount',
    },
    paged: 'bankMovements.pagination',
  },
  {
    method: 'post',
    path: '/bank/matches',
    tag: 'Banco',
    summary: 'Confirmar de qué facturas son los movimientos: todos o ninguno',
    document: 'mutation ConfirmMatches($input: MatchesInput!) { confirmMatches(input: $input) { count amount } }',
    reply: { confirmed: 'confirmMatches' },
  },
  {
    method: 'post',
    path: '/bank/matches/undo',
    tag: 'Banco',
    summary: 'Deshacer los cobros que se anotaron de unos movimientos: todos o ninguno',
    document: 'mutation UndoMatches($ids: [ID!]!) { undoMatches(ids: $ids) }',
    reply: { undone: 'undoMatches' },
  },
  {
    method: 'post',
    path: '/bank/movements/:id/aside',
    tag: 'Banco',
    summary: 'Apartar un movimiento que no es un cobro, o devolverlo',
    document: 'mutation SetMovementAside($id: ID!, $aside: Boolean!) { setMovementAside(id: $id, aside: $aside) }',
    reply: { aside: 'setMovementAside' },
  },
];
