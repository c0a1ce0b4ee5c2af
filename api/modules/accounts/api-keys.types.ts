import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars';
import { RequiredText } from '../../platform/validation';

export enum KeyScope { read = 'read', write = 'write' }
registerEnumType(KeyScope, {
  name: 'KeyScope', description: 'What an API key may do.',
  valuesConfig: { read: { description: 'Solo lectura.' }, write: { description: 'Lectura y escritura.' } },
});

@ObjectType({ description: 'A key (clave de API) with which a program acts for the company.' })
export class ApiKey {
  @Field(() => ID, { description: 'UUID.' })
  id: string;

  @Field({ description: 'What it is for.' })
  name: string;

  @Field(() => KeyScope, { description: 'What it may do.' })
  scope: KeyScope;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Last use, to five minutes; null when it was never used.' })
  lastUsedAt: Date | null;
}

@ObjectType({ description: 'A key just made.' })
export class NewApiKey {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey: ApiKey;

  @Field({ description: 'The secret, as a bearer token. It is shown this once.' })
  token: string;
}

@InputType({ description: 'A key to be made.' })
export class ApiKeyInput {
  @Field({ description: 'What it is for.' })
  @RequiredText(120, 'Escribe para qué es la clave')
  name: string;

  @Field(() => KeyScope, { defaultValue: KeyScope.read, description: 'What it may do.' })
  scope: KeyScope;
}
