/** The steps of a random history that belong to reminders. Each changes the portal and the model alike. */
import assert from 'node:assert/strict';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { remindTrainee } from '@portal/contract/reminders';
import { type Choice, STEPS } from '#server/features/learning/testing/requirements-steps.ts';
import type { RequirementsWorld } from '#server/features/learning/testing/requirements-world.ts';
import type { RemindersModel } from './reminders-model.ts';

/** A company in the portal and in the models. */
export interface Reminded {
  readonly world: RequirementsWorld;
  readonly reminders: RemindersModel;
}

type Step = (reminded: Reminded, choice: Choice) => Promise<void>;

const personIn = ({ company: { people } }: RequirementsWorld, choice: number) =>
  people[choice % people.length];

async function wantMail({ world, reminders }: Reminded, [who, wants]: Choice): Promise<void> {
  const person = personIn(world, who);
  if (person === undefined) return;
  const emailNotifications = wants % 2 === 0;
  const others = { browserNotifications: false, soundNotifications: false };
  await world.port.call(person.id, saveNotificationSettings, {
    body: { ...others, toastNotifications: true, emailNotifications },
  });
  reminders.of(person).wantsMail = emailNotifications;
}

async function remind({ world, reminders }: Reminded, [who]: Choice): Promise<void> {
  const person = personIn(world, who);
  if (person === undefined) return;
  const { port, today } = world;
  const outcome = reminders.remindNow(person, today, port.now);
  const sent = port.call(null, remindTrainee, { params: { id: person.id }, body: {} });
  if (outcome === 'sent') await sent;
  else await assert.rejects(sent, { code: 'CONFLICT' });
}

/** Each step with its weight. */
const REMINDER_STEPS = {
  wantMail: [4, wantMail],
  remind: [4, remind],
} as const satisfies Record<string, readonly [number, Step]>;

/** Those of standings, too. */
export const ALL_STEPS: Readonly<Record<string, readonly [number, Step]>> = {
  ...REMINDER_STEPS,
  ...Object.fromEntries(
    Object.entries(STEPS).map(([name, [weight, step]]) => {
      const own: Step = ({ world }, choice) => step(world, choice);
      return [name, [weight, own] as const];
    }),
  ),
};
