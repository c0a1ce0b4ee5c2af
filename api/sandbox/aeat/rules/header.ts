import type { Message } from '../message';
import { RefusedMessage } from '../refused';
import { kindOfNif } from '../values/nif';
import { dayOf, inMadrid } from '../values/days';
import { hasWrongProducer } from './system';

const identified = (nif: string, codes: { form: number; census: number }, missing: ReadonlySet<string>) => {
  if (!kindOfNif(nif)) throw new RefusedMessage(codes.form, nif);
  if (missing.has(nif)) throw new RefusedMessage(codes.census, `NIF:${nif}`);
};

function checkLastDay(text: string, now: Date): void {
  const day = dayOf(text);
  const year = Number(inMadrid(now).day.slice(0, 4));
  if (!day?.endsWith('-12-31') || ![year, year - 1].includes(Number(day.slice(0, 4)))) throw new RefusedMessage(4120);
}

/** What costs the whole message: the header, who sends it, and whose software. */
export function checkHeader(
  { header, records }: Message,
  mayAct: (nif: string) => boolean,
  missing: ReadonlySet<string>,
  now: Date,
): void {
  const { company, representative } = header;
  identified(company.nif!, { form: 4116, census: 4104 }, missing);
  if (kindOfNif(company.nif!) === 'natural' && !company.name.trim()) throw new RefusedMessage(1282);
  if (representative) identified(representative.nif!, { form: 4117, census: 4105 }, missing);
  if (!mayAct(company.nif!)) throw new RefusedMessage(4112);
  if (header.onDemand) throw new RefusedMessage(4126);
  if (header.lastDay) checkLastDay(header.lastDay, now);
  if (records.some(hasWrongProducer)) throw new RefusedMessage(4109, 'SistemaInformatico/NIF');
}
