import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ComboboxRow } from '../../../ui/combobox/ComboboxRow';
import { formatPrice } from '../../../ui/format/amounts';
import { Kbd } from '../../../ui/layout/Kbd';
import { Key } from '../../../ui/layout/Key';
import { matches } from '../../../ui/combobox/match';
import { revealRow } from '../../../ui/table/revealRow';
import { useListRoom } from '../../../ui/table/useListRoom';
import type { SavedProduct } from './grid';
import { formatTaxRate } from '../../../ui/format/here';

interface ProductListProps {
  id: string;
  products: SavedProduct[];
  chosen: number;
  text: string;
  point(index: number): void;
  choose(product: SavedProduct): void;
}

/** The saved products under the description that is being written; the focus stays in the description. */
export function ProductList({ id, products, chosen, text, point, choose }: ProductListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { style } = useListRoom(frame, true);
  useEffect(() => revealRow(list.current), [chosen]);
  return (
    <Box
      ref={frame}
      style={style}
      position="absolute"
      insetStart="0"
      zIndex="dropdown"
      width="full"
      minWidth={{ base: 'full', lg: '440px' }}
      display="flex"
      flexDirection="column"
      bg="surface"
      borderWidth="1px"
      borderRadius="md"
      boxShadow="pop"
      onMouseDown={event => event.preventDefault()}
    >
      <Box
        ref={list}
        role="listbox"
        id={id}
        aria-label="Productos guardados"
        tabIndex={-1}
        flex="1"
        minHeight="0"
        overflowY="auto"
        overscrollBehavior="contain"
        padding="1.5"
      >
        {products.map((product, i) => (
          <ComboboxRow
            key={product.id}
            id={`${id}-${i}`}
            active={i === chosen}
            query={text}
            onHover={() => point(i)}
            onPress={() => choose(product)}
            item={{
              key: product.id,
              label: product.name,
              detail: detailOf(product, text),
              aside: <Figures product={product} />,
            }}
          />
        ))}
      </Box>
      <Box
        hideBelow="lg"
        display="flex"
        gap="4"
        borderTopWidth="1px"
        paddingX="4"
        paddingY="2"
        color="muted"
        textStyle="small"
      >
        <span>
          <Key name="↑" /> <Key name="↓" /> elegir
        </span>
        <span>
          <Kbd>Enter</Kbd> rellenar
        </span>
        <span>
          <Kbd>Esc</Kbd> seguir escribiendo
        </span>
      </Box>
    </Box>
  );
}

// What will stand in the line, where it is not the name; the SKU where it is what was typed.
function detailOf({ name, sku, description }: SavedProduct, text: string): string | undefined {
  const said = description?.trim() === name ? '' : description?.trim();
  return [!matches(name, text) && matches(sku, text) && `SKU ${sku}`, said].filter(Boolean).join(' · ') || undefined;
}

function Figures({ product }: { product: SavedProduct }) {
  return (
    <>
      {formatPrice(product.price)}
      {'\u00a0€'}
      <Box as="span" display="inline-block" width="12" textAlign="right">
        {formatTaxRate(product.ivaRate)}
      </Box>
    </>
  );
}
