import type { Dialect } from './dialect.ts';

/** Conversations and their messages, which have the sequence numbers of their room. */
export const chat = ({ id }: Dialect): string[] => [
  `create table chat_rooms (
    id ${id},
    pair_key text not null unique,
    last_seq bigint not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table chat_members (
    room_id bigint not null references chat_rooms (id) on delete cascade,
    -- No foreign key, as in the messages: the partner of a deleted user keeps the conversation.
    user_id bigint not null,
    last_read_seq bigint not null default 0,
    unread_count integer not null default 0,
    visible_at bigint,
    muted integer not null default 0,
    updated_at bigint not null,
    blocked integer not null default 0,
    has_written integer not null default 0,
    constraint chat_members_pk primary key (room_id, user_id)
  )`,
  // The whole order of the list of rooms, so that SQLite sorts nothing.
  'create index chat_members_by_user_id_updated_at_room_id on chat_members (user_id, updated_at, room_id)',
  `create table chat_messages (
    id ${id},
    room_id bigint not null references chat_rooms (id) on delete cascade,
    seq bigint not null,
    sender_id bigint not null,
    content text not null,
    client_message_id text,
    created_at bigint not null,
    constraint chat_messages_seq unique (room_id, seq),
    constraint chat_messages_once unique (sender_id, client_message_id)
  )`,
  // How much each user has sent on a day. No foreign key: rows of past days are removed anyway, which lie together.
  `create table chat_sent_bytes (
    day integer not null,
    user_id bigint not null,
    bytes bigint not null,
    constraint chat_sent_bytes_pk primary key (day, user_id)
  )`,
];
