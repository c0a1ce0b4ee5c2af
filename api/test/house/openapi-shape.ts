type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
};

const KINDS: Record<string, (value: unknown) => boolean> = {
  null: value => value === null,
  boolean: value => typeof value === 'boolean',
  string: value => typeof value === 'string',
  number: value => typeof value === 'number',
  integer: value => Number.isInteger(value),
  array: Array.isArray,
  object: isObject,
};

/** What a value has that its JSON schema does not say, or lacks of what it says; nothing when they agree. */
export function disagreements(schema: Json, value: unknown, path = ''): string[] {
  const choices = (schema.oneOf ?? schema.anyOf) as Json[] | undefined;
  if (choices)
    return choices.some(choice => disagreements(choice, value, path).length === 0)
      ? []
      : [`${path}: none of the choices`];
  const kinds = [schema.type].flat() as string[];
  if (!kinds.some(kind => KINDS[kind]?.(value)))
    return [`${path}: ${JSON.stringify(value)} is not ${kinds.join(' or ')}`];
  if (Array.isArray(value))
    return value.flatMap((each, index) => disagreements(schema.items as Json, each, `${path}.${index}`));
  if (isObject(value)) return ofObject(schema, value, path);
  if (schema.enum && value !== null && !(schema.enum as unknown[]).includes(value))
    return [`${path}: ${String(value)} is not in the enum`];
  const format = typeof value === 'string' ? FORMATS[String(schema.format)] : undefined;
  return format && !format.test(value as string) ? [`${path}: ${String(value)} is no ${String(schema.format)}`] : [];
}

function ofObject(schema: Json, value: Json, path: string): string[] {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const missing = ((schema.required ?? []) as string[])
    .filter(key => !(key in value))
    .map(key => `${path}.${key}: missing`);
  const wrong = Object.entries(value).flatMap(([key, each]) =>
    properties[key] ? disagreements(properties[key], each, `${path}.${key}`) : [`${path}.${key}: not described`],
  );
  return [...missing, ...wrong];
}

const isSchema = (schema: unknown): boolean => {
  if (!isObject(schema)) return false;
  const inner = [
    ...Object.values((schema.properties ?? {}) as Json),
    ...((schema.oneOf ?? []) as unknown[]),
    ...(schema.items ? [schema.items] : []),
    ...(isObject(schema.additionalProperties) ? [schema.additionalProperties] : []),
  ];
  const kinds = [schema.type ?? []].flat() as string[];
  const spoken = kinds.length > 0 || schema.oneOf !== undefined || typeof schema.$ref === 'string';
  const required = (schema.required ?? []) as string[];
  // `nullable` is OpenAPI 3.0's: in 3.1 null is a type like any other.
  return (
    spoken &&
    !('nullable' in schema) &&
    kinds.every(kind => kind in KINDS) &&
    (!kinds.includes('array') || 'items' in schema) &&
    required.every(key => key in ((schema.properties ?? {}) as Json)) &&
    inner.every(isSchema)
  );
};

const METHODS = ['get', 'post', 'put', 'delete', 'patch'];

/** What an OpenAPI 3.1 document may not be (the parts of the specification that a facade like ours uses). */
export function openapiFlaws(document: Json): string[] {
  const flaws: string[] = [];
  const check = (holds: boolean, flaw: string) => {
    if (!holds) flaws.push(flaw);
  };
  const info = document.info as Json;
  check(/^3\.1\.\d+$/.test(String(document.openapi)), 'openapi is 3.1.x');
  check(
    isObject(info) && typeof info.title === 'string' && typeof info.version === 'string',
    'info has title and version',
  );
  const ids = new Set<unknown>();
  for (const [path, item] of Object.entries(document.paths as Record<string, Json>)) {
    check(path.startsWith('/'), `${path} begins with /`);
    for (const [method, operation] of Object.entries(item) as [string, Json][]) {
      const at = `${method} ${path}`;
      const parameters = (operation.parameters ?? []) as Json[];
      check(METHODS.includes(method), `${at}: a method`);
      check(
        typeof operation.operationId === 'string' && !ids.has(operation.operationId),
        `${at}: an operationId of its own`,
      );
      ids.add(operation.operationId);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1]);
      check(
        JSON.stringify(named) === JSON.stringify(parameters.filter(each => each.in === 'path').map(each => each.name)),
        `${at}: its path's parameters`,
      );
      check(
        parameters.every(
          each =>
            ['path', 'query', 'header'].includes(String(each.in)) &&
            isSchema(each.schema) &&
            (each.in !== 'path' || each.required === true),
        ),
        `${at}: parameters`,
      );
      const body = operation.requestBody as Json | undefined;
      check(body === undefined || (method !== 'get' && contents(body).every(isSchema)), `${at}: body`);
      const answers = Object.entries(operation.responses as Record<string, Json>);
      check(
        answers.length > 0 &&
          answers.every(
            ([status, answer]) =>
              /^([1-5]\d\d|default)$/.test(status) &&
              typeof answer.description === 'string' &&
              contents(answer).every(isSchema),
          ),
        `${at}: answers`,
      );
    }
  }
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(match => match[1]!.split('/'));
  for (const keys of refs)
    check(
      keys.reduce<unknown>((here, key) => (here as Json | undefined)?.[key], document) !== undefined,
      `#/${keys.join('/')} is there`,
    );
  return flaws;
}

const contents = (part: Json): unknown[] =>
  Object.values((part.content ?? {}) as Record<string, Json>).map(content => content.schema);
