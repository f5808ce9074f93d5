/** `it` with a company in training, each test in a portal of its own. */
import { openDirectRoom, sendMessage } from '@portal/contract/chat';
import { deleteCompany } from '@portal/contract/companies';
import { giveFeedback } from '@portal/contract/feedback';
import { askForHelp } from '@portal/contract/help';
import { deleteModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { listTrash, purgeFromTrash, restoreFromTrash } from '@portal/contract/trash';
import { answerQuiz } from '#server/features/learning/testing/learn.ts';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  succeeded,
} from '#server/testing/factories.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

interface Options {
  readonly email?: string;
  readonly name?: string;
  readonly leaveConflicts?: boolean;
  readonly userId?: number;
  readonly mergeInto?: number;
}

export function trashOf(portal: TestPortal, admin: Actor) {
  return {
    deleteTrainee: ({ user }: Actor) => remove(deleteTrainee, user.id),
    deleteModule: (id: number) => remove(deleteModule, id),
    deleteCompany: (id: number) => remove(deleteCompany, id),
    list: async (query: Record<string, string> = {}) =>
      succeeded(await admin.call(listTrash, { query })),
    restore: (deletionId: number | null, body: Options = {}) =>
      admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body }),
    purge: (deletionId: number | null) =>
      admin.call(purgeFromTrash, { params: { deletionId: deletionId ?? 0 } }),
    /** Does the background work. */
    work: () => portal.work(['deletion']),
  };

  async function remove(
    call: typeof deleteTrainee | typeof deleteModule | typeof deleteCompany,
    id: number,
  ) {
    const { deletionId } = succeeded(await admin.call(call, { params: { id } }));
    await portal.work(['deletion']);
    return deletionId;
  }
}

export const it = itAlone
  .extend('trash', ({ portal, admin }) => trashOf(portal, admin))
  /** Three modules. Ann has passed the first and asked for help; Ben has passed all, rated one and chats with Ann. */
  .extend('training', async ({ portal, company }) => {
    const names = ['One', 'Two', 'Three'];
    const ids: number[] = [];
    for (const name of names) ids.push((await makeQuizModule(portal, company.id, { name })).id);
    const [first = 0, second = 0, third = 0] = ids;
    const join = (name: string) => makeTrainee(portal, { companyName: company.name, name });
    const [ann, ben] = [await join('Ann'), await join('Ben')];
    await answerQuiz(ann, first, { right: 1 });
    await answerQuiz(ann, first);
    for (const id of ids) await answerQuiz(ben, id);
    succeeded(await ben.call(giveFeedback, { body: { moduleId: second, rating: 4 } }));
    succeeded(await ann.call(giveFeedback, { body: { moduleId: first, rating: 2 } }));
    succeeded(await ann.call(askForHelp, { body: { message: 'How?', moduleId: first } }));
    const params = { userId: ann.user.id };
    const { id: chatRoomId } = succeeded(await ben.call(openDirectRoom, { params }));
    const body = { chatRoomId, content: 'Hello Ann', senderId: ben.user.id };
    succeeded(await ben.call(sendMessage, { body }));
    return { first, second, third, ann, ben, chatRoomId };
  })
  .extend('filmed', ({ portal, company }) => makeVideoModule(portal, company.id, { name: 'Film' }));
