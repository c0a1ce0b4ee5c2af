import { In, type EntityManager } from 'typeorm';
import { operationOf } from '../../../../../schema/kinds/exchange';
import { byMargin, marginName } from '../../../../../schema/tax/margin';
import type { Ctx } from '../../../../platform/context';
import { AppError, badField, conflict } from '../../../../platform/errors';
import { blankToNull } from '../../../../platform/graphql/validation';
import { checkId } from '../../../../platform/ids';
import { composeInvoice } from '../../draft-invoice';
import { lockInvoices } from '../../lock-invoice';
import { isSimplified } from '../../../verifactu/seal/factura';
import { Invoice } from '../../invoice.entity';
import type { InvoiceRate } from '../../invoice.types';
import { issueInvoice } from '../../issue';
import { checkSeries, seriesFor, seriesKindOf } from '../../numbering';
import { readParties } from '../../parties';
import { settledIn } from '../../prepay/settlements';
import { creditOf, partOf, saidTogether, type Part } from '../parts';
import { accruedBy, isPendingOn } from '../pending';
import { recipientFor } from '../recipient';
import { checkDebt, operationBy, rectified, takeOriginal, warningsOfRectifying, type Taken } from '../rectify';
import { debtSaid, isDebt } from '../debt';
import { RectificationKind, RectificationWay, type RectifyInput } from '../rectify.types';
import { checkRise } from '../rise';
import type { RectifyPartInput, RectifyTogetherInput } from './together.types';

/** So many lines all of them have at most: they are kept in memory until the document is made. */
const MOST_LINES = 10_000;

/** From what they say of themselves, before a line is read. */
async function checkLines(em: EntityManager, tenantId: string, ids: readonly string[]): Promise<void> {
  const lines = await em.sum(Invoice, 'lineCount', { tenantId, id: In(ids) });
  if (Number(lines) > MOST_LINES)
    throw badField('originals', 'Las elegidas pasan juntas de 10.000 líneas: rectifícalas en varias veces');
}

/** What is refused of one of them stands at its place among them. */
async function at<Result>(index: number, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'NOT_FOUND') throw error;
    const { code, message, fields = { id: message } } = error;
    const placed = Object.entries(fields).map(([name, text]) =>
      /^(id$|lines)/.test(name) ? [`originals.${index}.${name}`, text] : [name, text],
    );
    throw new AppError(code, message, Object.fromEntries(placed));
  }
}

/** Whose document it is, and how it is computed, is said once. */
function checkAlike(taken: readonly Taken[], date: string): void {
  const [first] = taken;
  taken.forEach(({ original }, index) => {
    const than = first!.original;
    const other = byMargin(original.rates)
      ? `La ${original.fullNumber} va por ${marginName(original.rates[0]!.ivaRegime)}`
      : isPendingOn(original, date)
        ? `La ${original.fullNumber} tiene el ${original.tax} pendiente`
        : original.issuing
          ? `La ${original.fullNumber} la expide otro en tu nombre, en su propia serie`
          : original.toNif !== than.toNif && (original.customerId === null || original.customerId !== than.customerId)
            ? `La ${original.fullNumber} es de otro cliente`
            : isSimplified(original.kind) !== isSimplified(than.kind) || original.qualified !== than.qualified
              ? `La ${original.fullNumber} y la ${than.fullNumber} no son de la misma clase, y sus rectificativas van en series distintas`
              : original.tax !== than.tax
                ? `La ${original.fullNumber} lleva ${original.tax} y la ${than.fullNumber}, ${than.tax}`
                : (original.recargo === null) !== (than.recargo === null)
                  ? `La ${original.fullNumber} y la ${than.fullNumber} no llevan las dos recargo de equivalencia`
                  : Number(original.withholdingPercent ?? 0) !== Number(than.withholdingPercent ?? 0)
                    ? `La ${original.fullNumber} y la ${than.fullNumber} no llevan la misma retención de IRPF`
                    : null;
    if (other) throw badField(`originals.${index}.id`, `${other}: rectifícala aparte`);
  });
}

/** As they are named from now on. */
const inOrder = (taken: readonly Taken[]): Invoice[] =>
  taken
    .map(({ original }) => original)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.number! - b.number!));

