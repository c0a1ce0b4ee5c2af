import type { ClipboardEvent } from 'react';
import { normaliseNif } from '../../../schema/nif';
import { TextInput, type TextInputProps } from './TextInput';

/** Upper case, without dots, spaces, hyphens or a leading ES, as it is typed. */
export function NifInput({ onChange, ...rest }: TextInputProps) {
  // The browser would cut a pasted 'ES-B98241573' to maxLength before it could lose its ornaments.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (rest.value) return;
    event.preventDefault();
    onChange(normaliseNif(event.clipboardData.getData('text')).slice(0, rest.maxLength));
  };
  return (
    <TextInput
      autoComplete="off" autoCapitalize="characters" spellCheck={false} {...rest}
      onPaste={paste} onChange={value => onChange(normaliseNif(value))}
    />
  );
}
