import { wordsOf } from '../../../schema/bank/named';

/** What stands in a name besides who it is. */
const SMALL = new Set(['DE', 'DEL', 'LA', 'EL', 'LOS', 'LAS', 'Y', 'E', 'I', 'DA', 'DO']);
/** So many words say who it is in whatever order: of a name with one surname the second one distinguishes people. */
const WHOLE = 3;
/** The longest names are known by their first words. */
const MOST_WORDS = 10;
/** What may follow a name with one surname: anything else may be the second one. */
const AFTER = '( [A-Z]*[0-9]| (FRA|FACT|FACTURA|FACTURAS|CONCEPTO|PAGO|RECIBO|BIZUM|REF) | $)';

/**
 * Regular expressions by which a bank's text names somebody: by all the words of one of their names, or by a first name
 * and one surname without another behind them. One word is nobody's in particular, and none.
 */
export const namesOf = (names: readonly string[]): string[] =>
  [...new Set(names)]
    .map(name =>
      wordsOf(name)
        .filter(word => word.length > 1 && !SMALL.has(word))
        .slice(0, MOST_WORDS),
    )
    .flatMap(words => {
      if (words.length >= WHOLE) return [`^${words.map(word => `(?=.* ${word} )`).join('')}`];
      return words.length === 2 ? [` ${words.join(' ')}${AFTER}`] : [];
    });

/** SQL: the words of a text in capitals without accents, a blank before and after each. */
const WORDS = `' ' || regexp_replace(regexp_replace(upper(normalize(m.text, NFD)), '[\\u0300-\\u036F]', '', 'g'), '[^A-Z0-9]+', ' ', 'g') || ' '`;

/**
 * SQL: the text of a movement `m` names somebody: by their number (`nif`, an expression) however it is spaced, or by a
 * name (`names`, what `namesOf` says).
 */
export const namedIn = (nif: string, names: string): string => `EXISTS (
  SELECT FROM (SELECT ${WORDS} AS words) w
   WHERE (${nif} <> '' AND strpos(replace(w.words, ' ', ''), ${nif}) > 0)
      OR EXISTS (SELECT FROM unnest(${names}::text[]) name WHERE w.words ~ name))`;
