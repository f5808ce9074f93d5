import { expect, it } from 'vitest';
import { splitCores } from './pin.ts';

it.each([
  [' 0,1\n', { server: '0', load: '1', all: '0,1' }],
  ['0-3', { server: '0', load: '1,2,3', all: '0,1,2,3' }],
  ['2,5-6', { server: '2', load: '5,6', all: '2,5,6' }],
  ['4', null],
])('the cores %j', (list, cores) => {
  expect(splitCores(list)).toEqual(cores);
});
