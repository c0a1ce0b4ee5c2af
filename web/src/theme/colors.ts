type Pair = readonly [light: string, dark: string];

const pairs = {
  bg: ['#FAF9F6', '#0D121A'],
  surface: ['#FFFFFF', '#141B26'],
  subtle: ['#F4F2ED', '#1B2431'],
  overlay: ['rgba(20,28,43,.44)', 'rgba(4,7,12,.66)'],
  border: ['#E4E1DA', '#283345'],
  borderStrong: ['#858A93', '#73819A'],
  skeleton: ['#ECE9E2', '#232E3F'],
  text: ['#141C2B', '#E9EDF3'],
  muted: ['#565F6E', '#A3AEBF'],
  ink: ['#14244B', '#14244B'],
  brand: ['#1E3A78', '#A3BDF6'],
  brandHover: ['#152B5C', '#C0D2FA'],
  brandFg: ['#FFFFFF', '#0C1730'],
  brandSubtle: ['#EDF1FA', '#18243F'],
  brandBorder: ['#C5D1EC', '#314777'],
  chartRest: ['#7690C6', '#5670AA'],
  accent: ['#B5441C', '#EB8A62'],
  accentHover: ['#983613', '#F3A684'],
  accentFg: ['#FFFFFF', '#240F07'],
  accentSubtle: ['#FBEFE9', '#2D1C16'],
  success: ['#176340', '#74D3A0'],
  successSubtle: ['#E8F4ED', '#10291E'],
  successBorder: ['#BBDDCA', '#215039'],
  info: ['#1C559F', '#8ABAF9'],
  infoSubtle: ['#E8F0FB', '#112440'],
  infoBorder: ['#BFD4F1', '#264A7B'],
  warning: ['#7A5000', '#EBC168'],
  warningSubtle: ['#FDF4DC', '#2A2110'],
  warningBorder: ['#EBD295', '#5B4718'],
  danger: ['#AE1531', '#F78F9D'],
  dangerSubtle: ['#FCECEF', '#34161C'],
  dangerBorder: ['#F1C0C9', '#6C2A35'],
  neutral: ['#4B5462', '#B7C0CE'],
  neutralSubtle: ['#F1EFEA', '#212B3A'],
  neutralBorder: ['#DBD8D0', '#334054'],
  gold: ['#A87400', '#E3B341'],
  silver: ['#747D8A', '#AEB8C6'],
  bronze: ['#A2592C', '#D58F63'],
} satisfies Record<string, Pair>;

export type ColorName = keyof typeof pairs;

export const colorNames = Object.keys(pairs) as ColorName[];

export const colorOf = (name: ColorName, mode: 'light' | 'dark') => pairs[name][mode === 'light' ? 0 : 1];

const token = (name: ColorName) => ({ value: { base: pairs[name][0], _dark: pairs[name][1] } });

const state = (name: 'success' | 'info' | 'warning' | 'danger' | 'neutral') => ({
  DEFAULT: token(name),
  subtle: token(`${name}Subtle`),
  border: token(`${name}Border`),
});

/** Semantic colours by the design's names, and Chakra's own names for the parts we leave as they are. */
export const colors = {
  bg: { DEFAULT: token('bg'), panel: token('surface'), subtle: token('subtle'), muted: token('subtle') },
  surface: token('surface'),
  subtle: token('subtle'),
  overlay: token('overlay'),
  border: { DEFAULT: token('border'), strong: token('borderStrong'), emphasized: token('borderStrong') },
  skeleton: token('skeleton'),
  text: token('text'),
  fg: { DEFAULT: token('text'), muted: token('muted') },
  muted: token('muted'),
  ink: token('ink'),
  brand: {
    DEFAULT: token('brand'),
    hover: token('brandHover'),
    fg: token('brandFg'),
    subtle: token('brandSubtle'),
    border: token('brandBorder'),
  },
  chartRest: token('chartRest'),
  accent: {
    DEFAULT: token('accent'),
    hover: token('accentHover'),
    fg: token('accentFg'),
    subtle: token('accentSubtle'),
  },
  success: state('success'),
  info: state('info'),
  warning: state('warning'),
  danger: state('danger'),
  neutral: state('neutral'),
  gold: token('gold'),
  silver: token('silver'),
  bronze: token('bronze'),
};
