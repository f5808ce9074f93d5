/** Fills an installation with more than a page of everything that is listed. */
import type { Session } from '@portal/contract/accounts';
import { giveFeedback } from '@portal/contract/feedback';
import { addGroupMembers, createGroup } from '@portal/contract/groups';
import { askForHelp } from '@portal/contract/help';
import { GROUP_MEMBERS_PER_CALL_MAX } from '@portal/contract/limits';
import { createModule } from '@portal/contract/modules';
import { deleteTrainee, listTrainees } from '@portal/contract/trainees';
import { addCompany, addTrainee, call, importTable, person } from '../harness/api.ts';
import { answerQuiz, type Installation } from '../harness/installation.ts';
import type { Portal } from '../harness/portal.ts';
import { writeFrom } from '../screens/chat.ts';

const COMPANIES = 30;
const MODULES = 25;
const TRAINEES = 120;
const GROUPS = 30;
const DELETED = 25;
/** Trainees who ask, rate and write. */
const ACTIVE = 12;
const REQUESTS_EACH = 3;
const MESSAGES = 60;

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export async function addMuch(portal: Portal, known: Installation): Promise<void> {
  const { naming, admin, trainee, companyId } = known;
  const { token } = admin;
  for (const number of numbered(COMPANIES)) await addCompany(portal, token, `Company ${number}`);
  for (const number of numbered(MODULES)) {
    const body = { name: `Chapter ${number}: ${naming.subject}`, description: 'To be filmed.' };
    await call(portal, createModule, { id: companyId, token, body });
  }
  await importPeople(portal, known);
  await fillGroups(portal, known);
  for (const number of numbered(ACTIVE)) {
    const active = await addTrainee(portal, person(`Active ${number}`), naming.company);
    await takePart(portal, known, active, number);
  }
  const messages = numbered(MESSAGES).map(
    (number) => `Message ${number} about a ${naming.subject}.`,
  );
  await writeFrom(portal, admin, trainee, ...messages);
}

async function importPeople(portal: Portal, { naming, admin }: Installation): Promise<void> {
  const { token } = admin;
  const rows = numbered(TRAINEES).map(
    (number) => `Person ${number},person${number}@people.test,${naming.company}`,
  );
  await importTable(portal, token, rows);
  const page = await call(portal, listTrainees, { token });
  const deleted = page.filter(({ name }) => name.startsWith('Person ')).slice(0, DELETED);
  for (const { id } of deleted) await call(portal, deleteTrainee, { id, token });
}

async function fillGroups(portal: Portal, { admin: { token }, companyId, groupId }: Installation) {
  for (const number of numbered(GROUPS))
    await call(portal, createGroup, { id: companyId, token, body: { name: `Team ${number}` } });
  const page = await call(portal, listTrainees, { token });
  const people = page.filter(({ name }) => name.startsWith('Person '));
  for (let from = 0; from < people.length; from += GROUP_MEMBERS_PER_CALL_MAX) {
    const userIds = people.slice(from, from + GROUP_MEMBERS_PER_CALL_MAX).map(({ id }) => id);
    await call(portal, addGroupMembers, { id: groupId, token, body: { userIds } });
  }
}

async function takePart(portal: Portal, known: Installation, active: Session, number: number) {
  const { naming, admin, trainee, passedId } = known;
  const { token } = active;
  await answerQuiz(portal, { token, moduleId: passedId, answer: 'Something else' });
  const comment = `Comment ${number} on a ${naming.subject}.`;
  const rating = 1 + (number % 5);
  await call(portal, giveFeedback, { token, body: { moduleId: passedId, rating, comment } });
  for (const each of numbered(REQUESTS_EACH)) {
    const message = `Question ${each} of ${active.user.name}`;
    await call(portal, askForHelp, { token, body: { message } });
  }
  await writeFrom(portal, active, admin, `Hello from number ${number}`);
  await writeFrom(portal, active, trainee, `Hello from number ${number}`);
}
