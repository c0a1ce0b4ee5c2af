import { useId, useLayoutEffect, useState, type KeyboardEvent } from 'react';
import { useCell, type CellProps } from './cells';
import type { SavedProduct } from './grid';
import { ProductList } from './ProductList';
import { ProductSearch } from './ProductSearch';

/** A line's description; while it is written, the saved products are offered. */
export function DescriptionCell(props: CellProps & { placeholder?: string }) {
  const { line, active, act, placeholder } = props;
  const id = useId();
  const [searching, setSearching] = useState(false);
  const [products, setProducts] = useState<SavedProduct[]>([]);
  const [chosen, setChosen] = useState(0);
  const field = useCell<HTMLInputElement>('description', props);
  const open = active && searching && products.length > 0;

  // The row is not held in its frame while the list hangs out of it.
  useLayoutEffect(() => {
    field.ref.current?.closest('.row')?.toggleAttribute('data-listing', open);
  }, [field.ref, open]);

  const close = () => {
    if (!searching) return;
    setSearching(false);
    setProducts([]);
  };
  const choose = (product: SavedProduct) => {
    act.choose(line.key, product);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey) return act.press(event);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) setChosen((chosen + step + products.length) % products.length);
    else if (event.key === 'Enter') choose(products[chosen]);
    else if (event.key === 'Escape') close();
    else return act.press(event);
    event.preventDefault();
  };

  return (
    <>
      <input
        {...field}
        value={line.description}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="next"
        placeholder={placeholder}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-activedescendant={open ? `${id}-${chosen}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={close}
        onChange={event => {
          field.onChange(event);
          setSearching(event.currentTarget.value.trim() !== '');
          setChosen(0);
        }}
      />
      {active && searching && <ProductSearch text={line.description} onFound={setProducts} />}
      {open && (
        <ProductList
          id={id}
          products={products}
          chosen={Math.min(chosen, products.length - 1)}
          text={line.description}
          point={setChosen}
          choose={choose}
        />
      )}
    </>
  );
}
