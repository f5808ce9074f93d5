import { afterEach, beforeEach } from 'vitest';

/**
 * Noise fails its test: an unexpected console.error or console.warn, or a warning of Node such as a leaking listener. A
 * test that expects one replaces the method with `vi.spyOn`. Works in Node and in the browser.
 */
const noise = listenOnce();

beforeEach(failOnNoise);
afterEach(failOnNoise);

/** Called before each file; a worker that runs many files listens once. */
function listenOnce(): string[] {
  const key = Symbol.for('portal.noise');
  const known: string[] | undefined = Reflect.get(globalThis, key);
  if (known) return known;
  const noise: string[] = [];
  Reflect.set(globalThis, key, noise);
  for (const method of ['error', 'warn'] as const) {
    const print = console[method];
    console[method] = (...words: unknown[]) => {
      noise.push(`console.${method}: ${words.map(String).join(' ')}`);
      print(...words);
    };
  }
  if ('process' in globalThis)
    process.on('warning', ({ name, message }) => noise.push(`${name}: ${message}`));
  return noise;
}

function failOnNoise(): void {
  const unexpected = noise.splice(0);
  if (unexpected.length > 0) throw new Error(`Unexpected noise:\n${unexpected.join('\n')}`);
}
