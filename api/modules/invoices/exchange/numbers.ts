/** SQL of the numbers of an F3's simplified invoices, in their order; `i` is the F3. */
export const NUMBERS_EXCHANGED = `
  SELECT string_agg(t.full_number, ', ' ORDER BY t.date, t.series, t.number)
    FROM exchanged_invoices e JOIN invoices t ON t.tenant_id = e.tenant_id AND t.id = e.exchanged_id
   WHERE e.tenant_id = i.tenant_id AND e.invoice_id = i.id`;

/** SQL of the number of the F3 that stands for a simplified invoice `i`: neither cancelled nor taken back. */
export const STANDING_FOR = `
  SELECT f.full_number
    FROM exchanged_invoices e JOIN invoices f ON f.tenant_id = e.tenant_id AND f.id = e.invoice_id
   WHERE e.tenant_id = i.tenant_id AND e.exchanged_id = i.id AND e.taken_back_id IS NULL AND f.status <> 'cancelled'
     AND NOT EXISTS (
       SELECT FROM exchanged_invoices b JOIN invoices g ON g.tenant_id = b.tenant_id AND g.id = b.invoice_id
        WHERE b.tenant_id = i.tenant_id AND b.exchanged_id = i.id AND b.taken_back_id = f.id AND g.status <> 'cancelled')
   LIMIT 1`;
