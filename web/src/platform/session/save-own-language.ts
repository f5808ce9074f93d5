import type { Language } from '@portal/contract/languages';
import { changeOwnLanguage } from '@portal/contract/own-account';
import { callApi } from '../http/client.ts';
import { session } from './session-store.ts';

/** Stores the choice with the account of the user. Throws what `callApi` throws. */
export async function saveOwnLanguage(language: Language): Promise<void> {
  session.update(await callApi(changeOwnLanguage, { body: { language } }));
}
