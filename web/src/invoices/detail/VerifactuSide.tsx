import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { InvoiceWholeFragment } from '../../gql/invoices';
import { usePro } from '../../verifactu/useOverview';
import { CorrectionDialog } from '../seal/CorrectionDialog';
import { SentLine } from './SentLine';
import { UnsentCard } from './UnsentCard';
import type { Seal } from '../seal/useSeal';
import { VerifactuCard } from '../seal/VerifactuCard';

interface VerifactuSideProps {
  invoice: InvoiceWholeFragment;
  seal: Seal;
}

/** The card beside the paper, or one line where the plan has no more, and the dialog that corrects. */
export function VerifactuSide({ invoice, seal: { standing, sending } }: VerifactuSideProps) {
  // Who was told that the record is to be corrected came here for it.
  const asked = useLocation().state?.correct === true;
  const [correcting, setCorrecting] = useState(asked);
  const Shown = usePro() ? VerifactuCard : SentLine;
  if (!standing) return null;
  if (standing === 'unsent') return <UnsentCard sending={sending} />;
  return (
    <>
      <Shown invoice={invoice} standing={standing} sending={sending} onCorrect={() => setCorrecting(true)} />
      <CorrectionDialog
        invoice={invoice}
        open={correcting}
        onClose={() => setCorrecting(false)}
        sending={sending}
        aboutCustomer={asked}
      />
    </>
  );
}
