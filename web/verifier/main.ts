import { checkArchive, NotOurs, type Link, type Verdict } from './check';

/** Rows that a page shows at once: the last ones, and so those before the one that is wrong. */
const SHOWN = 500;

const part = <T extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as T;
const count = (value: number, one: string, many: string) =>
  `${value.toLocaleString('es-ES', { useGrouping: 'always' } as Intl.NumberFormatOptions)} ${value === 1 ? one : many}`;

function element(tag: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  made.className = className;
  return made;
}

function rowOf({ sequence, kind, number, date, hash, problem }: Link): HTMLElement {
  const row = element('tr', '', problem ? 'broken' : '');
  row.append(
    element('td', String(sequence)),
    element('td', number),
    element('td', kind === 'anulacion' ? 'Anulación' : kind && 'Alta'),
    element('td', date.replaceAll('-', '/')),
    element('td', hash, 'hash'),
    element('td', problem ? `✗ ${problem}` : '✓ Correcto'),
  );
  return row;
}

function show(kind: 'good' | 'bad' | 'busy', title: string, ...lines: string[]): void {
  const verdict = part('verdict');
  verdict.className = kind;
  verdict.replaceChildren(element('h2', title), ...lines.map(line => element('p', line)));
}

function showVerdict({ company, made, links, broken, acts, brokenAct }: Verdict): void {
  const whose = `${company}. Copia del ${new Date(made).toLocaleString('es-ES', { dateStyle: 'long', timeStyle: 'short' })}.`;
  const log = brokenAct
    ? `La auditoría se rompe en la actividad ${brokenAct.sequence}${brokenAct.id && ` (${brokenAct.id})`}: ${brokenAct.problem}`
    : `Auditoría: ${count(acts, 'actividad sellada, correcta', 'actividades selladas, todas correctas')}.`;
  if (broken)
    show(
      'bad',
      `La cadena se rompe en el registro ${broken.sequence}${broken.number && `, ${broken.number}`}`,
      broken.problem!,
      log,
      whose,
    );
  else if (brokenAct) show('bad', 'Los registros están enteros; la auditoría, no', log, whose);
  else
    show(
      'good',
      links === 0 ? 'No hay registros todavía' : `Cadena íntegra: ${count(links, 'registro', 'registros')}`,
      log,
      whose,
    );
}

function list(links: Link[], all: number): void {
  part('rows').replaceChildren(...links.map(rowOf));
  part('list').hidden = links.length === 0;
  part('caption').textContent =
    all > links.length
      ? `Los últimos ${links.length} de ${count(all, 'registro comprobado', 'registros comprobados')}`
      : 'Registros comprobados';
}

let run = 0;

async function check(file: File): Promise<void> {
  const mine = (run += 1);
  const links: Link[] = [];
  let all = 0;
  list([], 0);
  show('busy', 'Comprobando…', file.name);
  const report = (link: Link) => {
    all += 1;
    links.push(link);
    if (links.length > SHOWN) links.shift();
    if (mine === run && all % 250 === 0) show('busy', `Comprobando… ${count(all, 'registro', 'registros')}`, file.name);
  };
  try {
    const verdict = await checkArchive(file, report);
    if (mine !== run) return;
    list(verdict.broken && verdict.broken.number === '' ? [...links, verdict.broken] : links, all);
    showVerdict(verdict);
  } catch (error) {
    if (mine !== run) return;
    show(
      'bad',
      'Este archivo no se puede comprobar',
      error instanceof NotOurs ? error.message : 'No es una copia de Folio, o está dañada.',
    );
  }
  part('verdict').focus();
}

const input = part<HTMLInputElement>('file');
input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  // The same file can be chosen again after it was changed.
  input.value = '';
  if (file) void check(file);
});
document.addEventListener('dragover', event => event.preventDefault());
document.addEventListener('drop', event => {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) void check(file);
});
