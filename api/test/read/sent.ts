import type { AeatKit } from '../servers/aeat';

const without = (xml: string) => xml.replace(/<(\/?)\w+:/g, '<$1');

const messagesOf = async (aeat: AeatKit): Promise<string[]> => (await aeat.messages()).map(({ raw }) => raw);

/** What the AEAT was sent, message by message: what stands in the envelope. */
export const sentBodies = async (aeat: AeatKit): Promise<string[]> =>
  (await messagesOf(aeat)).map(raw => /<(?:\w+:)?Body>(.*)<\/(?:\w+:)?Body>/s.exec(raw)![1]!);

/** Every record of an invoice that was sent, without prefixes. */
export const recordsOf = async (aeat: AeatKit): Promise<string[]> =>
  (await messagesOf(aeat)).flatMap(raw =>
    without(raw)
      .split(/<RegistroAlta[ >]/)
      .slice(1),
  );

/**
 * The record of an invoice as it was sent, without prefixes. Of a number that several companies of the test have, the first
 * that was sent: give such an invoice a series of its own.
 */
export async function recordOf(aeat: AeatKit, fullNumber: string): Promise<string> {
  return (await recordsOf(aeat)).find(each => each.includes(`<NumSerieFactura>${fullNumber}<`))!;
}

/** The rows of its breakdown. */
export const breakdownOf = async (aeat: AeatKit, fullNumber: string): Promise<string> =>
  /<Desglose>(.*)<\/Desglose>/s.exec(await recordOf(aeat, fullNumber))![1]!;
