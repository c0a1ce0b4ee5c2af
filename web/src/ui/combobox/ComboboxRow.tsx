import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { matches, splitMatch } from './match';

export interface ComboboxItem {
  key: string;
  label: string;
  detail?: string;
  aside?: ReactNode;
}
/** What closes the list: 'Nuevo cliente «Bod»'. */
export interface ComboboxAction {
  key: string;
  label: string;
  icon: ReactNode;
  quiet?: boolean;
  press(): void;
}

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
      role="option"
      id={id}
      aria-selected={active}
      display="flex"
      alignItems="center"
      gap="2.5"
      minHeight="control"
      paddingX="2.5"
      paddingY={item?.detail ? '1.5' : '1'}
      borderRadius="sm"
      cursor="pointer"
      bg={active ? 'brand.subtle' : undefined}
      onMouseMove={active ? undefined : onHover}
      onClick={onPress}
    >
      {item && <ItemText item={item} query={query} />}
      {action && (
        <Box
          display="flex"
          alignItems="center"
          gap="2.5"
          minWidth="0"
          color={action.quiet ? 'text' : 'brand'}
          fontWeight={action.quiet ? 'normal' : 'medium'}
        >
          {action.icon}
          <Box as="span" truncate>
            {action.label}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function ItemText({ item, query }: { item: ComboboxItem; query: string }) {
  return (
    <>
      <Box flex="1" minWidth="0">
        <Box truncate>
          <Matched text={item.label} query={query} />
        </Box>
        {item.detail && (
          <Box textStyle="small" color="muted" truncate>
            <Matched text={item.detail} query={matches(item.label, query) ? '' : query} />
          </Box>
        )}
      </Box>
      {item.aside && (
        <Box flexShrink={0} textStyle="small" color="muted" layerStyle="figures">
          {item.aside}
        </Box>
      )}
    </>
  );
}

function Matched({ text, query }: { text: string; query: string }) {
  const [before, match, after] = splitMatch(text, query);
  return (
    <>
      {before}
      <Box as="span" fontWeight="semibold">
        {match}
      </Box>
      {after}
    </>
  );
}
