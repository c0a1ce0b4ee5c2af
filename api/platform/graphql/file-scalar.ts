import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const NOT_BASE64 = 'Envía el archivo en base64';
/** Four characters for three bytes; twice as many leave room for every way of breaking lines. */
const longest = (bytes: number) => Math.ceil(bytes / 3) * 8;

/** Looks at each character a fixed number of times, whatever somebody sends. */
function decode(text: string, most: number, tooBig: string): Buffer {
  if (text.length > longest(most)) throw new GraphQLError(tooBig);
  const bare = text.replace(/\s/g, '');
  const end = bare.endsWith('==') ? -2 : bare.endsWith('=') ? -1 : bare.length;
  if (!/^[A-Za-z0-9+/]*$/.test(bare.slice(0, end))) throw new GraphQLError(NOT_BASE64);
  return Buffer.from(bare, 'base64');
}

/** A file on its way in: base64 in GraphQL, bytes of a form's file by REST. Never a way out. `most`: bytes. */
export function fileScalar(
  name: string,
  description: string,
  { most, tooBig }: { most: number; tooBig: string },
): GraphQLScalarType<Buffer, never> {
  const read = (value: unknown): Buffer => {
    if (!Buffer.isBuffer(value) && typeof value !== 'string') throw new GraphQLError(NOT_BASE64);
    const file = Buffer.isBuffer(value) ? value : decode(value, most, tooBig);
    if (file.length > most) throw new GraphQLError(tooBig);
    return file;
  };
  return new GraphQLScalarType<Buffer, never>({
    name,
    description,
    serialize: () => {
      throw new GraphQLError('an uploaded file never leaves');
    },
    parseValue: read,
    parseLiteral: node => read(node.kind === Kind.STRING ? node.value : null),
  });
}
