/** Scripts whose words are written with joiners. */
const JOINING = [
  'Arab',
  'Syrc',
  'Mong',
  'Nkoo',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Tibt',
  'Mymr',
]
  .map(script => `\\p{scx=${script}}`)
  .join('');
/** Zero-width (non-)joiners stand where they shape a letter or a picture, and nowhere else. */
const JOINER_IN_PLACE = new RegExp(
  `(?<=[${JOINING}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])[\\u200C\\u200D](?=[\\p{L}\\p{M}\\p{Extended_Pictographic}])`,
  'gu',
);

/** What turns the direction of writing or takes no room: a name with it is not the name that one reads. */
const UNSEEN = /[\p{Cf}\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/u;

/** Code points that stand for no character (U+FFFE and its kin): no record and no message can hold them. */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/u;

export const holdsUnseen = (text: string): boolean => UNSEEN.test(text.replace(JOINER_IN_PLACE, ''));
export const holdsNoCharacter = (text: string): boolean => NO_CHARACTER.test(text);
