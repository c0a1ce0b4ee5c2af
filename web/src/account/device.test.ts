import { deviceWords, isPhone } from './device';

const mozilla = (rest: string) => `Mozilla/5.0 ${rest}`;

test.each([
  [
    mozilla('(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'),
    'Chrome en Windows',
  ],
  [
    mozilla(
      '(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    ),
    'Edge en Windows',
  ],
  [
    mozilla(
      '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    ),
    'Safari en Mac',
  ],
  [
    mozilla(
      '(iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    ),
    'Safari en iPhone',
  ],
  [
    mozilla(
      '(iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1',
    ),
    'Chrome en iPhone',
  ],
  [
    mozilla(
      '(Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ),
    'Samsung Internet en Android',
  ],
  [mozilla('(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'), 'Firefox en Linux'],
  [
    mozilla('(X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36'),
    'Chrome en Linux',
  ],
  [
    mozilla('(Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 OPR/120.0'),
    'Opera en Windows',
  ],
  [mozilla('(Linux; Something)'), 'Navegador en Linux'],
  ['curl/8.5.0', 'Programa «curl»'],
  ['node', 'Programa «node»'],
  ['   ', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%s is %s', (agent, words) => expect(deviceWords(agent)).toBe(words));

test('a phone is not taken for a computer', () => {
  expect(isPhone(mozilla('(iPhone; CPU iPhone OS 19_1 like Mac OS X)'))).toBe(true);
  expect(isPhone(mozilla('(Windows NT 10.0)'))).toBe(false);
  expect(isPhone(null)).toBe(false);
});
