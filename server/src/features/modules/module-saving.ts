/** Every change of a module's content: all parts or none, under one version. */

import { MODULES_MAX } from '@portal/contract/limits';
import type { QuestionForm } from '@portal/contract/questions';
import { because } from '@portal/contract/reasons';
import type { CaptionsWarning } from '@portal/contract/videos';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField, requireFound } from '#server/platform/http/app-error.ts';
import { type Actor, differences } from '../activity/service.ts';
import { inLockedCompany } from '../companies/service.ts';
import type { Learning } from '../learning/service.ts';
import {
  deleteVideos,
  findModuleOfUpload,
  insertVideo,
  type Media,
  type NewVideo,
  type StoredVideo,
  takeUpload,
} from '../media/service.ts';
import { type CaptionsChanges, changeCaptions, UNCHANGED_CAPTIONS } from './captions.ts';
import { type GivenFields, recordFields, storeFields } from './fields.ts';
import { type ContentChange, inLockedModule, MODULE_NOT_FOUND } from './locked-module.ts';
import { recordModule, videoFields } from './module-activity.ts';
import { changePoster } from './poster.ts';
import * as queries from './queries.ts';
import { changeQuestions, planQuestions, type QuestionPlan } from './question-saving.ts';

interface Dependencies {
  readonly db: Db;
  readonly media: Pick<Media, 'removeFiles'>;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  readonly now: () => number;
}

/** The content that a save sets; absent parts stay. */
export interface ModuleContent extends GivenFields {
  /** A video that was sent to the module directly. */
  readonly video?: StoredVideo;
  readonly videoUploadId?: number | undefined;
  readonly captions?: CaptionsChanges | undefined;
  /** Null removes the poster. */
  readonly posterUploadId?: number | null | undefined;
  readonly mcqs?: readonly QuestionForm[] | undefined;
}

export interface NewModuleContent extends ModuleContent {
  readonly name: string;
  readonly clientRequestId?: string | undefined;
}

/** The edited versions; the save is refused if the module has other ones now. */
export interface ExpectedVersions {
  readonly version?: number | undefined;
  readonly quizVersion?: number | undefined;
}

export interface Saved {
  /** About the saved captions. */
  readonly warnings: CaptionsWarning[];
}

interface Written extends Saved {
  readonly isChanged: boolean;
  readonly droppedKeys: readonly string[];
}

