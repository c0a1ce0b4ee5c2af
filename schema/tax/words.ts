import type { Tax } from './territory';

/**
 * What is said of an invoice under IVA, said of one under another tax: its name, and without articles of the law of IVA
 * and its duties, which are not that tax's.
 */
export const inWordsOf = (text: string, tax: Tax): string =>
  tax === 'IVA'
    ? text
    : text
        .replace(/ \(artículos? [^()]*Ley (?:37\/1992|del IVA)\)/g, '')
        .replace(/(?: que da el| del) artículo 80\.(?:Tres|Cuatro)(?: desde que se publica)?/g, ' de su ley')
        .replace(/avisa a la AEAT en un mes/g, 'da los avisos que pida')
        .replace(/Avisa a la AEAT en un mes/g, 'Da los avisos que pida')
        .replace(/\bIVA\b/g, tax);
