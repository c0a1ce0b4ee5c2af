import { ERASED_CODE, RECIPIENT } from '../../../../schema/privacy/erased';

/**
 * SQL: the literal text of the record `row`, as its company may see it. Of somebody who was erased it names nobody:
 * until its day the text as it was sealed is blocked, for nobody to read. The huella does not cover the recipient, so
 * that it verifies either way.
 */
export const shownXml = (row: string): string => `CASE
   WHEN EXISTS (SELECT FROM invoices e WHERE e.tenant_id = ${row}.tenant_id AND e.id = ${row}.invoice_id
  AND e.customer_nif ~ '${ERASED_CODE}') THEN regexp_replace(${row}.xml, '${RECIPIENT}', '') ELSE ${row}.xml END`;
