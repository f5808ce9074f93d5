import { describe, expect, it } from 'vitest';
import { type Guessable, guessableAs } from './guessable.ts';

const KNOWN = ['Tess Trainee', 'tess.t@acme.example', 'tess.t', 'Acme GmbH', ''];

describe('a secret', () => {
  it.for<[string, Guessable | null]>([
    ['      ', 'blank'],
    ['\u00a0\u2003\u200b\u3164\t\u2800', 'blank'],
    ['aaaaaa', 'repeated'],
    ['AaAaAa', 'repeated'],
    ['a a a a', 'repeated'],
    ['------', 'repeated'],
    ['😀😀😀😀😀😀', 'repeated'],
    ['ａaＡaaa', 'repeated'],
    ['Tess Trainee', 'known'],
    ['tesstrainee', 'known'],
    ['TESS.T@ACME.EXAMPLE', 'known'],
    ['Tess.T', 'known'],
    ['acme gmbh', 'known'],
    [' acme gmbh ', 'known'],
    ['password', 'common'],
    ['QWERTY', 'common'],
    ['aaaaab', null],
    ['tess.t@acme', null],
    ['correct horse battery staple', null],
    ['     x y z', null],
  ])('%j is guessable as %s', async ([secret, as]) => {
    expect(await guessableAs(secret, KNOWN)).toBe(as);
  });
});
