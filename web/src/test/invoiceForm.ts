import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from './app';
import { invoice, nextNumber, products } from './invoices';
import { customer, me } from './people';
import { data, serve } from './server';

type Handlers = Parameters<typeof serve>[0];
type Calls = ReturnType<typeof serve> & { headers(operation: string): Record<string, string>[] };

export const customers = (...items: object[]) => data({ customers: { __typename: 'CustomerPage', items } });

/** The server of the form, with the headers that each operation came with. */
export function serveForm(handlers: Handlers = {}): Calls {
  const calls = serve({
    Me: me(),
    NextNumber: () => nextNumber(),
    OpenPrepayments: () => data({ openPrepayments: [] }),
    SavedProducts: () => products(),
    CustomerChoices: () => customers(customer()),
    CreateInvoice: () => data({ createInvoice: invoice() }),
    Invoice: () => data({ invoice: invoice() }),
    Logout: () => data({ logout: true }),
    ...handlers,
  });
  const seen: { operation: string; headers: Record<string, string> }[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = ((url: string, init: RequestInit) => {
    seen.push({
      operation: JSON.parse(String(init.body)).operationName,
      headers: init.headers as Record<string, string>,
    });
    return answer(url, init);
  }) as typeof fetch;
  return Object.assign(calls, {
    headers: (operation: string) => seen.filter(call => call.operation === operation).map(call => call.headers),
  });
}

export async function openForm(handlers: Handlers = {}, path = '/app/invoices/new'): Promise<Calls> {
  const calls = serveForm(handlers);
  openApp(path, 't');
  await screen.findAllByLabelText(/^Descripción, línea/);
  return calls;
}

export const sent = (calls: ReturnType<typeof serve>, operation: string) =>
  calls.filter(call => call.operation === operation).map(call => call.variables as { input: object });

export const toastsIn = (kind: 'success' | 'warning') =>
  within(screen.getByRole('region', { name: kind === 'success' ? /Notificaciones/ : /Errores y avisos/ }));

/** Fills a line cell by cell, and leaves it. */
export async function writeLine(number: number, description: string, quantity: string, price: string, rate = '21') {
  const put = (name: string, value: string) => {
    const field = screen.getByLabelText(`${name}, línea ${number}`);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  put('Descripción', description);
  put('Cantidad', quantity);
  put('Precio', price);
  put('IVA', rate);
}

/** What matches is set apart inside the option, which parts its name for the test's reader. */
export const findOption = (text: string) =>
  waitFor(() => {
    const option = screen.queryAllByRole('option').find(each => each.textContent?.includes(text));
    if (!option) throw new Error(`no option ${text}`);
    return option;
  });

/** By the keyboard; what each letter does on the way to a name is a test of its own (choosing.test.tsx). */
export async function chooseCustomer() {
  const field = screen.getByLabelText(/^Cliente( \(opcional\))?$/);
  field.focus();
  fireEvent.change(field, { target: { value: 'bod' } });
  await findOption('Bodegas Larrañaga');
  await userEvent.keyboard('{Enter}');
}

export async function confirmIssue() {
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const question = within(await screen.findByRole('alertdialog'));
  await act(async () => fireEvent.click(question.getByText('Emitir factura')));
}
