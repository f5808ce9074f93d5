/**
 * Sends logins as fast as they are answered until it is stopped. It runs with a lower priority than the portal, as if
 * it were on another machine. Argument: the attack as JSON. Prints the number of answers by status.
 */
import { setPriority } from 'node:os';
import { createSender, type Login, sendLogin } from './send-login.ts';

export interface Attack {
  readonly origin: string;
  readonly connections: number;
  /** Accounts whose correct passwords are sent; without any, made-up emails are sent. */
  readonly accounts: readonly Login[];
  /** The address of all logins; null for a new one with each login. */
  readonly address: string | null;
  /** 0 is the priority of the portal, 19 the lowest. */
  readonly niceness: number;
}

const attack = JSON.parse(process.argv[2] ?? '') as Attack;
setPriority(attack.niceness);
const sender = createSender(attack.origin, attack.connections);
const answers: Record<string, number> = {};
let sent = 0;
let isOver = false;
process.on('SIGTERM', () => {
  isOver = true;
});

await Promise.all(Array.from({ length: attack.connections }, sendUntilOver));
sender.agent.destroy();
console.log(JSON.stringify(answers));

async function sendUntilOver(): Promise<void> {
  while (!isOver) {
    sent += 1;
    const login = attack.accounts[sent % attack.accounts.length] ?? madeUp(sent);
    const { status } = await sendLogin(sender, login, attack.address ?? addressOf(sent));
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

function madeUp(index: number): Login {
  return { email: `${index}.${process.pid}@made-up.test`, password: 'not a password' };
}

function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}
