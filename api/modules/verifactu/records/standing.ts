import { registerEnumType } from 'type-graphql';

export enum RecordStanding {
  accepted = 'accepted',
  rejected = 'rejected',
  pending = 'pending',
  unsent = 'unsent',
}
registerEnumType(RecordStanding, {
  name: 'RecordStanding',
  description: "How an invoice's last record, of its issue or of its annulment, stands with the AEAT.",
  valuesConfig: {
    accepted: { description: 'Accepted, with warnings or without.' },
    rejected: { description: 'Refused.' },
    pending: { description: 'Not sent yet, or not answered.' },
    unsent: { description: 'Issued or paid, and without a record.' },
  },
});

/** Of those whose last record has such a submission: read from what waits or was refused, which is little. */
const lastIs = (of: string, statuses: string) => `${of}.id IN (SELECT r.invoice_id FROM submissions x
    JOIN records r ON r.tenant_id = x.tenant_id AND r.id = x.record_id
   WHERE x.tenant_id = :tenantId AND x.status ${statuses}
     AND NOT EXISTS (SELECT 1 FROM records n WHERE n.tenant_id = r.tenant_id AND n.invoice_id = r.invoice_id
       AND n.sequence > r.sequence))`;

const recorded = (of: string) =>
  `EXISTS (SELECT 1 FROM records e WHERE e.tenant_id = ${of}.tenant_id AND e.invoice_id = ${of}.id)`;

const REJECTED = `= 'rejected'`;
const PENDING = `IN ('waiting', 'sending')`;

/** SQL: an invoice of the company that is the parameter `tenantId` stands so. */
export const standsAs: Record<RecordStanding, (of: string) => string> = {
  rejected: of => lastIs(of, REJECTED),
  pending: of => lastIs(of, PENDING),
  accepted: of => `${recorded(of)} AND NOT ${lastIs(of, REJECTED)} AND NOT ${lastIs(of, PENDING)}`,
  unsent: of => `${of}.status IN ('issued', 'paid') AND NOT ${recorded(of)}`,
};
