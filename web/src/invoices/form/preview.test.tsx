import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseCustomer, openForm, writeLine } from '../../test/invoiceForm';
import { data, refusal, type Call } from '../../test/server';

const { open, URL: urls } = window;
const { createObjectURL, revokeObjectURL } = urls;
const { click } = HTMLAnchorElement.prototype;
afterEach(() => {
  window.open = open;
  Object.assign(urls, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

const answered = () => data({ invoicePreview: { __typename: 'InvoicePreview', pdf: btoa('%PDF-1.7') } });
const asked = (calls: Call[]) => calls.filter(({ operation }) => operation === 'InvoicePreview');

/** What `window.open` gives: a tab, or nothing where the browser lets none open. */
function tabs(lets = true) {
  const tab = { location: { href: '' }, close: jest.fn() };
  window.open = jest.fn(() => (lets ? tab : null)) as unknown as typeof window.open;
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  return { tab, files };
}

test('F8 opens the paper of what is written in a tab, and keeps nothing of it', async () => {
  const { tab, files } = tabs();
  const calls = await openForm({ InvoicePreview: answered });
  await chooseCustomer();
  await writeLine(1, 'Consultoría', '2', '65', '2');
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(tab.location.href).toBe('blob:1'));
  expect([files[0]!.type, files[0]!.size]).toEqual(['application/pdf', 8]);
  const [{ variables }] = asked(calls) as [Call];
  expect(variables.input).toMatchObject({ status: 'draft', lines: [{ description: 'Consultoría', price: '65.00' }] });
  expect(calls.filter(({ operation }) => operation === 'CreateInvoice')).toEqual([]);
});

test('what it cannot be drawn of is said on its field, and the tab goes', async () => {
  const { tab } = tabs();
  await openForm({
    InvoicePreview: () => refusal('BAD_USER_INPUT', 'Elige un cliente', { customerId: 'Elige un cliente' }),
  });
  await userEvent.click(screen.getByRole('button', { name: /Vista previa/ }));
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(await screen.findAllByText('Elige un cliente')).not.toHaveLength(0);
});

test('where no tab may be opened it is saved; pressed twice it is asked for once', async () => {
  const { files } = tabs(false);
  const saved: string[] = [];
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  };
  let answer!: () => void;
  const calls = await openForm({
    InvoicePreview: () =>
      new Promise(resolve => {
        answer = () => resolve(answered());
      }),
  });
  await chooseCustomer();
  await userEvent.keyboard('{F8}{F8}');
  await waitFor(() => expect(asked(calls)).toHaveLength(1));
  answer();
  await waitFor(() => expect(saved).toEqual(['borrador.pdf']));
  expect([files.length, asked(calls).length]).toEqual([1, 1]);
});
