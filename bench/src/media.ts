/**
 * The rows of `npm run bench` that concern videos, alone: ranges of 1 MiB for 50 clients from the portal, from nginx in
 * front of it (`MEDIA_ACCEL`) and from nginx alone, redirects to S3, and a conversation meanwhile:
 *
 *     npm run bench:media
 *     npm run bench:media -- --rounds 3 --seconds 2
 */
import { parseArgs } from 'node:util';
import { printTable } from './figures.ts';
import { measureChat } from './performance/chat-meanwhile.ts';
import { chooseCores } from './performance/pin.ts';
import { rangeRows } from './performance/ranges.ts';
import { startRedirects } from './performance/redirects.ts';
import { othersOf, s3Of, tableOfChat } from './performance/report.ts';
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

await using stack = new AsyncDisposableStack();
const videos = await startVideos(async () => undefined, stack);
const redirects = await startRedirects(undefined, stack);
const cores = chooseCores();
printTable((await measureChat(videos, { rounds, seconds, cores })).map(tableOfChat));
console.log(cores === null ? 'Server and load share the cores.' : 'Server and load are apart.');
const rows = await measureRows([...rangeRows(videos), redirects.row], { rounds, seconds, cores });
printTable(rows.flatMap(othersOf));
console.log(s3Of(rows, await redirects.measureTraffic(1)));
