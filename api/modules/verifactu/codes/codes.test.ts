import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../platform/config/config';
import { CODES, entriesOf, explain, policyOf, type AnswerClass } from './codes';
import type { AnswerAction } from './explanation.types';
import { UNLISTED } from './message';

const unlisted = entriesOf(UNLISTED).map(({ code }) => code);
const run = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** The AEAT's list of 8 April 2026, by first and last of each unbroken run. */
const LIST = [
  ...run(1100, 1112),
  ...run(1114, 1140),
  ...run(1142, 1203),
  ...run(1205, 1277),
  ...run(1281, 1293),
  ...run(2000, 2009),
  ...run(3000, 3004),
  ...run(3500, 3503),
  ...run(4102, 4141),
];

const NAMED: Partial<Record<AnswerClass, number[]>> = {
  technical: [1129, 1241, 1243, 1256, 1288, 3500, 3501, 4103, 4108, 4110, 4111, 4128, 4134],
  suspended: [4141],
  authority: [4112, 4132, 4140],
  header: [4104, 4105, 4107, 4109, ...run(4115, 4117), ...run(4120, 4127), ...run(4129, 4131), 4133],
  // 3502 and 3503 are of another service: nobody should ever read them.
  wiring: [4118, 4119, 4135, 4138, 4139],
  schema: [3502, 3503, 4102, 4106, 4113, 4114, 4136, 4137],
  state: run(3000, 3004),
  fixable: [2000, 2001, 2002, 2003, 2005, 2006, 2007, 2008],
  harmless: [2004, 2009],
};
const ALL = [...CODES, ...unlisted, 9999].map(explain);
const codesWhere = (wrong: (entry: (typeof ALL)[number]) => boolean) => ALL.filter(wrong).map(({ code }) => code);

const AEAT = join(ROOT, '../shared/aeat/errores.properties');
const given = existsSync(AEAT) ? '' : ` (${AEAT} is not here)`;
const theirs = () =>
  [...readFileSync(AEAT, 'latin1').matchAll(/^(\d{4}) = *(.+)$/gm)].map(([, code, text]) => ({
    code: Number(code),
    text: text!,
  }));

describe('the list', () => {
  test('has the 247 codes of the AEAT, each once', () => {
    expect(LIST).toHaveLength(247);
    expect(CODES).toEqual(LIST);
    expect(unlisted.filter(code => LIST.includes(code))).toEqual([]);
  });

  test.each([
    ['1100 Sin cabecera.'],
    ['[rejected nobody support]\n1100 Sin nada que hacer.'],
    ['[refused nobody support] Escríbenos.\n1100 De una clase que no hay.'],
    ['[rejected nobody help] Escríbenos.\n1100 Con un botón que no hay.'],
    ['[rejected nobody support] Escríbenos.\nSin código.'],
  ])('a table with a line that says nothing is not read: %j', table => {
    expect(() => entriesOf(table)).toThrow('codes of the AEAT');
  });

  (given ? test.skip : test)(`is the list that the AEAT publishes${given}`, () => {
    expect(
      theirs()
        .map(({ code }) => code)
        .sort((a, b) => a - b),
    ).toEqual(CODES);
  });

  (given ? test.skip : test)(`never repeats the AEAT's sentences${given}`, () => {
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const runs = (text: string) =>
      words(text)
        .map((_, i, all) => all.slice(i, i + 7))
        .filter(each => each.length === 7)
        .map(each => each.join(' '));
    const copied = theirs().filter(({ code, text }) => {
      const said = new Set(runs(text));
      return [explain(code).whatHappened, explain(code).whatToDo].some(ours => runs(ours).some(each => said.has(each)));
    });
    expect(copied).toEqual([]);
  });
});

