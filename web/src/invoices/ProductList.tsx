import { Box } from '@chakra-ui/react';
import { formatPrice } from '../ui/amounts';
import type { SavedProduct } from './grid';
import { Kbd } from './Kbd';
import { ListBox, Option } from './ListBox';
import { Match } from './match';

interface ProductListProps { id: string; products: SavedProduct[]; chosen: number; text: string; choose(product: SavedProduct): void }

/** The saved products under the description that is being written. */
export function ProductList({ id, products, chosen, text, choose }: ProductListProps) {
  return (
    <ListBox id={id} label="Productos guardados" foot={<Keys />}>
      {products.map((product, i) => (
        <Option key={product.id} id={`${id}-${i}`} chosen={i === chosen} press={() => choose(product)}>
          <Box flex="1" minWidth="0" truncate><Match text={product.name} part={text} /></Box>
          <Box color="muted" layerStyle="figures">{formatPrice(product.price)} €</Box>
          <Box color="muted" layerStyle="figures" width="10" textAlign="right">{product.ivaRate} %</Box>
        </Option>
      ))}
    </ListBox>
  );
}

function Keys() {
  return (
    <Box hideBelow="lg" display="flex" gap="4" alignItems="center" color="muted" textStyle="small" paddingX="3" paddingY="2">
      <span><Kbd>↑</Kbd> <Kbd>↓</Kbd> elegir</span>
      <span><Kbd>Enter</Kbd> rellenar</span>
      <span><Kbd>Esc</Kbd> seguir escribiendo</span>
    </Box>
  );
}
