/** A leaf: whether its text is right, and the code that says it is not. */
export interface Leaf {
  leaf: true;
  accepts(text: string): boolean;
  code: number;
}
/** A sequence of particles in the order of the schema; `ns` is the namespace of the children. */
export interface Shape {
  leaf: false;
  ns: string;
  particles: Particle[];
}
/** One name, or the names of a choice of which exactly one comes. */
export interface Particle {
  options: { name: string; ns?: string; type: Leaf | Shape | 'whatever' }[];
  min: 0 | 1;
  max: number;
}

export const shape = (ns: string, ...particles: Particle[]): Shape => ({ leaf: false, ns, particles });
export const one = (name: string, type: Leaf | Shape): Particle => ({ options: [{ name, type }], min: 1, max: 1 });
export const maybe = (name: string, type: Leaf | Shape): Particle => ({ options: [{ name, type }], min: 0, max: 1 });
export const many = (name: string, type: Leaf | Shape, max: number): Particle => ({
  options: [{ name, type }],
  min: 1,
  max,
});
export const choice = (...options: Particle['options']): Particle => ({ options, min: 1, max: 1 });
/** Something of another namespace that is not looked into. */
export const foreign = (name: string, ns: string): Particle => ({
  options: [{ name, ns, type: 'whatever' }],
  min: 0,
  max: 1,
});
