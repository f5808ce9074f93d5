/** The ceiling: node:http sending the same bytes, asking nobody. */
import { createServer } from 'node:http';

const body = Buffer.from(process.env['BODY'] ?? '');
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': body.length,
};

createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
