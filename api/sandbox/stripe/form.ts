/** A decoded parameter: text, or a tree of them. */
type Param = string | { [key: string]: Param };
export type Params = { [key: string]: Param };

/** `a[b][0]=c`, as Stripe's clients write nested parameters, into a tree; lists become objects with the keys 0, 1… */
export function readForm(text: string): Params {
  const root: Params = Object.create(null) as Params;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let here = root;
    for (const key of path.slice(0, -1)) {
      const next = here[key];
      here = typeof next === 'object' ? next : (here[key] = Object.create(null) as Params);
    }
    here[path.at(-1)!] = value;
  }
  return root;
}

export const textAt = (params: Params, ...path: string[]): string | undefined => {
  let here: Param | undefined = params;
  for (const key of path) here = typeof here === 'object' ? here[key] : undefined;
  return typeof here === 'string' ? here : undefined;
};

export const treeAt = (params: Params, key: string): Params => (typeof params[key] === 'object' ? params[key] : {});

/** Texts of a list parameter. */
export const listAt = (params: Params, key: string): string[] =>
  Object.values(treeAt(params, key)).filter((each): each is string => typeof each === 'string');

export const isTrue = (text: string | undefined): boolean => text === 'true';
