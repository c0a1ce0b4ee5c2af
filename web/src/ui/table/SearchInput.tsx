import { Search, X } from 'lucide-react';
import { IconButton } from '../IconButton';
import { TextInput } from '../form/TextInput';
import { useSearchText } from './useSearchText';

/** What a list is searched for: no label on screen, so `label` names it for screen readers. */
export function SearchInput({ label, placeholder }: { label: string; placeholder: string }) {
  const [typed, setTyped] = useSearchText();
  const clear = typed && <IconButton label="Borrar la búsqueda" icon={<X />} onClick={() => setTyped('')} />;
  return (
    <TextInput
      aria-label={label}
      type="text"
      enterKeyHint="search"
      maxLength={100}
      autoComplete="off"
      lead={<Search size={16} />}
      trail={clear}
      placeholder={placeholder}
      value={typed}
      onChange={setTyped}
    />
  );
}
