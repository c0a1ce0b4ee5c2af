import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { asks, type Answers, type Happened } from '../../../../schema/kinds/wrong';
import { formatMoment } from '../../ui/format/dates';
import { ChoiceList } from './ChoiceList';
import type { Sent } from './InvoiceSummary';
import {
  closerOf,
  exactly,
  HANDED_OVER,
  HANDED_OVER_OPTIONS,
  HAPPENED,
  happenedOptions,
  nameOf,
  whatsOf,
  type What,
} from './questions';
import { Answered, KeysOfBack, StepCard } from './StepCard';
import { keysOf, useChoiceKeys } from './useChoiceKeys';
import type { Tax } from '../../../../schema/tax/territory';

interface MoreStepProps {
  what: What;
  /** The invoice's own. */
  tax: Tax;
  back: string;
  /** How Folio sent it; null: it did not. */
  sent: Sent | null;
  onNext(answers: Answers): void;
}

/** What happened: closer where the first answer needs it, whether it took place, and whether the customer has it. */
export function MoreStep({ what, tax, back, sent, onNext }: MoreStepProps) {
  const closer = closerOf(what);
  const [chosen, setWrong] = useState(closer?.options[0]!.value ?? exactly(what)!);
  const wrong = closer ? chosen : exactly(what)!;
  const { more, part } = asks(wrong);
  // All of it wrong is mostly what never was.
  const [happened, setHappened] = useState<Happened>(what === 'whole' ? 'no' : 'yes');
  const [handedOver, setHandedOver] = useState<'yes' | 'no'>('yes');
  const options = happenedOptions(part && what !== 'payable');
  useChoiceKeys({
    ...(closer ? keysOf(closer.options, setWrong) : keysOf(options, setHappened)),
    ...(more ? keysOf(HANDED_OVER_OPTIONS, setHandedOver) : {}),
  });
  const next = () =>
    onNext({ wrong, happened: more ? happened : null, handedOver: more ? handedOver === 'yes' : null });
  return (
    <StepCard onNext={next} back={back} keys={<KeysOfBack />}>
      <Answered question="¿Qué está mal?" answer={nameOf(whatsOf(false, tax), what)} to={back} />
      {closer && (
        <ChoiceList question={closer.question} options={closer.options} value={wrong} onChange={setWrong} autoFocus />
      )}
      {more && (
        <Box borderTopWidth={closer ? '1px' : 0}>
          <ChoiceList
            question={HAPPENED}
            options={closer ? options.map(each => ({ ...each, key: '' })) : options}
            value={happened}
            onChange={setHappened}
            autoFocus={!closer}
          />
        </Box>
      )}
      {more && (
        <Box borderTopWidth="1px">
          <ChoiceList
            question={HANDED_OVER}
            hint={
              sent
                ? `Folio se la envió a ${sent.email} el ${formatMoment(sent.at)}.`
                : 'Por correo, en papel o como sea: lo que cuenta es que haya salido de tus manos.'
            }
            options={HANDED_OVER_OPTIONS}
            value={handedOver}
            onChange={setHandedOver}
          />
        </Box>
      )}
    </StepCard>
  );
}
