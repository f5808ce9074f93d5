import { expect, it } from 'vitest';
import { deviceOf, readDevice } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0 Safari/537.36`,
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/143.0 Safari/537.36 Edg/143.0`,
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: 'Firefox', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
    { browser: 'Firefox', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
    { browser: 'Chrome', system: 'iPad' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    { browser: 'Safari', system: 'macOS' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/143.0 Safari/537.36`,
    { browser: 'Chrome', system: 'ChromeOS' },
  ],
  ['SomeApp/1.0 (Android 15)', { browser: null, system: 'Android' }],
  ['curl/8.14.1', null],
  ['<script>alert(1)</script>', null],
  [undefined, null],
  [`${'x'.repeat(600)} Firefox/145.0`, null],
])('%s is %o', (userAgent, device) => {
  expect(readDevice(deviceOf(userAgent))).toEqual(device);
});
