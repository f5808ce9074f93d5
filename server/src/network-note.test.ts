import { expect, it } from 'vitest';
import { networkNote } from './network-note.ts';

it.each([
  ['127.0.0.1', 'http://localhost:3000', 'Other machines cannot reach it.'],
  ['::1', 'http://localhost:3000', 'Other machines cannot reach it.'],
  ['localhost', 'http://127.0.0.1:3000', 'Other machines cannot reach it.'],
  ['0.0.0.0', 'http://localhost:3000', 'Links in mails lead to localhost,'],
  ['10.0.0.5', 'http://127.0.0.1:3000', 'Links in mails lead to 127.0.0.1,'],
])('of HOST %s and the address %s says: %s', (host, publicUrl, sentence) => {
  expect(networkNote({ host, publicUrl })).toContain(sentence);
});

it.each([
  ['127.0.0.1', 'https://training.example'],
  ['0.0.0.0', 'https://training.example/training'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('there is none for HOST %s and the address %s', (host, publicUrl) => {
  expect(networkNote({ host, publicUrl })).toBeNull();
});
