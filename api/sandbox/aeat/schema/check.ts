import type { XmlElement } from '../xml/parse';
import { RefusedMessage } from '../refused';
import type { Particle, Shape } from './shape';

/** A value that the schema does not take: where, and the code that says so. */
export interface WrongValue {
  path: string;
  code: number;
}

const place = (element: XmlElement, particle: Particle, ns: string) =>
  particle.options.find(option => option.name === element.name && (option.ns ?? ns) === element.ns);

/**
 * What is built wrongly costs the whole message; values that are wrong are collected, for their record alone may pay.
 */
export function check(element: XmlElement, shape: Shape, path: string, wrong: WrongValue[]): void {
  if (element.attributes.length || element.text.trim())
    throw new RefusedMessage(4102, `${path} lleva algo que el esquema no admite`);
  let at = 0;
  for (const particle of shape.particles) {
    const found = take(element, at, particle, shape.ns, path);
    for (let i = at; i < at + found; i++)
      inside(element.children[i], particle, shape.ns, `${path}/${element.children[i].name}`, wrong);
    at += found;
  }
  if (at < element.children.length)
    throw new RefusedMessage(4102, `${path}/${element.children[at].name} sobra o no está en su lugar`);
}

function take(element: XmlElement, at: number, particle: Particle, ns: string, path: string): number {
  let found = 0;
  while (at + found < element.children.length && place(element.children[at + found], particle, ns)) {
    if (++found > particle.max)
      throw new RefusedMessage(
        particle.max > 1 ? 4113 : 4102,
        `${path}/${element.children[at].name} se repite más de ${particle.max} veces`,
      );
  }
  if (found < particle.min)
    throw new RefusedMessage(
      4102,
      `falta informar campo obligatorio: ${path}/${particle.options.map(option => option.name).join(' o ')}`,
    );
  return found;
}

function inside(element: XmlElement, particle: Particle, ns: string, path: string, wrong: WrongValue[]): void {
  const type = place(element, particle, ns)!.type;
  if (type === 'whatever') return;
  if (!type.leaf) return check(element, type, path, wrong);
  if (element.children.length || element.attributes.length)
    throw new RefusedMessage(4102, `${path} lleva algo que el esquema no admite`);
  if (!type.accepts(element.text)) wrong.push({ path, code: type.code });
}
