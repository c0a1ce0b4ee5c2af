/** SQL of the numbers of the invoices that `i` rectifies, in their order. */
export const NUMBERS_RECTIFIED = `
  SELECT string_agg(t.full_number, ', ' ORDER BY t.date, t.series, t.number)
    FROM rectified_invoices r JOIN invoices t ON t.tenant_id = r.tenant_id AND t.id = r.rectified_id
   WHERE r.tenant_id = i.tenant_id AND r.invoice_id = i.id`;
