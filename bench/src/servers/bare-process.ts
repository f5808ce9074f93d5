/** The upper limit: node:http that sends the same bytes without any query. */
import { createServer } from 'node:http';

const body = Buffer.from(process.env['BODY'] ?? '');
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
};

createServer((request, response) => {
  const answer = () => response.writeHead(200, headers).end(body);
  if (request.method === 'GET') answer();
  else request.resume().once('end', answer);
}).listen(Number(process.env['PORT']), '127.0.0.1');
