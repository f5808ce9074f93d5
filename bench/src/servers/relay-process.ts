/**
 * A message relay as it is ordinarily built: socket.io, one room for each user. Each message has its own synced
 * transaction on node:sqlite, which takes the number, inserts the message and updates both members.
 */
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { Server } from 'socket.io';

const database = new DatabaseSync(process.env['DATABASE_FILE'] ?? '');
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
const begin = database.prepare('begin immediate');
const commit = database.prepare('commit');
const takeSeq = database.prepare(
  'update chat_rooms set last_seq = last_seq + 1, updated_at = ? where id = ? returning last_seq',
);
const insert = database.prepare(
  'insert into chat_messages (room_id, seq, sender_id, content, client_message_id, created_at) values (?, ?, ?, ?, ?, ?) returning id',
);
const updateMembers = database.prepare(
  'update chat_members set updated_at = ?, unread_count = unread_count + (user_id <> ?) where room_id = ?',
);

interface NewMessage {
  readonly chatRoomId: number;
  readonly senderId: number;
  readonly partnerId: number;
  readonly content: string;
  readonly clientMessageId: string;
}

function store({ chatRoomId, senderId, content, clientMessageId }: NewMessage) {
  const now = Date.now();
  begin.run();
  const { last_seq: seq } = takeSeq.get(now, chatRoomId) as { last_seq: number };
  const { id } = insert.get(chatRoomId, seq, senderId, content, clientMessageId, now) as {
    id: number;
  };
  updateMembers.run(now, senderId, chatRoomId);
  commit.run();
  return { id, chatRoomId, seq, senderId, content, clientMessageId, createdAt: now };
}

const http = createServer((_request, response) => response.end());
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
io.on('connection', (socket) => {
  void socket.join(`user:${socket.handshake.auth['userId']}`);
  socket.on('send', (sent: NewMessage, acknowledge: (message: object) => void) => {
    const message = store(sent);
    io.to(`user:${sent.senderId}`).to(`user:${sent.partnerId}`).emit('NEW_MESSAGE', message);
    acknowledge(message);
  });
});
http.listen(Number(process.env['PORT']), '127.0.0.1');
