import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Names of the fields that an answer asks for below one of a field's own, whatever they are called there, in fragments
 * too. One that @skip or @include leaves out is among them: what is read for it is read in vain, and nothing else.
 */
export function fieldsBelow(info: GraphQLResolveInfo, field: string): Set<string> {
  const names = new Set<string>();
  const look = (set: SelectionSetNode | undefined, found: (name: string, below?: SelectionSetNode) => void): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === 'Field') found(selection.name.value, selection.selectionSet);
      else if (selection.kind === 'InlineFragment') look(selection.selectionSet, found);
      else look(info.fragments[selection.name.value]?.selectionSet, found);
    }
  };
  for (const node of info.fieldNodes)
    look(node.selectionSet, (name, below) => {
      if (name === field) look(below, each => void names.add(each));
    });
  return names;
}
