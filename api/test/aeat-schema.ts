import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { ROOT } from '../platform/config/config';

const FOLDER = join(ROOT, '../shared/aeat');
/** The official schemas are not ours to keep: a lone clone goes without. */
export const HAS_SCHEMAS = existsSync(join(FOLDER, 'SuministroLR.xsd'));

const WITHOUT = '../shared/aeat is not here: nothing is held to the official schemas';

/** A test of the official schemas; without them it is skipped, and the report says why. */
export const testWithSchemas = (title: string, run: () => Promise<void>): void => {
  if (!HAS_SCHEMAS) process.stdout.write(`skipped: ${title} (${WITHOUT})\n`);
  const chosen = HAS_SCHEMAS ? test : test.skip;
  chosen(HAS_SCHEMAS ? title : `${title} (${WITHOUT})`, run);
};

const SIGNATURE = 'xmldsig-core-schema.xsd';

/** The signature's schema is reached by its address, and brings a document type with entities: here both are local. */
function localCopy(name: string): string {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  if (name !== SIGNATURE)
    return text.replaceAll('http://www.w3.org/TR/xmldsig-core/xmldsig-core-schema.xsd', SIGNATURE);
  return text.replace(/<!DOCTYPE[\s\S]*?\]>/, '').replaceAll('&dsig;', 'http://www.w3.org/2000/09/xmldsig#');
}

/** What the official schemas say against messages (the body's element, as text); empty when nothing. */
export async function schemaErrors(messages: string[], schema = 'SuministroLR.xsd'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: messages.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [{ fileName: schema, contents: localCopy(schema) }],
    preload: ['SuministroInformacion.xsd', SIGNATURE].map(fileName => ({ fileName, contents: localCopy(fileName) })),
  });
  return errors.map(error => error.message);
}
