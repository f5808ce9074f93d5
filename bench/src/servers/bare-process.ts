/** The upper limit: node:http that sends the same bytes without any query. */
import { createServer } from 'node:http';

const body = Buffer.from(process.env['BODY'] ?? '');
const status = Number(process.env['STATUS']);
const headers: Record<string, string> = {
  ...JSON.parse(process.env['HEADERS'] ?? '{}'),
  'content-length': String(body.length),
};

createServer((request, response) => {
  const answer = () => response.writeHead(status, headers).end(body);
  if (request.method === 'GET') answer();
  else request.resume().once('end', answer);
}).listen(Number(process.env['PORT']), '127.0.0.1');
