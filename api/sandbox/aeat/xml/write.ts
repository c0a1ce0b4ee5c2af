import { escapeXml } from './escape';

export const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>';
export const leaf = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined ? '' : `<${name}>${escapeXml(String(text))}</${name}>`;
export const block = (name: string, ...inside: string[]): string => `<${name}>${inside.join('')}</${name}>`;
