/** The button of a company that has chosen no colour. */
export const NO_ACCENT = '#B5441C';

const rules = (each: Record<string, string>) =>
  Object.entries(each)
    .map(([of, style]) => `${of}{${style.replaceAll(';', '!important;')}!important}`)
    .join('');

/**
 * What a mail program takes from the head where it takes anything: its own dark colours instead of turning ours round, and
 * a narrow screen. Everything else stands on the elements themselves.
 */
export const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules({
  '.page': 'background:#0D121A;color:#E9EDF3',
  '.card': 'background:#141B26',
  '.line': 'border-color:#283345',
  '.subtle': 'background:#1B2431',
  '.muted': 'color:#A3AEBF',
  '.link': 'color:#A3BDF6',
  '.button': 'border-color:#73819A',
  '.file': 'background:#141B26;border-color:#73819A',
  '.logo': 'background:#FFFFFF;padding:4px',
})}}
@media (max-width:480px){${rules({
  '.around': 'padding:16px',
  '.pad': 'padding-left:20px;padding-right:20px',
  '.side': 'padding-left:12px',
})}}
@media (max-width:340px){${rules({
  '.figure,.side': 'display:block;text-align:left',
  '.figure': 'border-bottom-width:0;padding-bottom:8px',
  '.side': 'border-top-width:0;padding:0 0 16px',
})}}`;