describe('classes and what the sender does', () => {
  test.each(Object.entries(NAMED))('%s has exactly its codes', (name, codes) => {
    expect(CODES.filter(code => explain(code).class === name)).toEqual(codes);
  });

  test('every other code refuses the record', () => {
    const named = new Set(Object.values(NAMED).flat());
    expect(CODES.filter(code => !named.has(code) && explain(code).class !== 'rejected')).toEqual([]);
    expect(CODES.filter(code => explain(code).class === 'rejected').every(code => code >= 1100 && code <= 1293)).toBe(
      true,
    );
  });

  test.each([
    [4103, 'resend'],
    [1241, 'resend'],
    [20009, 'resend'],
    [103, 'resend'],
    [102, 'resend'],
    [-904, 'resend'],
    [4141, 'pause'],
    [4112, 'pause'],
    [4140, 'pause'],
    [401, 'pause'],
    [4104, 'header'],
    [4133, 'header'],
    [4102, 'split'],
    [3503, 'split'],
    [4118, 'pause'],
    [4139, 'pause'],
    [1110, 'reject'],
    [1293, 'reject'],
    [2001, 'accept'],
    [2004, 'accept'],
    [3000, 'state'],
    [3004, 'state'],
    [9999, 'reject'],
    [NaN, 'reject'],
  ])('%i: %s', (code, policy) => expect(policyOf(code)).toBe(policy));

  test('a code that nobody knows says so', () => {
    expect(explain(9999)).toMatchObject({
      code: 9999,
      class: 'rejected',
      whoseFault: 'nobody',
      action: 'support',
      whatHappened: expect.stringContaining('aún no conocemos'),
    });
  });
});

describe('the words', () => {
  test('are one sentence each, capital to full stop, 25 to 200 characters', () => {
    const odd = (text: string) =>
      !/^[A-ZÁÉÍÓÚÑ][^\n]*[^.\s]\.$/.test(text) ||
      /[.!?]\s+[A-ZÁÉÍÓÚÑ]|\s{2}|Algo ha ido mal/.test(text) ||
      text.length < 25 ||
      text.length > 200;
    expect(codesWhere(({ whatHappened, whatToDo }) => odd(whatHappened) || odd(whatToDo))).toEqual([]);
  });

  test('no two codes say the same', () => {
    const seen = ALL.map(({ whatHappened }) => whatHappened);
    expect(seen.filter((text, i) => seen.indexOf(text) !== i)).toEqual([]);
  });

  test('are Spanish, speak to a friend, and name no element or key of the XML', () => {
    const english =
      /\b(the|and|of|with|is|are|not|or|your|you|invoice|record|customer|company|header|hash|support|retry|card|field|code|sent|wrong)\b/i;
    const stranger = /\b(usted|compruebe|espere|escriba|póngase|contacte|corrija|pulse|anule|revise|elija)\b/i;
    const xml = /[a-záéíóú][A-Z]|\b[A-Z]{1,2}\d{1,2}\b|\b(campo|bloque NIF|nodo|esquema|XML)\b/;
    expect(
      codesWhere(({ whatHappened, whatToDo }) =>
        [english, stranger, xml].some(each => each.test(whatHappened) || each.test(whatToDo)),
      ),
    ).toEqual([]);
  });

  test('what to do begins with a verb', () => {
    const verb =
      /^(Anula|Compara|Comprueba|Compruébalo|Confirma|Corrígela|Da|Deja|Déjala|Déjalo|Elige|Escribe|Escríbenos|Espera|Pulsa|Quita|Rectifícala|Revisa|Sube)\b/;
    expect(codesWhere(({ whatToDo }) => !verb.test(whatToDo))).toEqual([]);
  });

  test('name the button that is offered', () => {
    const words: Record<AnswerAction, RegExp> = {
      none: /^(Déjal[ao] así|Deja esta|Corrígela o anúlala)/,
      wait: /^Espera: Folio/,
      resend: /Reintentar/,
      correct: /Reintentar/,
      edit_customer: /ficha.*(Reintentar|Ver cómo corregirla)|Reintentar.*ficha/s,
      edit_company: /Configuración › Empresa/,
      certificate: /certificado/,
      rectify: /^Rectifícala si .*la venta es real.*anúlala.*«Me he equivocado» elige por ti/,
      support: /^Escríbenos|avísanos/,
    };
    expect(codesWhere(({ action, whatToDo }) => !words[action].test(whatToDo))).toEqual([]);
    // An accepted invoice has nothing to try again.
    expect(
      codesWhere(each => (each.class === 'fixable' || each.class === 'harmless') && /Reintentar/.test(each.whatToDo)),
    ).toEqual([]);
  });

  test('each fault has its own ways out', () => {
    const ways: Record<string, AnswerAction[]> = {
      company: ['edit_company', 'certificate', 'rectify', 'correct'],
      customer: ['edit_customer', 'rectify'],
      folio: ['support'],
      aeat: ['wait', 'support'],
      nobody: ['none', 'correct', 'support'],
    };
    // A notice about something of ours that the record need not be corrected for.
    expect(codesWhere(({ whoseFault, action }) => !ways[whoseFault]!.includes(action))).toEqual([2009]);
  });
});
