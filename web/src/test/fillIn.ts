import userEvent from '@testing-library/user-event';

/**
 * Fills in a field whose keys are not what the test is about: the text comes at once, as from a clipboard, since each
 * key draws the whole form again. `{Enter}` at its end is pressed.
 */
export async function fillIn(field: Element, text: string) {
  const [, written, key] = /^(.*?)((?:\{Enter\})?)$/s.exec(text)!;
  await userEvent.click(field);
  if (written) await userEvent.paste(written);
  if (key) await userEvent.keyboard(key);
}

/** The same in the place of what stands in the field. */
export async function fillInAnew(field: HTMLElement, text: string) {
  field.focus();
  (field as HTMLInputElement).select();
  await userEvent.paste(text);
}
