import { download } from './download';
import { errorText } from './failure';
import { outdated, refused } from '../session/signal';

const clicked = jest.fn();
let answer: () => Promise<unknown>;
let asked: { url: string; headers: Record<string, string> };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.setItem('token', 'stored');
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    clicked(this.download, this.href);
  };
  globalThis.fetch = ((url: string, init: { headers: Record<string, string> }) => {
    asked = { url, headers: init.headers };
    return answer();
  }) as unknown as typeof fetch;
});

const refusal = (status: number, body: string) => async () => ({ ok: false, status, text: async () => body });

test('saves the file under its name, asked for with the token', async () => {
  answer = async () => ({ ok: true, status: 200, headers: new Map(), blob: async () => new Blob(['%PDF']) });
  await download('/api/invoices/1/pdf', 'factura-A-2026-0001.pdf');
  expect(asked).toEqual({ url: '/api/invoices/1/pdf', headers: { authorization: 'Bearer stored' } });
  expect(clicked).toHaveBeenCalledWith('factura-A-2026-0001.pdf', 'blob:file');
});

test("throws the server's Spanish words", async () => {
  answer = refusal(409, '{"error":"Un borrador no tiene PDF","code":"CONFLICT"}');
  await expect(download('/x', 'x')).rejects.toThrow('Un borrador no tiene PDF');
});

test('has the catalogue speak where the server said nothing fit for people', async () => {
  answer = refusal(500, '<html>');
  const error = await download('/x', 'x').catch((e: unknown) => e);
  expect(errorText(error, 'Error generando PDF')).toBe('Error generando PDF');
});

test('a 401 ends the session, as on any other call', async () => {
  const heard = jest.fn();
  const off = refused.on(heard);
  answer = refusal(401, '{"error":"La sesión no vale","code":"UNAUTHENTICATED"}');
  await expect(download('/x', 'x')).rejects.toThrow('La sesión no vale');
  expect(heard).toHaveBeenCalledTimes(1);
  off();
});

test.each(['FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'])(
  'a %s has the account read again, as on any other call',
  async code => {
    const heard = jest.fn();
    const off = outdated.on(heard);
    answer = refusal(403, JSON.stringify({ error: 'No tienes permiso para hacer esto', code }));
    await expect(download('/x', 'x')).rejects.toThrow('No tienes permiso para hacer esto');
    expect(heard).toHaveBeenCalledTimes(1);
    off();
  },
);

test('no answer is passed on as it is', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(download('/x', 'x')).rejects.toThrow(TypeError);
});

test('the server’s own name for the file goes before ours', async () => {
  answer = async () => ({
    ok: true,
    status: 200,
    headers: new Map([['content-disposition', 'attachment; filename="facturas_2026-11-21.csv"']]),
    blob: async () => new Blob(['x']),
  });
  await download('/api/invoices/export/csv', 'facturas.csv');
  expect(clicked).toHaveBeenCalledWith('facturas_2026-11-21.csv', 'blob:file');
});
