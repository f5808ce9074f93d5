import type { ErrorCode } from '@portal/contract/errors';
import {
  createModule,
  createVideoUpload,
  type Module,
  updateModule,
} from '@portal/contract/modules';
import { refreshModules } from '#web/features/modules/api/modules.ts';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { ApiError, messageOf } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { uploadFile } from '#web/platform/http/upload-file.ts';
import type { SaveEvent } from '../model/save-flow.ts';
import type { SaveCalls } from '../model/save-runner.ts';
import { createPosterSender } from './send-poster.ts';

/** The calls that create a module of the company: one, however often they are sent with the same `clientRequestId`. */
export function createCalls(companyId: number, clientRequestId: string): SaveCalls {
  const posters = createPosterSender(companyId);
  return {
    upload: uploadFor(companyId),
    commit: ({ name, content, poster }, videoUploadId) =>
      withRefresh(async () => {
        const { isLost: isPosterLost, posterUploadId } = await posters.send(poster);
        const body = { ...content, name, videoUploadId, posterUploadId, clientRequestId };
        const answer = await callApi(createModule, { params: { id: companyId }, body });
        if (answer.module?.id === undefined) throw new NoModuleId();
        return { warnings: answer.warnings, isPosterLost };
      }),
    eventOf(error) {
      const t = modulesTexts().save;
      if (error instanceof NoModuleId) return { type: 'failed', message: t.noModuleId };
      const message = t.addFailed(messageOf(error));
      if (!isRefusal(error, 'UPLOAD_NOT_FOUND')) return { type: 'failed', message };
      posters.forget();
      return { type: 'upload-deleted', message };
    },
  };
}

/** The calls that change a module. */
export function updateCalls({ id, companyId }: Pick<Module, 'id' | 'companyId'>): SaveCalls {
  const posters = createPosterSender(companyId);
  return {
    upload: uploadFor(companyId),
    commit: ({ content, poster }, videoUploadId) =>
      withRefresh(async () => {
        const { isLost: isPosterLost, posterUploadId } = await posters.send(poster);
        const body = { ...content, videoUploadId, posterUploadId };
        const { warnings } = await callApi(updateModule, { params: { id }, body });
        return { warnings, isPosterLost };
      }),
    eventOf(error): SaveEvent {
      if (isVersionConflict(error)) return { type: 'outdated' };
      const message = modulesTexts().save.updateFailed(messageOf(error));
      if (!isRefusal(error, 'UPLOAD_NOT_FOUND')) return { type: 'failed', message };
      posters.forget();
      return { type: 'upload-deleted', message };
    },
  };
}

const uploadFor =
  (companyId: number): SaveCalls['upload'] =>
  ({ file, duration }, onProgress, signal) =>
    uploadFile(createVideoUpload, {
      query: { companyId },
      fields: { duration: String(duration) },
      file,
      onProgress,
      signal,
    });

class NoModuleId extends Error {
  override readonly name = 'NoModuleId';
}

/** Other conflicts, such as captions without a video, contain no version to compare. */
function isVersionConflict(error: unknown): boolean {
  return isRefusal(error, 'CONFLICT') && error.details['version'] !== undefined;
}

function isRefusal(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/** Reloads the lists even after a refusal, because it may mean that they are outdated. */
async function withRefresh<T>(commit: () => Promise<T>): Promise<T> {
  try {
    return await commit();
  } finally {
    void refreshModules();
  }
}
