/** A portal in use, and a deleted twin of each of its records. */
import type { Session } from '@portal/contract/accounts';
import { listOwnCertificates } from '@portal/contract/certificates';
import { openDirectRoom, sendMessage } from '@portal/contract/chat';
import { createCompany, deleteCompany } from '@portal/contract/companies';
import { giveFeedback } from '@portal/contract/feedback';
import { addGroupMembers, createGroup, deleteGroup } from '@portal/contract/groups';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { deleteModule, getModule, updateModule } from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import { answerQuiz } from '#server/features/learning/testing/learn.ts';
import { makePoster } from '#server/features/media/testing/poster-uploads.ts';
import { makeUpload } from '#server/features/media/testing/video-uploads.ts';
import {
  type Actor,
  makeQuizModule,
  makeTrainee,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Every text of a twin contains this word. */
export const TWIN = 'Twin';

export interface Living {
  readonly company: { readonly id: number; readonly name: string };
  readonly moduleIds: readonly number[];
  readonly groupId: number;
  readonly trainee: Actor;
  readonly partner: Actor;
  readonly roomId: number;
  readonly helpRequestId: number;
  readonly certificateCode: string;
}

/** Two trainees who have completed the training of a company, with feedback, a help request and a conversation. */
export async function makeLiving(portal: TestPortal, company: Living['company']): Promise<Living> {
  const moduleIds: number[] = [];
  for (const name of ['One', 'Two'])
    moduleIds.push((await makeQuizModule(portal, company.id, { name, questions: 1 })).id);
  const join = (name: string, email: string) =>
    makeTrainee(portal, { companyName: company.name, name, email });
  const trainee = await join('Liv Living', 'liv@living.test');
  const partner = await join('Pat Partner', 'pat@living.test');
  for (const moduleId of moduleIds) {
    await answerQuiz(trainee, moduleId);
    succeeded(await trainee.call(giveFeedback, { body: { moduleId, rating: 4 } }));
  }
  const help = { message: 'Living question', moduleId: moduleIds[0] ?? 0 };
  const { id: helpRequestId } = succeeded(await trainee.call(askForHelp, { body: help }));
  const admin = await signInAdmin(portal);
  const [certificate] = succeeded(await trainee.call(listOwnCertificates));
  return {
    company,
    moduleIds,
    groupId: await makeGroup(admin, company.id, { name: 'Kitchen', members: [trainee] }),
    trainee,
    partner,
    roomId: await talk(trainee, partner),
    helpRequestId,
    certificateCode: certificate?.code ?? '',
  };
}

async function makeGroup(
  admin: Actor,
  companyId: number,
  { name, members }: { readonly name: string; readonly members: readonly Actor[] },
): Promise<number> {
  const inCompany = { params: { id: companyId }, body: { name } };
  const { id } = succeeded(await admin.call(createGroup, inCompany));
  const body = { userIds: members.map(({ user }) => user.id) };
  succeeded(await admin.call(addGroupMembers, { params: { id }, body }));
  return id;
}

async function talk(from: Actor, to: Session): Promise<number> {
  const params = { userId: to.user.id };
  const { id: chatRoomId } = succeeded(await from.call(openDirectRoom, { params }));
  const body = { chatRoomId, content: 'Hello', senderId: from.user.id };
  succeeded(await from.call(sendMessage, { body }));
  return chatRoomId;
}

export type Twins = Awaited<ReturnType<typeof makeTwins>>;

/** A trainee, a module and a group beside the living ones, and a company with another trainee and module. */
export async function makeTwins(portal: TestPortal, admin: Actor, living: Living) {
  const film = await makeQuizModule(portal, living.company.id, {
    name: `${TWIN} Film`,
    questions: 1,
  });
  await answerQuiz(living.trainee, film.id);
  const rating = { moduleId: film.id, rating: 1, comment: `${TWIN} comment` };
  succeeded(await living.trainee.call(giveFeedback, { body: rating }));
  const company = succeeded(
    await upload(
      portal,
      createCompany,
      multipart(
        { name: `${TWIN} Company` },
        { logo: await fixtureFile('logos/brightwater-foods.png') },
      ),
      { token: admin.token },
    ),
  );
  const module = await makeQuizModule(portal, company.id, { name: `${TWIN} Module`, questions: 1 });
  const join = (companyName: string, email: string) =>
    makeTrainee(portal, { companyName, name: `${TWIN} Trainee`, email });
  const trainee = await join(living.company.name, 'twin-one@twin.test');
  const colleague = await join(company.name, 'twin-two@twin.test');
  const groupId = await makeGroup(admin, living.company.id, {
    name: `${TWIN} Group`,
    members: [living.trainee, trainee],
  });
  const helpRequestIds: number[] = [];
  for (const [actor, moduleIds] of [
    [trainee, [...living.moduleIds, film.id]],
    [colleague, [module.id]],
  ] as const) {
    for (const moduleId of moduleIds) {
      await answerQuiz(actor, moduleId);
      const body = { moduleId, rating: 1, comment: `${TWIN} comment` };
      succeeded(await actor.call(giveFeedback, { body }));
    }
    const body = { message: `${TWIN} question`, moduleId: moduleIds[0] };
    helpRequestIds.push(succeeded(await actor.call(askForHelp, { body })).id);
  }
  const roomId = await talk(trainee, living.trainee);
  await queueMails(portal, admin, [trainee, colleague], helpRequestIds);
  const video = await addVideo(portal, admin, film.id);
  const people = { trainee, colleague, groupId };
  return { company, module, film, ...people, helpRequestIds, roomId, ...video };
}

async function addVideo(portal: TestPortal, admin: Actor, id: number) {
  const { id: uploadId } = await makeUpload(portal, admin.token);
  const params = { id };
  const posterUploadId = await makePoster(portal, admin.token);
  const body = { videoUploadId: uploadId, posterUploadId };
  succeeded(await admin.call(updateModule, { params, body }));
  const [video] = succeeded(await admin.call(getModule, { params })).videos;
  return { uploadId, posterUploadId, videoUrl: video?.url ?? '', posterUrl: video?.poster ?? '' };
}

/** A mail about an answer waits for each of them. */
async function queueMails(
  portal: TestPortal,
  admin: Actor,
  actors: readonly Actor[],
  requestIds: readonly number[],
): Promise<void> {
  for (const [index, actor] of actors.entries()) {
    await portal.resources.db
      .updateTable('all_users')
      .set({ wants_mail: 1 })
      .where('id', '=', actor.user.id)
      .execute();
    const params = { id: requestIds[index] ?? 0 };
    succeeded(
      await admin.call(updateHelpRequest, {
        params,
        body: { status: 'PENDING', adminNotes: 'Answer' },
      }),
    );
  }
}

/** Without the background work that follows. */
export async function deleteTwins(admin: Actor, twins: Twins): Promise<void> {
  for (const [call, id] of [
    [deleteTrainee, twins.trainee.user.id],
    [deleteModule, twins.film.id],
    [deleteGroup, twins.groupId],
    [deleteCompany, twins.company.id],
  ] as const)
    succeeded(await admin.call(call, { params: { id } }));
}
