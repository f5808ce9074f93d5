import { expect, test } from 'vitest';
import { loginScripts } from './weight.mjs';

const manifest = {
  'index.html': { file: 'assets/main.js', src: 'index.html', isEntry: true, imports: ['_vendor'] },
  _vendor: { file: 'assets/vendor.js' },
  _forms: { file: 'assets/forms.js', imports: ['_vendor'] },
  'src/features/accounts/pages/login-page.tsx': {
    file: 'assets/login.js',
    src: 'src/features/accounts/pages/login-page.tsx',
    imports: ['_forms', 'index.html'],
  },
  'src/features/chat/pages/chat-page.tsx': {
    file: 'assets/chat.js',
    src: 'src/features/chat/pages/chat-page.tsx',
  },
};

test('the login page loads its entry, its chunk and the imports of both, each once', () => {
  expect(loginScripts(manifest).sort()).toEqual([
    'assets/forms.js',
    'assets/login.js',
    'assets/main.js',
    'assets/vendor.js',
  ]);
});

test('a build without a login chunk is an error', () => {
  expect(() => loginScripts({ 'index.html': manifest['index.html'] })).toThrow('login');
});
