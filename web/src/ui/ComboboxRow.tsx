import { Box } from '@chakra-ui/react';
import type { ComboboxAction, ComboboxItem } from './Combobox';
import { splitMatch } from './match';

interface RowProps {
  id: string;
  active: boolean;
  onHover(): void;
  onPress(): void;
  item?: ComboboxItem;
  query?: string;
  action?: ComboboxAction;
}

export function ComboboxRow({ id, active, onHover, onPress, item, query = '', action }: RowProps) {
  return (
    <Box
      role="option" id={id} aria-selected={active} display="flex" alignItems="center" gap="2.5" minHeight="control" paddingX="2.5" paddingY={item?.detail ? '1.5' : '1'}
      borderRadius="sm" cursor="pointer" bg={active ? 'brand.subtle' : undefined} onMouseMove={active ? undefined : onHover} onClick={onPress}
    >
      {item && <ItemText item={item} query={query} />}
      {action && (
        <Box display="flex" alignItems="center" gap="2.5" minWidth="0" color={action.quiet ? 'text' : 'brand'} fontWeight={action.quiet ? 'normal' : 'medium'}>
          {action.icon}<Box as="span" truncate>{action.label}</Box>
        </Box>
      )}
    </Box>
  );
}

function ItemText({ item, query }: { item: ComboboxItem; query: string }) {
  const [before, match, after] = splitMatch(item.label, query);
  return (
    <>
      <Box flex="1" minWidth="0">
        <Box truncate>{before}<Box as="span" fontWeight="semibold">{match}</Box>{after}</Box>
        {item.detail && <Box textStyle="small" color="muted" truncate>{item.detail}</Box>}
      </Box>
      {item.aside && <Box flexShrink={0} textStyle="small" color="muted" layerStyle="figures">{item.aside}</Box>}
    </>
  );
}
