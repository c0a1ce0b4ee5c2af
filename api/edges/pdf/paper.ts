import type { Style } from './fonts/typesetter';

const MM = 72 / 25.4;

/** A4 in points, y downwards. */
export const PAPER = { width: 595.28, height: 841.89 };
export const LEFT = 15 * MM;
export const RIGHT = PAPER.width - LEFT;
export const WIDTH = RIGHT - LEFT;
export const TOP = 15 * MM;
const FOOT_BOTTOM = PAPER.height - 15 * MM;
/** The foot takes two small lines under a hairline; the body ends above it. */
export const FOOT_TOP = FOOT_BOTTOM - 34;
export const BODY_BOTTOM = FOOT_TOP - 14;

export const COLOURS = {
  text: '#141C2B',
  muted: '#565F6E',
  hairline: '#E4E1DA',
  alert: '#AE1531',
  watermark: '#F9E3E7',
  qr: '#000000',
};

/** What its number and its rules are drawn in: the company's colour, or ink. */
export const accentOf = ({ accent }: { accent?: string | null }): string => accent ?? COLOURS.text;

const { text, muted, alert } = COLOURS;
export const STYLES = {
  body: { weight: 'regular', size: 9.375, leading: 13.5, colour: text },
  quiet: { weight: 'regular', size: 9.375, leading: 13.5, colour: muted },
  label: { weight: 'medium', size: 7.875, leading: 12, colour: muted },
  foot: { weight: 'regular', size: 7.875, leading: 12, colour: muted },
  small: { weight: 'regular', size: 7.875, leading: 12, colour: text },
  name: { weight: 'semibold', size: 11.25, leading: 15, colour: text },
  number: { weight: 'semibold', size: 22.5, leading: 26, colour: text, tracking: -0.02 },
  title: { weight: 'semibold', size: 15, leading: 20, colour: text },
  heading: { weight: 'semibold', size: 9.375, leading: 13.5, colour: text },
  date: { weight: 'regular', size: 11.25, leading: 16.5, colour: text },
  total: { weight: 'semibold', size: 11.25, leading: 28, colour: text },
  grand: { weight: 'semibold', size: 21, leading: 28, colour: text, tracking: -0.02 },
  alert: { weight: 'semibold', size: 11.25, leading: 15, colour: alert, tracking: 0.04 },
  alertSmall: { weight: 'semibold', size: 7.875, leading: 12, colour: alert, tracking: 0.04 },
} satisfies Record<string, Style>;
