/** What the application role may do on the tables of what is not invoiced yet, of what is sent, and of what is paid by card. */
export const OF_DRAFTS_AND_QUOTES: Record<string, string> = {
  rectifying_drafts: 'SELECT INSERT',
  recurring_invoices:
    'SELECT INSERT UPDATE(customer_id template total issues sends anchor every unit until times next_date made state problem tried_on user_id) DELETE',
  recurring_periods: 'SELECT INSERT DELETE',
  company_faces: 'SELECT INSERT DELETE',
  bank_movements: 'SELECT INSERT UPDATE(aside) DELETE',
  bank_statements: 'SELECT INSERT DELETE',
  bank_statement_movements: 'SELECT INSERT DELETE',
  bank_matches: 'SELECT INSERT',
  card_accounts:
    'SELECT INSERT UPDATE(account_id charges_enabled details_submitted told_at connected_at disconnected_at revoked)',
  card_payments: 'SELECT INSERT UPDATE(state session_id url intent paid surplus paid_at refunded entries disputes)',
  quote_counters: 'SELECT INSERT UPDATE(last)',
  quotes:
    'SELECT INSERT UPDATE(date valid_until customer_id customer_name state version content subtotal total_iva total search link_id link_hash link_expires_at) DELETE',
  quote_events: 'SELECT INSERT',
  quote_invoices: 'SELECT INSERT DELETE',
  invoice_links: 'SELECT INSERT UPDATE(revoked_at)',
  late_rates: 'SELECT',
  letter_texts: 'SELECT INSERT UPDATE(words updated_at) DELETE',
  month_sums: 'SELECT INSERT UPDATE(invoices revenue pending)',
  customer_sums: 'SELECT INSERT UPDATE(invoices revenue)',
  due_sums: 'SELECT INSERT UPDATE(invoices owed)',
};
