/** A key as it is printed on the keyboard; with Ctrl also ⌘. */
interface Stroke {
  keys: readonly string[];
  does: string;
}

/** Every key of the product that works wherever the focus is: what '?' shows, and what the handlers go by. */
export const KEYS = {
  palette: { keys: ['Ctrl', 'K'], does: 'Buscar facturas y clientes, e ir a cualquier parte' },
  allKeys: { keys: ['?'], does: 'Ver todas las teclas' },
  newInvoice: { keys: ['N'], does: 'Nueva factura; en la página de un cliente, para él' },
  rowDown: { keys: ['J'], does: 'Bajar a la factura siguiente' },
  rowUp: { keys: ['K'], does: 'Subir a la anterior' },
  rowTick: { keys: ['X'], does: 'Marcar o desmarcar la factura' },
  rowActions: { keys: ['A'], does: 'Ir a lo que se hace con las marcadas' },
  rowSend: { keys: ['E'], does: 'Enviar la factura' },
  rowCollect: { keys: ['C'], does: 'Anotar un cobro de la factura' },
  bankMove: { keys: ['↓'], does: 'Bajar al movimiento siguiente; con ↑, al anterior' },
  bankConfirm: { keys: ['Enter'], does: 'Confirmar la propuesta del movimiento' },
  bankChoose: { keys: ['O'], does: 'Elegir otra factura para el movimiento' },
  bankAside: { keys: ['A'], does: 'Apartarlo: no es un cobro' },
  bankSure: { keys: ['S'], does: 'Confirmar los seguros' },
  toasts: { keys: ['Alt', 'T'], does: 'Ir a los avisos, y a su «Deshacer»' },
  formHelp: { keys: ['F1'], does: 'Las teclas de las líneas' },
  formFields: { keys: ['F4'], does: 'Más campos de esta factura' },
  formPreview: { keys: ['F8'], does: 'Ver cómo quedará' },
  formSave: { keys: ['Ctrl', 'S'], does: 'Guardar borrador' },
  formIssue: { keys: ['Ctrl', 'Enter'], does: 'Emitir factura' },
} satisfies Record<string, Stroke>;

export type KeyName = keyof typeof KEYS;

/** How '?' groups them. */
export const GROUPS: { title: string; names: KeyName[] }[] = [
  { title: 'En toda la aplicación', names: ['palette', 'newInvoice', 'allKeys', 'toasts'] },
  { title: 'En la lista de facturas', names: ['rowDown', 'rowUp', 'rowTick', 'rowActions', 'rowSend', 'rowCollect'] },
  { title: 'En el banco', names: ['bankMove', 'bankConfirm', 'bankChoose', 'bankAside', 'bankSure'] },
  { title: 'En una factura que se escribe', names: ['formIssue', 'formSave', 'formPreview', 'formFields', 'formHelp'] },
];

/** True where an event is the stroke that a name stands for. */
export function isStroke(event: KeyboardEvent, name: KeyName): boolean {
  const { keys }: Stroke = KEYS[name];
  const [cap] = keys.slice(-1);
  const held = event.ctrlKey || event.metaKey;
  if (keys.includes('Ctrl') !== held || keys.includes('Alt') !== event.altKey) return false;
  // '?' is written with it; with Ctrl it is the browser's.
  if (held && event.shiftKey) return false;
  // With Alt some keyboards write another letter.
  return keys.includes('Alt') ? event.code === `Key${cap}` : event.key.toLowerCase() === cap!.toLowerCase();
}

/** Where letters are text. */
const WRITES = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=grid]';
const isLetter = (name: KeyName) => KEYS[name].keys.length === 1 && KEYS[name].keys[0]!.length === 1;

const OFF = 'letter-keys-off';

/** Single letters can be turned off by people who dictate, or who touch keys without meaning to. */
export const letterKeys = {
  on: (): boolean => localStorage.getItem(OFF) === null,
  turn: (on: boolean): void => (on ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, '1')),
};

/** A single letter is text while somebody writes. */
export const isFree = (event: KeyboardEvent, name: KeyName): boolean =>
  !isLetter(name) || (letterKeys.on() && !(event.target instanceof Element && event.target.closest(WRITES)));

export const dialogOpen = () =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
