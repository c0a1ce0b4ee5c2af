import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { AtMostRows } from '../../../platform/graphql/rows';
import { Explanation } from '../codes/explanation.types';

export enum CorrectionWay {
  correct = 'correct',
  send = 'send',
  rectify = 'rectify',
  nothing = 'nothing',
  wait = 'wait',
}
registerEnumType(CorrectionWay, {
  name: 'CorrectionWay',
  description: 'The way out of a record that was not taken.',
  valuesConfig: {
    correct: { description: 'A new record with Subsanacion=S.' },
    send: { description: 'The same record, sent again.' },
    rectify: {
      description:
        'The law asks for another invoice: this one is rectified, or annulled where it was never handed over.',
    },
    nothing: { description: 'Nothing to do: the AEAT holds what it should.' },
    wait: { description: 'Its answer is still to come.' },
  },
});

@ObjectType({ description: 'A datum that the new record says otherwise.' })
export class CorrectionChange {
  @Field({ description: 'What, in Spanish.' })
  what: string;

  @Field({ description: 'As the old record says it.' })
  before: string;

  @Field({ description: 'As the new one will.' })
  after: string;
}

@ObjectType({
  description: "What 'Reintentar' would do with an invoice's record, computed from its history. Changes nothing.",
})
export class Correction {
  @Field(() => CorrectionWay, { description: 'The way.' })
  way: CorrectionWay;

  @Field({ description: 'What will happen, for people.' })
  willDo: string;

  @Field(() => String, { nullable: true, description: "What was wrong, in the AEAT's words or ours." })
  reason: string | null;

  @Field(() => Explanation, { nullable: true, description: "The AEAT's answer in plain words." })
  explanation: Explanation | null;

  @Field({ description: 'Subsanacion of the new record.' })
  subsanacion: boolean;

  @Field({ description: 'RechazoPrevio of the new record: N, S or X.' })
  rechazoPrevio: string;

  @AtMostRows(10)
  @Field(() => [CorrectionChange], { description: 'What the new record says otherwise.' })
  changes: CorrectionChange[];
}
