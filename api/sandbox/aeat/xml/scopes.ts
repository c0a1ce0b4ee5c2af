import { NotXml } from './not-xml';

interface Name {
  ns: string;
  name: string;
}
interface Scope {
  tag: string;
  prefixes: Map<string, string>;
  names: Map<string, Name>;
}

/** Which prefix means which namespace, element by element. */
export class ScopeStack {
  private readonly scopes: Scope[] = [];

  /** Opens an element; answers the names of its attributes that declare no namespace. */
  push(tag: string, given: Map<string, string>): string[] {
    const outer = this.scopes[this.scopes.length - 1];
    if (!given.size && outer) {
      this.scopes.push({ tag, prefixes: outer.prefixes, names: outer.names });
      return [];
    }
    const declared = [...given].filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
    const own = declared.map(([name, uri]): [string, string] => [name === 'xmlns' ? '' : name.slice(6), uri]);
    if (own.some(([prefix, uri]) => prefix && !uri)) throw new NotXml('prefijo sin espacio de nombres');
    this.scopes.push({ tag, prefixes: new Map([...(outer?.prefixes ?? []), ...own]), names: new Map() });
    return [...given.keys()].filter(name => name !== 'xmlns' && !name.startsWith('xmlns:'));
  }

  pop(): string | undefined {
    return this.scopes.pop()?.tag;
  }

  resolve(tag: string): Name {
    const { prefixes, names } = this.scopes[this.scopes.length - 1];
    const known = names.get(tag);
    if (known) return known;
    const colon = tag.indexOf(':');
    const [prefix, name] = [tag.slice(0, Math.max(colon, 0)), tag.slice(colon + 1)];
    const ns = prefixes.get(prefix);
    if (ns === undefined && prefix) throw new NotXml(`prefijo sin declarar: ${prefix}`);
    const resolved = { ns: ns ?? '', name };
    names.set(tag, resolved);
    return resolved;
  }
}
