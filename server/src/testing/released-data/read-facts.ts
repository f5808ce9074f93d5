/** Reads the data folder of a release as its people and the public get it from the portal. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call, CallResponse } from '@portal/contract/call';
import {
  getCertificate,
  getCertificateProof,
  listOwnCertificates,
} from '@portal/contract/certificates';
import { listMessages, listRooms } from '@portal/contract/chat';
import { listCompanies } from '@portal/contract/companies';
import { getDashboard, getTrainingModule } from '@portal/contract/learning';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { readKeyLines } from '@portal/contract/proof/read-key-lines';
import { verifyProof } from '@portal/contract/proof/verify-proof';
import { listTrainees } from '@portal/contract/trainees';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';
import type { CallInput, OpenedPortal } from '../open-test-portal.ts';
import { ADMIN, PASSWORD, TRAINEE } from './people.ts';

/** Facts that do not change by time. The fixture of a release has them as a file. */
export async function readFacts(portal: OpenedPortal) {
  const admin = await succeed(portal, logInAsAdmin, { body: ADMIN });
  const body = { email: TRAINEE.email, password: PASSWORD };
  const trainee = await succeed(portal, logIn, { body });
  const session = { portal, token: trainee.token };
  return {
    company: await companyFacts({ portal, token: admin.token }),
    training: await trainingFacts(session),
    certificate: await certificateFacts(session),
    conversation: await conversationFacts(session),
    log: {
      // The origin, the number of leaves and the hash of the tree.
      head: (await text(portal, '/log/checkpoint')).split('\n').slice(0, 3),
      keys: (await text(portal, '/log/key')).trim().split('\n'),
    },
    outbox: (await readdir(join(portal.settings.dataDir, 'outbox'))).length,
  };
}

interface Session {
  readonly portal: OpenedPortal;
  readonly token: string;
}

async function companyFacts({ portal, token }: Session) {
  const [company] = await succeed(portal, listCompanies, { token });
  const trainees = await succeed(portal, listTrainees, { token });
  return {
    name: company?.name,
    modules: company?.moduleCount,
    logo: await hashAt(portal, company?.logo ?? undefined),
    trainees: trainees.map(({ name, email }) => ({ name, email })),
  };
}

async function trainingFacts({ portal, token }: Session) {
  const { moduleProgress, ...figures } = await succeed(portal, getDashboard, { token });
  const [{ moduleId = 0 } = {}] = moduleProgress;
  const module = await succeed(portal, getTrainingModule, { token, params: { id: moduleId } });
  return {
    completed: `${figures.modulesCompleted} of ${figures.totalModules}`,
    completedAt: figures.trainingCompletedAt,
    averageScore: figures.averageScore,
    modules: moduleProgress.map((each) => ({
      name: each.moduleName,
      isPassed: each.pass,
      score: each.marksObtained,
      isWatched: each.videoCompleted,
      seconds: each.timeSpentOnVideo,
    })),
    answers: module.review?.map(({ question, chosen }) => ({ question, chosen })),
    videos: await Promise.all(module.videos.map(({ url }) => hashAt(portal, url))),
  };
}

async function certificateFacts({ portal, token }: Session) {
  const [{ code = '' } = {}] = await succeed(portal, listOwnCertificates, { token });
  const params = { code };
  const { status, name, company, completedOn, issuedAt, validUntil, modules } = await succeed(
    portal,
    getCertificate,
    { token, params },
  );
  const proof = await portal.call(getCertificateProof, { params });
  const keys = readKeyLines(proofCrypto.sha256, await text(portal, '/log/key'));
  if ('unreadableLine' in keys) throw new Error('The keys of the log cannot be read');
  const { proven } = verifyProof(proof.raw, keys, proofCrypto);
  return { code, status, name, company, completedOn, issuedAt, validUntil, modules, proven };
}

async function conversationFacts({ portal, token }: Session) {
  const [room] = await succeed(portal, listRooms, { token });
  const params = { id: room?.id ?? 0 };
  const messages = await succeed(portal, listMessages, { token, params });
  return messages.map(({ seq, sender, content, createdAt }) => ({
    seq,
    by: sender.name,
    content,
    createdAt,
  }));
}

async function succeed<C extends Call>(portal: OpenedPortal, call: C, input: CallInput<C>) {
  const answer = await portal.call(call, input);
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${answer.raw}`);
  return answer.body as CallResponse<C>;
}

async function text(portal: OpenedPortal, url: string): Promise<string> {
  return (await portal.inject({ url })).raw;
}

/** The size and the SHA-256 of an uploaded file that the portal sends. */
async function hashAt({ app }: OpenedPortal, name = ''): Promise<string> {
  const { statusCode, rawPayload } = await app.inject({ url: `/api/uploads/${name}` });
  if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${rawPayload.toString()}`);
  const hash = createHash('sha256').update(rawPayload).digest('hex');
  return `${rawPayload.length} bytes, ${hash}`;
}
