import { expect, it } from 'vitest';
import { createRecordedLines } from '../testing/recorded-lines.ts';
import { outsideRequests, withRequest } from './current-request.ts';

it.each(['\n', '\r', '\u0085', '\u2028', '\u2029', '\u001b[2J', '\u009b2J', '\u007f', '\u202e'])(
  'a text with %j neither ends the line nor reaches a terminal',
  (character) => {
    const { log, texts, lines } = createRecordedLines();
    const text = `before${character}{"level":60}`;
    log.warn({ text, [text]: 1, err: new Error(text) }, text);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.slice(0, -1)).toMatch(/^[\x20-\x7e]+$/);
    expect(lines()[0]).toMatchObject({ text, msg: text, [text]: 1 });
  },
);

it('a line that is written for a request has its id, in all that the request starts', async () => {
  const { log, lines } = createRecordedLines();
  const written = await withRequest({ id: 'one', ip: '192.0.2.1' }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    log.info({}, 'inside');
    return outsideRequests(() => log.info({}, 'shared'));
  });
  expect(written).toBeUndefined();
  log.info({}, 'outside');
  expect(lines().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['inside', 'one'],
    ['shared', undefined],
    ['outside', undefined],
  ]);
});
