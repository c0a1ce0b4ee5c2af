import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../Button';
import { EmptyState } from './EmptyState';

interface Empty {
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

interface ListEmptyProps {
  /** 'clientes': what the list has none of. */
  noun: string;
  /** The list has rows, but this page lies beyond the last: where its first page is. */
  first?: string | false;
  /** Something is searched or filtered, and nothing found. `clear` is what the button says that ends it. */
  nothing?: (Empty & { clear?: string }) | '' | false;
  onClear?(): void;
  /** There is none yet: what will be here, and how to start. */
  none?: Empty;
}

/** Why a list shows no row. */
export function ListEmpty({ noun, first, nothing, onClear, none }: ListEmptyProps) {
  if (first)
    return (
      <EmptyState
        drawing={false}
        title={`En esta página no hay ${noun}`}
        actions={<ButtonLink to={first}>Ir a la primera página</ButtonLink>}
      >
        La lista se ha quedado más corta de lo que dice la dirección.
      </EmptyState>
    );
  if (nothing) {
    const { title, text, clear, actions } = nothing;
    const buttons = (
      <>
        {clear && <Button onClick={onClear}>{clear}</Button>}
        {actions}
      </>
    );
    return (
      <EmptyState drawing={false} title={title} actions={buttons}>
        {text}
      </EmptyState>
    );
  }
  return (
    none && (
      <EmptyState title={none.title} actions={none.actions}>
        {none.text}
      </EmptyState>
    )
  );
}
