import { CreateAccounts1763700000000 } from './1763700000000-create-accounts';
import { CreateActivityAndIdempotency1763700100000 } from './1763700100000-create-activity-and-idempotency';
import { CreateCatalogue1763700200000 } from './1763700200000-create-catalogue';
import { CreateInvoices1763700300000 } from './1763700300000-create-invoices';
import { CreateMailTokensAndKeys1763700400000 } from './1763700400000-create-mail-tokens-and-keys';
import { CreateVerifactu1763700500000 } from './1763700500000-create-verifactu';
import { CreateCertificates1763700600000 } from './1763700600000-create-certificates';

/** Every migration, in order. */
export const MIGRATIONS = [
  CreateAccounts1763700000000, CreateActivityAndIdempotency1763700100000, CreateCatalogue1763700200000, CreateInvoices1763700300000,
  CreateMailTokensAndKeys1763700400000, CreateVerifactu1763700500000, CreateCertificates1763700600000,
];