export function createModuleSaving(deps: Dependencies) {
  const { db, media, learning, now } = deps;

  async function write(change: ContentChange, content: ModuleContent): Promise<Written> {
    const { tx, module } = change;
    const video = await videoOf(change, content);
    const plan = await planOf(change, content);
    // Called once before both changes: a module that is unlocked only between them must not stay unlocked.
    if (video !== null || plan !== null) await learning.rememberOpenModules(tx, module.company_id);
    const hasNewFields = await changeFields(change, content);
    const oldKeys = video === null ? [] : await replaceVideo(change, video);
    const { captions, posterUploadId } = content;
    const captioned = captions ? await changeCaptions(change, captions) : UNCHANGED_CAPTIONS;
    const poster = await changePoster(change, posterUploadId);
    if (plan !== null) await replaceQuestions(change, plan, content.mcqs?.length === 0);
    if (video !== null || plan !== null) await queries.markContent(tx, module.id, change.at);
    await changeStandings(change, { content, hasNewSteps: video !== null || plan !== null });
    await refuseTooManyDrawn(change, content.questionsDrawn);
    const hasNewMedia = video !== null || captioned.isChanged || poster.isChanged;
    const isChanged = hasNewFields || hasNewMedia || plan !== null;
    const droppedKeys = [...oldKeys, ...poster.droppedKeys];
    return { isChanged, droppedKeys, warnings: captioned.warnings };
  }

  /** Has the results and the figures of the trainees brought up to date after the commit. */
  async function changeStandings(
    { tx, module, at }: ContentChange,
    { content, hasNewSteps }: { readonly content: ModuleContent; readonly hasNewSteps: boolean },
  ): Promise<void> {
    const passMark = content.passMark ?? module.pass_mark;
    if (passMark < module.pass_mark) await learning.moduleChanges.lowerPassMark(tx, module, at);
    if (!hasNewSteps && passMark === module.pass_mark) return;
    const companyId = module.company_id;
    await learning.moduleChanges.moduleChanged(tx, {
      companyId,
      module,
      kind: 'saved',
      deletionId: null,
      at,
    });
  }

  async function replaceVideo(change: ContentChange, video: NewVideo): Promise<string[]> {
    const droppedKeys = await changeVideo(change, video);
    // Also for the first video: a trainee who opened the quiz before has not watched it.
    await learning.moduleChanges.resetWatching(change.tx, change.module);
    return droppedKeys;
  }

  async function replaceQuestions(change: ContentChange, plan: QuestionPlan, hasNone: boolean) {
    await changeQuestions(change, plan);
    if (hasNone) await learning.moduleChanges.completeWatched(change.tx, change.module, change.at);
  }

  async function writeAndIncrement(
    change: ContentChange,
    content: ModuleContent,
  ): Promise<Written> {
    const written = await write(change, content);
    if (written.isChanged) await queries.incrementVersion(change.tx, change.module.id);
    return written;
  }

  /** After the commit: removes the old files, and begins what follows for the trainees. */
  async function finish(
    { company_id }: { readonly company_id: number },
    { droppedKeys, warnings }: Written,
  ): Promise<Saved> {
    await media.removeFiles(droppedKeys);
    await learning.moduleChanges.begin(company_id);
    return { warnings };
  }

  return {
    /** Throws NOT_FOUND, CONFLICT, QUIZ_CHANGED, UPLOAD_NOT_FOUND. */
    async save(
      actor: Actor,
      moduleId: number,
      { version, quizVersion, ...content }: ModuleContent & ExpectedVersions,
    ): Promise<Saved> {
      const written = await inLockedModule(db, moduleId, async (tx, module) => {
        refuseOutdated(module, { version, quizVersion });
        const change = { tx, actor, module, at: now() };
        return { module, ...(await writeAndIncrement(change, content)) };
      });
      return finish(written.module, written);
    },

    /**
     * Adds a module with its first content at the end of the company's list. If the answer to the same creation was
     * lost, which the request's id or the upload shows, the module that it created is updated instead.
     */
    async create(
      actor: Actor,
      companyId: number,
      { clientRequestId, ...content }: NewModuleContent,
    ): Promise<Saved & { readonly id: number }> {
      const { id, ...written } = await inLockedCompany(db, companyId, async (tx) => {
        const at = now();
        const uploadId = content.videoUploadId;
        const made = await findMade(tx, actor, { companyId, uploadId, clientRequestId });
        if (made !== null) {
          refuseOutdated(made, { version: INITIAL_VERSION });
          return {
            id: made.id,
            ...(await writeAndIncrement({ tx, actor, module: made, at }, content)),
          };
        }
        const module = await insert({ tx, actor, at, companyId, clientRequestId }, content);
        return { id: module.id, ...(await write({ tx, actor, module, at }, content)) };
      });
      return { id, ...(await finish({ company_id: companyId }, written)) };
    },
  };
}

const INITIAL_VERSION = 1;
const TOO_MANY_MODULES = because('tooManyModules', { max: MODULES_MAX });

async function videoOf(
  change: ContentChange,
  { video, videoUploadId }: ModuleContent,
): Promise<NewVideo | null> {
  if (videoUploadId === undefined) return video === undefined ? null : { ...video, uploadId: null };
  const { tx, actor, module, at } = change;
  return takeUpload(tx, {
    uploadId: videoUploadId,
    userId: actor.id,
    moduleId: module.id,
    companyId: module.company_id,
    at,
  });
}

/** Returns the keys of the files that the module no longer has. */
async function changeVideo(change: ContentChange, video: NewVideo): Promise<string[]> {
  const { tx, module, at } = change;
  const old = await queries.listVideos(tx, { moduleId: module.id });
  const keys = await deleteVideos(tx, module.id);
  await insertVideo(tx, module.id, { ...video, createdAt: at });
  const after = videoFields([video]);
  await (old.length === 0
    ? recordModule(tx, { ...change, action: 'module.video-uploaded' }, { after })
    : recordModule(
        tx,
        { ...change, action: 'module.video-replaced' },
        { before: videoFields(old), after },
      ));
  return keys;
}

