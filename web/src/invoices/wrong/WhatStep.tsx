import { useState } from 'react';
import { ChoiceList } from './ChoiceList';
import { WHATS, type What } from './questions';
import { KeysOfFirst, StepCard } from './StepCard';
import { keysOf, useChoiceKeys } from './useChoiceKeys';

/** What is wrong. */
export function WhatStep({ first, onNext }: { first: What; onNext(what: What): void }) {
  const [what, setWhat] = useState(first);
  useChoiceKeys(keysOf(WHATS, setWhat));
  return (
    <StepCard onNext={() => onNext(what)} keys={<KeysOfFirst last={WHATS.length} />}>
      <ChoiceList question="¿Qué está mal?" options={WHATS} value={what} onChange={setWhat} autoFocus />
    </StepCard>
  );
}
