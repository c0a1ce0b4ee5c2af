import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks.
class ResizeObserver {
  observe() {
    /* nothing is ever laid out here */
  }
  unobserve() {
    /* as above */
  }
  disconnect() {
    /* as above */
  }
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver,
  structuredClone: globalThis.structuredClone ?? (<Value>(value: Value): Value => JSON.parse(JSON.stringify(value))),
});

// What is saved as a file lets go of its address a minute later: by then another test of the group runs.
URL.revokeObjectURL = () => undefined;

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
