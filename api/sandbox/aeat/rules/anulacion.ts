import type { Anulacion } from '../record';
import { firstOf, type Rule } from './case';
import { identity } from './identity';
import { nifTrouble, vatIdTrouble } from './parties';
import { system } from './system';

const maker: Rule<Anulacion> = ({ madeBy, maker: person, nif, day }, { missing }) => {
  if (!madeBy !== !person) return 1224;
  if (!person) return null;
  if (madeBy === 'E' && !person.nif) return 1227;
  if (!person.other) return madeBy !== 'E' && person.nif === nif ? 1259 : nifTrouble(person, missing);
  const { type, country } = person.other;
  if (type === '02') return vatIdTrouble(person.other, day!, missing);
  if (madeBy === 'T' && type === '07') return 1229;
  if (!country) return 1111;
  if (country !== 'ES' || type === '03') return null;
  return madeBy === 'T' ? 1232 : type === '07' ? null : 1230;
};

/** Why an anulación is refused by what it says itself. */
export const refusalOfAnulacion = firstOf<Anulacion>([identity, maker, system]);
