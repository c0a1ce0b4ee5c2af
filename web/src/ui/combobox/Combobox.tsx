import { Box } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { Ref } from 'react';
import { ComboboxRow, type ComboboxAction, type ComboboxItem } from './ComboboxRow';
import { IconButton } from '../IconButton';
import { TextInput, type TextInputProps } from '../form/TextInput';
import { useCombobox } from './useCombobox';
import { useListRoom } from '../table/useListRoom';

interface ComboboxProps extends Omit<TextInputProps, 'lead' | 'trail'> {
  /** Nothing while the first answer is on its way. */
  items: ComboboxItem[] | undefined;
  onPick(item: ComboboxItem): void;
  actions?: ComboboxAction[];
  /** Said where the search finds nothing. */
  nothing: string;
  /** Names the list for screen readers. */
  listLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A search field with its answers below. The caller asks the server; this knows keys and looks. */
export function Combobox({ items, onPick, actions = [], nothing, listLabel, value, onChange, ...rest }: ComboboxProps) {
  const count = (items?.length ?? 0) + actions.length;
  const pick = (index: number) =>
    items && index < items.length ? onPick(items[index]) : actions[index - (items?.length ?? 0)]?.press();
  const box = useCombobox({ count, waiting: !items, query: value, pick });
  const { style, cramped } = useListRoom(box.list, box.open);
  const type = (text: string) => {
    onChange(text);
    box.setOpen(true);
  };
  const row = (index: number) => ({
    id: box.optionId(index),
    active: box.active === index,
    onHover: () => box.setActive(index),
    onPress: () => box.choose(index),
  });
  const arrow = (
    <IconButton
      label={box.open ? 'Cerrar la lista' : 'Abrir la lista'}
      tabIndex={-1}
      icon={box.open ? <ChevronUp /> : <ChevronDown />}
      onMouseDown={event => event.preventDefault()}
      onClick={() => box.setOpen(!box.open)}
    />
  );
  return (
    <Box position="relative" width="full">
      <TextInput
        lead={<Search size={16} />}
        trail={arrow}
        {...rest}
        {...box.input}
        value={value}
        onChange={type}
        onClick={() => box.setOpen(true)}
      />
      <Box
        id={box.listId}
        ref={box.list}
        role="listbox"
        aria-label={listLabel}
        hidden={!box.open}
        style={style}
        position="absolute"
        insetStart="0"
        width="full"
        minWidth="min(280px, calc(100vw - 64px))"
        zIndex="dropdown"
        tabIndex={-1}
        overflowY="auto"
        overscrollBehavior="contain"
        paddingX="1.5"
        bg="surface"
        borderWidth="1px"
        borderRadius="md"
        boxShadow="pop"
        onMouseDown={event => event.preventDefault()}
      >
        <Box role="presentation" paddingY="1.5">
          {items?.map((item, index) => (
            <ComboboxRow key={item.key} {...row(index)} item={item} query={value} />
          ))}
          {items?.length === 0 && (
            <Box role="presentation" paddingX="2.5" paddingY="2" color="muted">
              {nothing}
            </Box>
          )}
          {!items && (
            <Box role="presentation" paddingX="2.5" paddingY="2" color="muted">
              Buscando...
            </Box>
          )}
        </Box>
        {actions.length > 0 && (
          <Box
            role="presentation"
            data-foot={cramped ? undefined : ''}
            position={cramped ? 'static' : 'sticky'}
            bottom="0"
            marginX="-1.5"
            padding="1.5"
            bg="surface"
            borderTopWidth="1px"
          >
            {actions.map((action, i) => (
              <ComboboxRow key={action.key} {...row((items?.length ?? 0) + i)} action={action} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
