import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isCutOff } from './cut-off.ts';

test('a write that waits when the connection is closed is cut off', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause();
  const [socket] = await accepted;
  const written = new Promise<unknown>((resolve) => {
    // More than the buffers of both ends hold.
    socket.write(Buffer.alloc(64 * 1024 * 1024), resolve);
  });
  socket.on('error', () => undefined);
  socket.destroy();
  const error = await written;
  expect(error).toMatchObject({ code: 'ECANCELED' });
  expect(isCutOff(error)).toBe(true);
  client.destroy();
  server.close();
});
