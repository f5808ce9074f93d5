/** Clients of a portal, whose waiting times are measured while it works on something large. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ModuleProgress } from '@portal/contract/learning';
import { PASSWORD } from '../scale/accounts.ts';
import { signIn, signInAsAdmin } from '../scale/admin-client.ts';

export interface WaitingTimes {
  /** Milliseconds. */
  readonly reads: number[];
  readonly writes: number[];
}

/** The pause of each client between two requests, in ms: the portal is used and not overloaded. */
const PAUSE_MS = 15;
const SETTINGS = {
  browserNotifications: false,
  soundNotifications: false,
  toastNotifications: true,
  emailNotifications: false,
};

type Send = () => Promise<unknown>;

/** The requests of one client, which it makes in turn. */
interface Client {
  readonly kind: keyof WaitingTimes;
  readonly requests: readonly Send[];
}

/** The same clients for every copy of an installation. The trainee is of the second company, which stays as it is. */
export async function makeClients(origin: string): Promise<Client[]> {
  const admin = await signInAsAdmin(origin);
  const path = '/admin/trainees?company=2&pageSize=1';
  const [trainee] = await admin.send<{ email: string }[]>('GET', path);
  const email = trainee?.email ?? '';
  const learner = await signIn(origin, '/auth/login', { email, password: PASSWORD });
  const modules = await learner.send<ModuleProgress[]>('GET', '/trainee/modules');
  const film = modules.find(({ unlocked }) => unlocked)?.moduleId;
  const body = { timeSpent: 1 };
  const ofAdmin = [
    () => admin.send('GET', '/admin/trainees?page=1'),
    () => admin.send('GET', '/chat/users'),
    () => admin.send('GET', '/admin/help-requests/pending-count'),
  ];
  const ofTrainee = [
    () => learner.send('GET', '/trainee/dashboard'),
    () => learner.send('GET', `/trainee/modules/${film}`),
  ];
  return [
    ...Array.from({ length: 2 }, () => ({ kind: 'reads' as const, requests: ofAdmin })),
    ...Array.from({ length: 2 }, () => ({ kind: 'reads' as const, requests: ofTrainee })),
    {
      kind: 'writes',
      requests: [() => admin.send('PUT', '/me/notification-settings', SETTINGS)],
    },
    {
      kind: 'writes',
      requests: [() => learner.send('PUT', `/trainee/modules/${film}/time`, body)],
    },
  ];
}

/** Each client makes one request after the other, until `isOver`. */
export async function requestUntil(
  clients: readonly Client[],
  { reads, writes }: WaitingTimes,
  isOver: () => boolean,
): Promise<void> {
  const use = async ({ kind, requests }: Client) => {
    for (let index = 0; !isOver(); index += 1) {
      const start = performance.now();
      await requests[index % requests.length]?.();
      (kind === 'reads' ? reads : writes).push(performance.now() - start);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(clients.map(use));
}
