import { answerText, lineText } from '../../test/servers/aeat-server';
import { openService, portOf } from './service';

const PATH = '/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP';
const posted = { status: 200, contentType: 'text/xml', text: answerText(lineText('A/1')) };

test.each([
  ['production', false, null, `https://www1.agenciatributaria.gob.es${PATH}`],
  ['production', true, null, `https://www10.agenciatributaria.gob.es${PATH}`],
  ['preproduction', false, null, `https://prewww1.aeat.es${PATH}`],
  ['preproduction', true, null, `https://prewww10.aeat.es${PATH}`],
  ['production', true, 'https://otra.example:8443/aqui', 'https://otra.example:8443/aqui'],
  ['sandbox', false, 'https://127.0.0.1:4100/aqui', 'https://127.0.0.1:4100/aqui'],
] as const)('%s, seal %j, url %j: %s', async (environment, seal, url, address) => {
  const carry = jest.fn().mockResolvedValue(posted);
  const send = await openService(url);
  expect(await send(portOf(environment, seal), '<n/>', carry)).toMatchObject({
    posted,
    parsed: { EstadoEnvio: 'Correcto' },
  });
  expect(carry.mock.calls).toEqual([
    [
      address,
      expect.stringContaining('Body><n/></soap:Body>'),
      { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '""' },
    ],
  ]);
});

test('what keeps a message from being carried comes out as it went in', async () => {
  const trouble = new Error('no way');
  await expect((await openService(null))('production', '<n/>', () => Promise.reject(trouble))).rejects.toBe(trouble);
});
