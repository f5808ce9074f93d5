/**
 * Checks that each acknowledged message is stored once and in order although connections are cut and servers killed:
 *
 *     npm run bench:exactly-once -- --seed 7
 *
 * Four users in six rooms send 20,000 messages. Answers are discarded, sockets are cut, and the server is killed twenty
 * times and started again on the same data. With DATABASE_URL it runs on that PostgreSQL. Ends with an error if a
 * message is lost, duplicated or out of order anywhere.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ChatRoom } from '@portal/contract/chat';
import { createRandom } from '../scale/random.ts';
import { type PortalProcess, startPortalProcess } from '../servers/portal-process.ts';
import { openRooms, signUpPeople } from './people.ts';
import { createTalker, type Faults, type Talker } from './talker.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const seed = Number(values.seed);
const kills = Number(values.kills);
const random = createRandom(seed).next;
const faults: Faults = { droppedAnswers: 0, retries: 0, cutSockets: 0 };

await using portal = await startPortalProcess();
const people = await signUpPeople(portal.origin, 4);
const rooms = await openRooms(portal.origin, people);
const talkers = people.map((person) =>
  createTalker(person, { origin: portal.origin, random, faults }),
);
// A user who is far ahead of the other one would wait for the first answer.
for (const talker of talkers) for (const room of roomsOf(talker)) await sayNext(talker, room, 1);
const startedAt = performance.now();
const isDone = { value: false };
const outages = Promise.all([killRepeatedly(portal), cutRepeatedly()]);
const perLane = Math.ceil(Number(values.messages) / (rooms.length * 2));
await Promise.all(talkers.flatMap((talker) => roomsOf(talker).map((room) => talk(talker, room))));
const seconds = (performance.now() - startedAt) / 1_000;
isDone.value = true;
await outages;

const problems: string[] = [];
for (const room of rooms) await examine(room);
for (const talker of talkers) talker.stop();
const total = rooms.reduce((sum, { id }) => sum + acknowledgedIn(id).length, 0);
console.log(`seed ${seed}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}`);
console.log(
  `${total} acknowledged in ${seconds.toFixed(0)} s; ${kills} kills, ${faults.droppedAnswers} answers dropped, ${faults.retries} retries, ${faults.cutSockets} sockets cut`,
);
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? '0 lost, 0 doubled, 0 out of order' : 'FAILED');
process.exitCode = problems.length === 0 ? 0 : 1;

function roomsOf({ userId }: Talker): ChatRoom[] {
  return rooms.filter(({ participants }) => participants.some(({ user }) => user.id === userId));
}

async function talk(talker: Talker, room: ChatRoom): Promise<void> {
  for (let i = 2; i <= perLane; i += 1) await sayNext(talker, room, i);
}

function sayNext(talker: Talker, room: ChatRoom, number: number): Promise<void> {
  return talker.say(room.id, `${talker.userId}: ${number}`);
}

/** Spreads the kills over the messages, not over time, so that a fast machine has as many of them. */
async function killRepeatedly({ kill, start }: PortalProcess): Promise<void> {
  for (let done = 1; done <= kills; done += 1) {
    const due = (done / (kills + 1)) * Number(values.messages);
    while (sent() < due && !isDone.value) await pause(5);
    await kill();
    await pause(random() * 200);
    await start();
  }
}

async function cutRepeatedly(): Promise<void> {
  while (!isDone.value) {
    await pause(100 + random() * 400);
    talkers[Math.floor(random() * talkers.length)]?.cutSocket();
  }
}

function sent(): number {
  return rooms.reduce((sum, { id }) => sum + acknowledgedIn(id).length, 0);
}

function acknowledgedIn(roomId: number): string[] {
  return talkers.flatMap(({ acknowledged }) => acknowledged.get(roomId) ?? []);
}

/** Both users must see the same: each number once, each acknowledged id once, the messages of each sender in order. */
async function examine({ id }: ChatRoom): Promise<void> {
  const members = talkers.filter((talker) => roomsOf(talker).some((room) => room.id === id));
  for (const talker of members) {
    await talker.catchUp(id);
    const messages = talker.shownIn(id);
    const complain = (what: string) =>
      problems.push(`room ${id}, person ${talker.userId}: ${what}`);
    if (messages.some(({ seq }, i) => seq !== i + 1)) complain('numbers are not dense');
    const ids = messages.map(({ clientMessageId }) => clientMessageId);
    if (new Set(ids).size !== ids.length) complain('a message is there twice');
    const lost = acknowledgedIn(id).filter((each) => !ids.includes(each));
    if (lost.length > 0) complain(`${lost.length} acknowledged messages are lost`);
    if (ids.length !== acknowledgedIn(id).length)
      complain('there are messages that were not acknowledged');
    for (const sender of members) {
      const order = messages.filter(({ senderId }) => senderId === sender.userId);
      const isInOrder = order.every(({ content }, i) => content === `${sender.userId}: ${i + 1}`);
      if (!isInOrder) complain(`what ${sender.userId} said is out of order`);
    }
  }
}
