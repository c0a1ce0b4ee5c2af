/**
 * SQL that holds of a record `r` with its submission `s` where somebody has to see to it: the last one of its invoice
 * was refused. An anulación counts only where the AEAT holds the invoice.
 */
export const TO_FIX = `
  s.status = 'rejected'
  AND (r.kind = 'alta'
    OR EXISTS (SELECT 1 FROM records a JOIN submissions y ON y.tenant_id = a.tenant_id AND y.record_id = a.id
        WHERE a.tenant_id = r.tenant_id AND a.invoice_id = r.invoice_id AND a.kind = 'alta'
          AND y.status IN ('accepted', 'accepted_with_errors')))
  AND NOT EXISTS (SELECT 1 FROM records n WHERE n.tenant_id = r.tenant_id AND n.invoice_id = r.invoice_id
    AND n.sequence > r.sequence)`;
