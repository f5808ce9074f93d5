/** The upper limit: node:http that sends the same bytes without any query. */
import { createServer } from 'node:http';

const body = Buffer.from(process.env['BODY'] ?? '');
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
};

createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
