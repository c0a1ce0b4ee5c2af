import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Names of the fields that an answer asks for below one of a field's own, whatever they are called there, in fragments
 * too. One that @skip or @include leaves out is among them: what is read for it is read in vain, and nothing else. Each
 * fragment is looked at once: of forty that name the next one twice there are a million million ways through them.
 */
export function fieldsBelow(info: GraphQLResolveInfo, field: string): Set<string> {
  const names = new Set<string>();
  type Found = (name: string, below?: SelectionSetNode) => void;
  const look = (set: SelectionSetNode | undefined, seen: Set<string>, found: Found): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') found(selection.name.value, selection.selectionSet);
      else if (selection.kind === 'InlineFragment') look(selection.selectionSet, seen, found);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        look(info.fragments[selection.name.value]?.selectionSet, seen, found);
      }
    }
  };
  const [around, below] = [new Set<string>(), new Set<string>()];
  for (const node of info.fieldNodes)
    look(node.selectionSet, around, (name, set) => {
      if (name === field) look(set, below, each => void names.add(each));
    });
  return names;
}
