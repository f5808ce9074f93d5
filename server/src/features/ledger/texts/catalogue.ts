import type { Language } from '@portal/contract/languages';
import { texts as ar } from './ar.ts';
import { texts as de } from './de.ts';
import { type CheckpointMailTexts, texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as pl } from './pl.ts';
import { texts as ro } from './ro.ts';
import { texts as tr } from './tr.ts';
import { texts as uk } from './uk.ts';

/** The weekly mail with the newest checkpoint. */
export const checkpointMailTexts: Readonly<Record<Language, CheckpointMailTexts>> = {
  en,
  de,
  fr,
  es,
  pl,
  tr,
  ro,
  uk,
  ar,
};
