import { compare, isDecimal, parseDecimal, plain } from '../../../../../schema/decimal';
import { lineAmounts, turned } from '../../../../../schema/totals';
import { parseAmount } from '../../../ui/format/amounts';
import { discountProblem, isAmount } from '../extras/discount';
import { regimeProblem } from '../../../../../schema/tax/causes';
import { marginName } from '../../../../../schema/tax/margin';
import { causeProblem } from '../../../../../schema/tax/phrases';
import { rateProblem } from '../../../../../schema/tax/territory';
import { here, taxHere } from '../../../ui/format/here';
import { columnsOf, dayOf, isBelow, sold, type Column, type Line, type Problems } from './line';

const ZERO = parseDecimal('0');

// Lines never change, only what stands in their place: with each key all of them are asked.
const found = new WeakMap<Line, Problems>();

/** What keeps a line from counting, by cell. */
function problemsOf(line: Line): Problems {
  const problems = found.get(line) ?? findProblems(line);
  found.set(line, problems);
  return problems;
}

function findProblems(line: Line): Problems {
  const problems: Problems = {};
  if (!line.description.trim()) problems.description = 'Escribe una descripción.';
  const quantity = quantityProblem(line);
  const price = amountProblem(line.price, 'Escribe un precio mayor que 0.', line.given?.price);
  const discount =
    line.discount === null
      ? null
      : line.gross && isAmount(line.discount)
        ? grossDiscount()
        : discountProblem(line.discount, quantity || price ? null : beforeDiscount(line));
  if (line.day !== null && !dayOf(line)) problems.day = 'Escribe el día de la operación: 05/11/2026.';
  const cost = costProblem(line);
  if (cost) problems.cost = cost;
  Object.assign(problems, taxProblems(line));
  return { ...problems, ...(quantity && { quantity }), ...(price && { price }), ...(discount && { discount }) };
}

/** A rate or a cause that the company's tax does not have: of a draft or a product from before it moved. */
function taxProblems(line: Line): Problems {
  const { ivaRate, ivaCause } = line;
  const rate = rateProblem(ivaRate, here()) ?? (marginName(line.ivaRegime) ? regimeProblem(line, taxHere()) : null);
  const cause = ivaRate === 0 ? causeProblem(ivaCause, taxHere()) : null;
  return { ...(rate && { ivaRate: rate }), ...(cause && { ivaCause: cause }) };
}

function costProblem({ cost = null }: Line): string | null {
  if (cost === null) return null;
  const amount = parseAmount(cost);
  if (amount === null || !isDecimal(amount) || isBelow(amount)) return 'Escribe lo que te costó, con sus impuestos.';
  return parseDecimal(plain(amount)).scale > 6 ? 'Como mucho 6 decimales.' : null;
}

const grossDiscount = () => `Con ${taxHere()} incluido, el descuento va en porcentaje: 10 %.`;

const beforeDiscount = ({ quantity, price }: Line): string =>
  lineAmounts({ quantity: sold(parseAmount(quantity)!), price: parseAmount(price)! }).gross;

const NO_QUANTITY = 'Escribe una cantidad mayor que 0.';

function quantityProblem(line: Line): string | null {
  const { quantity, returns, given } = line;
  const amount = parseAmount(quantity);
  if (!isBelow(amount)) return amountProblem(quantity, NO_QUANTITY, given?.quantity);
  if (!returns) return `${NO_QUANTITY} Si te lo devuelven, enciende Devoluciones en Campos.`;
  return amountProblem(turned(amount!), NO_QUANTITY, given ? turned(parseAmount(given.quantity) ?? '') : undefined);
}

function amountProblem(text: string, missing: string, given?: string): string | null {
  const amount = parseAmount(text);
  if (amount === null || !isDecimal(amount) || compare(parseDecimal(amount), ZERO) <= 0) return missing;
  return parseDecimal(plain(amount)).scale > 2 && text !== given ? 'Como mucho 2 decimales.' : null;
}

export const isGood = (line: Line) => Object.keys(problemsOf(line)).length === 0;

const INCOMPLETE = 'Completa descripción, cantidad y precio';

/** What a line that does not count yet lacks, in one sentence. */
export function incompleteText(line: Line): string {
  const { day, cost, discount, ivaRate, ivaCause, ...rest } = problemsOf(line);
  const said = ivaRate ?? ivaCause ?? cost ?? discount ?? day;
  return said && Object.keys(rest).length === 0 ? said : INCOMPLETE;
}

/** What is shown in red: the server's word, what nobody typed here, and all of our own once the line was tried. */
export const shownProblems = (line: Line): Problems =>
  line.tried ? { ...problemsOf(line), ...line.refused } : { ...taxProblems(line), ...line.refused };

export function firstWrong(line: Line): Column {
  const problems = shownProblems({ ...line, tried: true });
  return columnsOf(line).find(column => problems[column]) ?? 'description';
}