async function planOf(
  { tx, module }: ContentChange,
  { mcqs }: ModuleContent,
): Promise<QuestionPlan | null> {
  return mcqs === undefined ? null : planQuestions(tx, module.id, mcqs);
}

interface Insertion extends Omit<ContentChange, 'module'> {
  readonly companyId: number;
  readonly clientRequestId: string | undefined;
}

/** Inserts a draft, which changes no trainee's path. */
async function insert(
  { tx, actor, at, companyId, clientRequestId }: Insertion,
  given: GivenFields,
): Promise<queries.ModuleRow> {
  if ((await queries.countModules(tx, companyId)) >= MODULES_MAX)
    throw new AppError('CONFLICT', TOO_MANY_MODULES);
  const fields = storeFields(given, { at });
  const row = { companyId, fields, createdBy: actor.id, createdAt: at, clientRequestId };
  const id = await queries.insertModule(tx, row);
  const module = requireFound(await queries.findModule(tx, id), MODULE_NOT_FOUND);
  const { after = {} } =
    differences(recordFields(storeFields({}, { at })), recordFields(fields)) ?? {};
  await recordModule(tx, { actor, action: 'module.created', module, at }, { after });
  return module;
}

interface Creation {
  readonly companyId: number;
  readonly uploadId: number | undefined;
  readonly clientRequestId: string | undefined;
}

/** Returns the module that an earlier call of the same creation has made. */
async function findMade(
  tx: Db,
  actor: Actor,
  { companyId, uploadId, clientRequestId }: Creation,
): Promise<queries.ModuleRow | null> {
  if (actor.id === null) return null;
  if (clientRequestId !== undefined) {
    const made = { companyId, createdBy: actor.id, clientRequestId };
    const id = await queries.findModuleOfRequest(tx, made);
    if (id !== undefined) return (await queries.findModule(tx, id)) ?? null;
  }
  if (uploadId === undefined) return null;
  const taker = await findModuleOfUpload(tx, uploadId);
  if (taker?.created_by !== actor.id || taker.company_id !== companyId) return null;
  return (await queries.findModule(tx, taker.id)) ?? null;
}

async function changeFields(change: ContentChange, given: GivenFields): Promise<boolean> {
  const { tx, module, at } = change;
  const fields = storeFields(given, { stored: module, at });
  const changed = differences(recordFields(module), recordFields(fields));
  if (changed === null) return false;
  await queries.updateModule(tx, module.id, fields);
  // Another number of questions is another quiz, for answers that were begun.
  if (fields.questions_drawn !== module.questions_drawn)
    await queries.incrementQuizVersion(tx, module.id);
  await recordModule(tx, { ...change, action: 'module.updated' }, changed);
  return true;
}

/** Throws INVALID_INPUT if a try cannot ask so many questions, after the questions were saved. */
async function refuseTooManyDrawn(
  { tx, module }: ContentChange,
  drawn: number | null | undefined,
): Promise<void> {
  if (drawn === undefined || drawn === null) return;
  const { length } = await queries.listQuestions(tx, { moduleId: module.id });
  if (drawn <= length) return;
  const refusal = because('tooManyQuestionsDrawn', { questions: length, drawn });
  throw invalidField('questionsDrawn', refusal);
}

function refuseOutdated(
  module: queries.ModuleRow,
  { version, quizVersion }: ExpectedVersions,
): void {
  if (version !== undefined && version !== module.version)
    throw new AppError('CONFLICT', because('moduleChangedElsewhere'), {
      details: { version: module.version },
    });
  if (quizVersion !== undefined && quizVersion !== module.quiz_version)
    throw new AppError('QUIZ_CHANGED', because('questionsChangedElsewhere'), {
      details: { quizVersion: module.quiz_version },
    });
}