/** What only all of it gives back is not among the rates. */
function checkWhole(original: Invoice): void {
  if (original.suplidos.length > 0)
    throw conflict(`La ${original.fullNumber} lleva suplidos: abónala aparte, para devolverlos con ella`);
  if (settledIn(original.lines ?? []).length > 0)
    throw conflict(`La ${original.fullNumber} resta anticipos: abónala aparte, para que queden libres`);
}

function partFor({ original, said }: Taken, { lines }: RectifyPartInput, dataOnly: boolean, date: string): Part {
  if (lines || dataOnly) return { original, said };
  checkWhole(original);
  return { original, said: creditOf(accruedBy(original, date)) };
}

function checkInput({ way, originals, dataOnly }: RectifyTogetherInput): string[] {
  if (way === RectificationWay.S)
    throw badField(
      'way',
      'Varias facturas se rectifican juntas por diferencias: lo que sustituye a una factura es de ella sola, rectifícalas de una en una',
    );
  const ids = originals.map(({ id }, index) => checkId(id, `originals.${index}.id`));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw badField(`originals.${twice}.id`, 'Esta factura ya está entre las elegidas');
  const written = dataOnly ? originals.findIndex(({ lines }) => lines) : -1;
  if (written >= 0)
    throw badField(`originals.${written}.lines`, 'Cuando solo cambian datos, la rectificativa no lleva líneas');
  return ids;
}

/**
 * Issues one invoice that rectifies several of the same customer by differences (RD 1619/2012, art. 15.4). Each of them
 * has its part of it, with which what is left of it is computed.
 */
export async function rectifyTogether(
  em: EntityManager,
  ctx: Ctx,
  input: RectifyTogetherInput,
  newId: string,
): Promise<Invoice> {
  const ids = checkInput(input);
  const { tenantId } = ctx.me;
  const { kind, notes, originals, ...rest } = input;
  const dataOnly = input.dataOnly ?? false;
  const date = input.date ?? ctx.today();
  // In one order for everybody, before any is looked at.
  await lockInvoices(em, tenantId, ids);
  await checkLines(em, tenantId, ids);
  const taken: Taken[] = [];
  const parts: Part[] = [];
  for (const [index, { lines }] of originals.entries())
    await at(index, async () => {
      const asked: RectifyInput = { ...rest, kind, lines, way: RectificationWay.I, date };
      const one = await rectified(em, ctx, await takeOriginal(em, ctx, ids[index]!), asked);
      taken.push(one);
      parts.push(partFor(one, originals[index]!, dataOnly, date));
    });
  checkAlike(taken, date);
  const { lines, amounts } = saidTogether(parts);
  const latest = taken.reduce((a, b) => (b.original.date >= a.original.date ? b : a));
  const { original } = latest;
  const series = input.series?.trim()
    ? checkSeries(input.series)
    : await seriesFor(em, tenantId, seriesKindOf(kind, original.qualified));
  const { issuer, recipient } = await readParties(em, ctx, series, input.customerId ?? null);
  const to = recipientFor(original, { ...rest, kind }, recipient, latest.standing.at(-1));
  if (isDebt(kind)) checkDebt(kind, to, original.tax);
  const operation = operationOf(taken.map(each => each.original));
  const invoice = composeInvoice(
    {
      ...{ kind, qualified: original.qualified, date, notes, lines },
      operationDate: operationBy({ date: operation, operationDate: null }, date, ctx.today()),
    },
    { series, amounts, to, issuer },
    { id: newId, by: ctx.me, at: ctx.now() },
  );
  const rates = new Map(parts.map(each => [each.original.id, each.said.amounts.totals.rates as InvoiceRate[]]));
  Object.assign(invoice, {
    ...{ tax: original.tax, rectificationWay: RectificationWay.I, rectificationCause: blankToNull(input.cause) },
    rectifiedDebt: kind === RectificationKind.R5 ? debtSaid(rest.because) : null,
    ...{ rectified: inOrder(taken), rectifiedRates: rates },
  });
  for (const { original: each } of taken) checkRise(each, partOf(invoice, rates.get(each.id)!), input);
  await issueInvoice(em, ctx, invoice, issuer);
  const warnings = new Set<string>();
  for (const { original: each } of taken)
    for (const text of await warningsOfRectifying(em, each, partOf(invoice, rates.get(each.id)!), input.consumer))
      warnings.add(text);
  invoice.warnings.unshift(...warnings);
  return invoice;
}
