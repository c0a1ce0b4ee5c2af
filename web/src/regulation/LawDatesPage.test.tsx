import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../test/app';
import { me } from '../test/people';
import { data, refusal, serve } from '../test/server';

const row = (over: object = {}) => ({
  __typename: 'Regulation',
  code: 'verifactu-companies',
  about: 'verifactu',
  date: '2027-01-01',
  who: 'Sociedades',
  text: 'Quien paga el Impuesto sobre Sociedades.',
  state: 'in_force',
  source: 'RDL 15/2025',
  readOn: '2026-11-20',
  changedAt: null,
  ...over,
});
const ROWS = [row(), row({ code: 'verifactu-delay', date: '2028-10', who: 'Todos', state: 'announced' })];

async function open(handlers: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ Me: me('superadmin'), Regulations: () => data({ regulations: ROWS }), ...handlers });
  openApp('/app/superadmin/law', 't');
  await screen.findByText('Sociedades');
  return calls;
}

test('each date says whom it binds, whether it is in the BOE, and where it was read', async () => {
  await open();
  const [first, second] = screen.getAllByRole('listitem').filter(item => item.textContent?.includes('leída el'));
  expect(first).toHaveTextContent(
    '01/01/2027SociedadesEn el BOEQuien paga el Impuesto sobre Sociedades.RDL 15/2025 · leída el 20/11/2026',
  );
  expect(second).toHaveTextContent('Octubre de 2028TodosSolo anunciada');
});

test('one is changed in a dialog: what is wrong stands on its field, what was saved in the list', async () => {
  let fails = true;
  const calls = await open({
    SaveRegulation: () =>
      fails
        ? refusal('BAD_USER_INPUT', 'Lo que está en el BOE obliga desde un día', {
            'input.date': 'Lo que está en el BOE obliga desde un día',
          })
        : data({ saveRegulation: row({ date: '2028-10-01' }) }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar Sociedades, 01/01/2027' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar la fecha de «Sociedades»' }));
  const date = dialog.getByLabelText('Fecha');
  expect(dialog.queryByText(/no pueden emitir/)).not.toBeInTheDocument();
  await userEvent.clear(date);
  await userEvent.type(date, 'pronto');
  expect(dialog.getByText(/las empresas de este grupo que no envían.*no pueden emitir/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(date).toHaveAccessibleDescription(/AAAA-MM-DD/);
  await userEvent.clear(date);
  await userEvent.type(date, '2028-10');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(date).toHaveAccessibleDescription('Lo que está en el BOE obliga desde un día'));
  fails = false;
  await userEvent.type(date, '-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('01/10/2028')).toBeInTheDocument();
  expect(calls.filter(({ operation }) => operation === 'SaveRegulation').at(-1)?.variables).toMatchObject({
    code: 'verifactu-companies',
    input: { date: '2028-10-01', state: 'in_force', who: 'Sociedades' },
  });
});

test("a company's people do not get there", async () => {
  serve({ Me: me('admin'), Regulations: () => data({ regulations: ROWS }) });
  openApp('/app/superadmin/law', 't');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cambiar/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: 'Fechas de la ley' })).not.toBeInTheDocument();
});
