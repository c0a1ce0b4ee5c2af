import type { ClipboardEvent } from 'react';
import { normaliseNif } from '../../../../schema/nif';
import { TextInput, type TextInputProps } from './TextInput';

const LABEL =
  /^\s*(n\.?i\.?f\.?|c\.?i\.?f\.?|n\.?i\.?e\.?|vat)(\s*\/\s*(c\.?i\.?f|n\.?i\.?f)\.?)?\s*[:#]?\s+|^\s*\w{3}\s*:\s*/i;

/** Without dots and spaces before it is cut; a country in front goes once the number behind it is complete. */
function fitted(text: string, limit = 20): string {
  const nif = normaliseNif(text);
  return nif.slice(0, nif.startsWith('ES') ? limit + 2 : limit);
}

/**
 * Upper case, without dots, spaces, hyphens or a leading ES, as it is typed. `maxLength` is of the number, not of what
 * is pasted.
 */
export function NifInput({ onChange, maxLength, ...rest }: TextInputProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (rest.readOnly) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const bare = event.clipboardData.getData('text').replace(LABEL, '');
    onChange(fitted(value.slice(0, selectionStart ?? 0) + bare + value.slice(selectionEnd ?? value.length), maxLength));
  };
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...rest}
      onPaste={paste}
      onChange={value => onChange(fitted(value, maxLength))}
    />
  );
}
