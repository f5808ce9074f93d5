/** Creates help requests of trainees, with the admin's answers. */
import type { CommandContext } from '../command.ts';
import { DEMO_ADMIN } from './content/conversations.ts';
import { DEMO_HELP_REQUESTS, type DemoHelpRequest } from './content/help-requests.ts';
import { type DemoPeople, personOf } from './people.ts';

export async function seedHelpRequests(context: CommandContext, people: DemoPeople): Promise<void> {
  for (const request of DEMO_HELP_REQUESTS) await seedHelpRequest(context, people, request);
}

async function seedHelpRequest(
  { services: { help, learning }, clock }: CommandContext,
  people: DemoPeople,
  { from, moduleName, message, hoursAgo, answers, isSeen }: DemoHelpRequest,
): Promise<void> {
  const trainee = personOf(people, from);
  const admin = personOf(people, DEMO_ADMIN);
  const module = (await learning.modules(trainee)).find((each) => each.moduleName === moduleName);
  if (moduleName !== undefined && module === undefined)
    throw new Error(`${from} has no module ${moduleName}`);
  clock.goBack(hoursAgo);
  const { id, ...asked } = await help.ask(trainee, { message, moduleId: module?.moduleId ?? null });
  let { updatedAt } = asked;
  for (const { minutesLater, status, notes: adminNotes } of answers) {
    clock.advance(minutesLater * 60);
    ({ updatedAt } = await help.update(admin, id, { status, adminNotes }));
  }
  if (isSeen) await help.markSeen(trainee, updatedAt);
}
