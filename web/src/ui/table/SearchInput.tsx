import { Search, X } from 'lucide-react';
import { IconButton } from '../IconButton';
import { TextInput, type TextInputProps } from '../form/TextInput';

/** Filter of a list: no label on screen, so `label` names it for readers. */
export function SearchInput({ label, ...rest }: TextInputProps & { label: string }) {
  const clear = rest.value && <IconButton label="Borrar la búsqueda" icon={<X />} onClick={() => rest.onChange('')} />;
  return (
    <TextInput
      aria-label={label}
      type="text"
      enterKeyHint="search"
      maxLength={100}
      autoComplete="off"
      lead={<Search size={16} />}
      trail={clear}
      {...rest}
    />
  );
}
