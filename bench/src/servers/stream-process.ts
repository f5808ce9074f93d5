/** Ranges of a file as they are ordinarily sent by Node: a read stream that is piped into the answer. */
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

const file = process.env['FILE'] ?? '';
const total = Number(process.env['BYTES']);

createServer((request, response) => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || last === undefined) {
    response.writeHead(204).end();
    return;
  }
  const start = Number(first);
  const end = Math.min(Number(last), total - 1);
  response.writeHead(206, {
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${total}`,
  });
  createReadStream(file, { start, end }).pipe(response);
}).listen(Number(process.env['PORT']), '127.0.0.1');
