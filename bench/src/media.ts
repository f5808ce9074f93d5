/**
 * Ranges of 1 MiB of a video for 50 clients from the portal, from nginx in front of it (`MEDIA_ACCEL`) and from nginx
 * alone, and a conversation meanwhile:
 *
 *     npm run bench:media
 *     npm run bench:media -- --rounds 3 --seconds 2
 */
import { parseArgs } from 'node:util';
import { interval, printTable, ratio } from './figures.ts';
import { valuesOf } from './measure.ts';
import { measureChat } from './performance/chat-meanwhile.ts';
import { chooseCores } from './performance/pin.ts';
import { rangeRow } from './performance/ranges.ts';
import { measureRows } from './performance/rows.ts';
import { startVideos } from './performance/videos.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const whole = (value: number) => String(Math.round(value));
const tenth = (value: number) => value.toFixed(1);

await using stack = new AsyncDisposableStack();
const videos = await startVideos(async () => undefined, stack);
const cores = chooseCores();
console.log(cores === null ? 'Server and load share the cores.' : 'Server and load are apart.');
const meanwhile = await measureChat(videos, { rounds, seconds, cores });
printTable(
  meanwhile.map((chat) => ({
    'sent by': chat.sender,
    'p99 ms idle': interval(chat.idle, tenth),
    'p99 ms meanwhile': interval(chat.meanwhile, tenth),
    'meanwhile / idle': ratio(chat.meanwhile, chat.idle),
    'ranges/s meanwhile': interval(chat.ranges, whole),
  })),
);
const [row] = await measureRows([rangeRow(videos)], { rounds, seconds, cores });
printTable(
  (row?.contenders ?? []).map(({ name }, index) => ({
    'ranges of 1 MiB from': name,
    'ranges/s': interval(valuesOf(row?.samples[index] ?? [], 'perSecond'), whole),
    'p99 ms': interval(valuesOf(row?.samples[index] ?? [], 'p99'), whole),
    'CPU µs': interval(valuesOf(row?.samples[index] ?? [], 'cpuMicros'), whole),
  })),
);
