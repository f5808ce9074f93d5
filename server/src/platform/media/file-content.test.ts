import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { contentOfFile } from './file-content.ts';

const SIZE = 1_000_000;
const RECEIVERS = 20;

it('writes at most one part in a round of the event loop, for all receivers together', async () => {
  await using folder = await makeTestFolder();
  const path = join(folder.path, 'film');
  const film = Buffer.alloc(SIZE, 'film');
  await writeFile(path, film);
  const parts: Buffer[] = [];
  const received = Array.from({ length: RECEIVERS }, (): Buffer[] => []);
  const sent = received.map(async (own) => {
    const destination = new Writable({
      write(part: Buffer, _encoding, done) {
        // The part is in a buffer that is used again.
        const copy = Buffer.from(part);
        own.push(copy);
        parts.push(copy);
        done();
      },
    });
    const content = contentOfFile(await open(path), { start: 0, end: SIZE - 1 });
    await content.sendTo(destination);
  });
  let isSent = false;
  const all = Promise.all(sent).finally(() => {
    isSent = true;
  });
  let most = 0;
  for (let written = 0; !isSent; written = parts.length) {
    await nextRound();
    most = Math.max(most, parts.length - written);
  }
  await all;
  expect(most).toBe(1);
  for (const own of received) expect(Buffer.concat(own).equals(film)).toBe(true);
});

it('goes on with others when one receiver disconnects while it waits', async () => {
  await using folder = await makeTestFolder();
  const path = join(folder.path, 'film');
  await writeFile(path, Buffer.alloc(SIZE));
  const send = async (destination: Writable) =>
    contentOfFile(await open(path), { start: 0, end: SIZE - 1 }).sendTo(destination);
  let bytes = 0;
  const staying = new Writable({
    write(part: Buffer, _encoding, done) {
      bytes += part.length;
      done();
    },
  });
  const leaving = new Writable({ write: (_part, _encoding, done) => done() });
  const left = expect(send(leaving)).rejects.toThrow('cut off');
  const stayed = send(staying);
  leaving.destroy();
  await Promise.all([left, stayed]);
  expect(bytes).toBe(SIZE);
});
