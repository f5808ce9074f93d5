/** Sentences of a start that cannot install; `npm run drill:first-minutes` shows them on real machines. */
import { expect, test } from 'vitest';
import { proxyNote } from './install.mjs';
import { refuseOldNode } from './step.mjs';

test('a Node that is too old is refused with the one that is needed', () => {
  expect(() => refuseOldNode('18.20.8')).toThrow(
    'Training Portal needs Node.js 20 or newer to be installed; this is Node.js 18.20.8.',
  );
  for (const version of ['20.0.0', '24.21.0', '100.0.0']) refuseOldNode(version);
});

test('a failed install names the variables of a proxy, without their values', () => {
  expect(proxyNote({ PATH: '/bin', HTTP_PROXY: '', NO_PROXY: 'localhost' })).toBe('');
  expect(proxyNote({ https_proxy: 'http://ann:secret@proxy.test', HTTP_PROXY: 'http://x' })).toBe(
    ', through the proxy of HTTP_PROXY and https_proxy,',
  );
});
