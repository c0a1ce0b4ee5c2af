import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars';
import { Name, OptionalPassword } from '../../platform/graphql/validation';

enum KeyScope {
  read = 'read',
  write = 'write',
}
registerEnumType(KeyScope, {
  name: 'KeyScope',
  description: 'What an API key may do.',
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

  @Field(() => DateTimeScalar, { description: 'When it stops working, unless it is revoked before.' })
  expiresAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Last use, to five minutes; null when it was never used.',
  })
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
  @Name(120, 'Escribe para qué es la clave')
  name: string;

  @Field(() => KeyScope, { defaultValue: KeyScope.read, description: 'What it may do.' })
  scope: KeyScope;

  @Field(() => Int, { defaultValue: 365, description: 'For how many days it works, 1 to 730.' })
  days: number;

  @Field(() => String, {
    nullable: true,
    description: "One's own password, when the sign-in is older than 15 minutes.",
  })
  @OptionalPassword()
  password?: string | null;
}
