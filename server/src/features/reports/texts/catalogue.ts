import type { Language } from '@portal/contract/languages';
import * as ar from './ar.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import * as pl from './pl.ts';
import * as ro from './ro.ts';
import * as tr from './tr.ts';
import * as uk from './uk.ts';

/** The texts of the weekly report. */
export const weeklyMailTexts: Readonly<Record<Language, en.WeeklyMailTexts>> = {
  en: en.texts,
  de: de.texts,
  fr: fr.texts,
  es: es.texts,
  pl: pl.texts,
  tr: tr.texts,
  ro: ro.texts,
  uk: uk.texts,
  ar: ar.texts,
};

/** The headers of the files. */
export const reportFileTexts: Readonly<Record<Language, en.ReportFileTexts>> = {
  en: en.fileTexts,
  de: de.fileTexts,
  fr: fr.fileTexts,
  es: es.fileTexts,
  pl: pl.fileTexts,
  tr: tr.fileTexts,
  ro: ro.fileTexts,
  uk: uk.fileTexts,
  ar: ar.fileTexts,
};
