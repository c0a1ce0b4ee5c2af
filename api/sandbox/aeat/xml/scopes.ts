import { NotXml } from './not-xml';

interface Scope { tag: string; prefixes: Map<string, string> }

/** Which prefix means which namespace, element by element. */
export class ScopeStack {
  private readonly scopes: Scope[] = [];

  /** Opens an element; answers the names of its attributes that declare no namespace. */
  push(tag: string, given: Map<string, string>): string[] {
    const outer = this.scopes[this.scopes.length - 1]?.prefixes ?? new Map<string, string>();
    const declared = [...given].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
    const own = declared.map(([name, uri]): [string, string] => [name === 'xmlns' ? '' : name.slice(6), uri]);
    if (own.some(([prefix, uri]) => prefix && !uri)) throw new NotXml('prefijo sin espacio de nombres');
    this.scopes.push({ tag, prefixes: own.length ? new Map([...outer, ...own]) : outer });
    return [...given.keys()].filter(name => name !== 'xmlns' && !name.startsWith('xmlns:'));
  }

  pop(): string | undefined { return this.scopes.pop()?.tag; }

  resolve(tag: string): { ns: string; name: string } {
    const [prefix, name] = tag.includes(':') ? tag.split(':') : ['', tag];
    const ns = this.scopes[this.scopes.length - 1].prefixes.get(prefix);
    if (ns === undefined && prefix) throw new NotXml(`prefijo sin declarar: ${prefix}`);
    return { ns: ns ?? '', name };
  }
}
