import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { divideEngine } from './vite-late-router.ts';

const parse = (code: string) => parseSync('router.js', code).program;
const library = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const engine = readFileSync(join(library, 'dist/production/lib/router/router.js'), 'utf8');

it("divides React Router's engine from what its components use", () => {
  const divided = divideEngine(engine, parse);
  expect(divided.parts.length).toBeLessThan(2000);
  expect(divided.parts).toContain('const clientErrors =');
  expect(divided.engine).not.toContain('const clientErrors =');
  expect(divided.engine).toContain('function createRouter(');
  expect(() => parse(divided.parts)).not.toThrow();
  expect(parse(divided.engine).body.length).toBe(parse(engine).body.length - 5);
});

it('fails the build when the engine has changed', () => {
  const changed = engine.replaceAll('clientErrors', 'errorsOfClient');
  expect(() => divideEngine(changed, parse)).toThrow("React Router's engine has changed");
});
