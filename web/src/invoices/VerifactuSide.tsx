import { useState } from 'react';
import type { InvoiceWholeFragment } from '../gql/invoices';
import { CorrectionDialog } from './CorrectionDialog';
import { UnsentCard } from './UnsentCard';
import type { Seal } from './useSeal';
import { VerifactuCard } from './VerifactuCard';

interface VerifactuSideProps { invoice: InvoiceWholeFragment; seal: Seal }

/** The card beside the paper, for whom the plan shows it, and the dialog that corrects. */
export function VerifactuSide({ invoice, seal: { standing, sending } }: VerifactuSideProps) {
  const [correcting, setCorrecting] = useState(false);
  if (!standing) return null;
  if (standing === 'unsent') return <UnsentCard sending={sending} />;
  return (
    <>
      <VerifactuCard invoice={invoice} standing={standing} sending={sending} onCorrect={() => setCorrecting(true)} />
      <CorrectionDialog invoice={invoice} open={correcting} onClose={() => setCorrecting(false)} sending={sending} />
    </>
  );
}
