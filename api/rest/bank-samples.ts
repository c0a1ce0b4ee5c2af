const ID = '0199c1a4-6d2e-7b31-9a54-3f0c8e21d7b6';
const TEXT = 'TRANSFERENCIA DE BODEGAS LARRANAGA FRA A-2026-0001';

/** What a bank statement is read as, and what is written down of it. */
export const BANKING = {
  'statement.format': 'n43',
  account: 'ES9121000418450200051332',
  'accounts.from': '2026-01-02',
  'accounts.to': '2026-01-15',
  'accounts.count': 14,
  'accounts.added': 12,
  'accounts.came': 1845.2,
  'accounts.went': -320.5,
  'uploadStatement.dateColumn': 1,
  'uploadStatement.textColumn': 2,
  'uploadStatement.amountColumn': 3,
  'movements.amount': 145.2,
  'movements.left': 145.2,
  'movements.text': TEXT,
  'proposal.sure': true,
  'proposal.reasons': 'number',
  reasons: 'number',
  'proposal.invoices.amount': 145.2,
  'invoices.invoiceId': ID,
  'confirmed.amount': 145.2,
  'confirmMatches.matches.amount': 145.2,
  aside: true,
};
