import {
  createModule,
  deleteCaptions,
  deleteModule,
  saveQuestions,
  updateModule,
  uploadCaptions,
  uploadVideo,
} from '@portal/contract/modules';
import { callApi } from '../../../platform/http/client.ts';
import { uploadFile } from '../../../platform/http/upload-file.ts';
import type { SaveCalls } from '../save-step.ts';
import { refreshModules } from './modules.ts';

/** What saving a module asks of the server; new modules become ones of the company `companyId`. */
export function moduleCalls(companyId: number): SaveCalls {
  return {
    create: (body, signal) =>
      thenRefreshed(async () => {
        const request = { params: { id: companyId }, body, signal };
        return (await callApi(createModule, request)).module?.id;
      }),
    update: (id, body, signal) =>
      thenRefreshed(async () => {
        await callApi(updateModule, { params: { id }, body, signal });
      }),
    upload: (id, { file, duration }, onProgress, signal) =>
      thenRefreshed(async () => {
        const fields = { duration: String(duration) };
        const request = { params: { id }, fields, file, onProgress, signal };
        return (await uploadFile(uploadVideo, request)).warning;
      }),
    saveCaptions: (id, change, signal) =>
      thenRefreshed(async () => {
        if (change.kind === 'remove') {
          await callApi(deleteCaptions, { params: { id }, signal });
          return null;
        }
        const { file, label, language } = change;
        const fields = {
          ...(label === '' ? {} : { label }),
          ...(language === '' ? {} : { language }),
        };
        return (await uploadFile(uploadCaptions, { params: { id }, fields, file, signal })).warning;
      }),
    saveQuestions: (id, { list, quizVersion }, signal) =>
      thenRefreshed(async () => {
        const body = { mcqs: [...list], ...(quizVersion === null ? {} : { quizVersion }) };
        await callApi(saveQuestions, { params: { id }, body, signal });
      }),
    remove: (id) =>
      thenRefreshed(async () => {
        await callApi(deleteModule, { params: { id } });
      }),
  };
}

/** The lists are read again after each step: even a refused one may have found them out of date. */
async function thenRefreshed<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } finally {
    void refreshModules();
  }
}
