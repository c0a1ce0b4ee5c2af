import { useState } from 'react';
import { ChoiceList } from './ChoiceList';
import { whatsOf, type What } from './questions';
import { KeysOfFirst, StepCard } from './StepCard';
import { keysOf, useChoiceKeys } from './useChoiceKeys';
import type { Tax } from '../../../../schema/tax/territory';

interface WhatStepProps {
  first: What;
  simplified: boolean;
  /** The invoice's own. */
  tax: Tax;
  onNext(what: What): void;
}

/** What is wrong. */
export function WhatStep({ first, simplified, tax, onNext }: WhatStepProps) {
  const [what, setWhat] = useState(first);
  const options = whatsOf(simplified, tax);
  useChoiceKeys(keysOf(options, setWhat));
  return (
    <StepCard onNext={() => onNext(what)} keys={<KeysOfFirst last={options.length} />}>
      <ChoiceList question="¿Qué está mal?" options={options} value={what} onChange={setWhat} autoFocus />
    </StepCard>
  );
}
