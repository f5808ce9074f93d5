import type { Activity, ActivityAction, ActivityFields } from '@portal/contract/activity';
import {
  type FieldInWords,
  fieldInWords,
  fieldsInWords,
  type Reader,
  roleInWords,
  subjectInWords,
} from '@portal/contract/activity/in-words';
import { shownName } from '@portal/contract/recorded-names';
import { refusalMessage } from '#web/platform/language/refusal-message.ts';
import { shownLanguage } from '#web/platform/language/shown-language.ts';
import { words } from '#web/platform/language/words.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { activityTexts, activityWords } from '../texts/catalogue.ts';
import type { ActivityVariant } from '../texts/en.ts';

/** The text that follows the author's name: 'renamed company Acme → Acme GmbH'. */
export function sentenceOf(activity: Activity): string {
  const { company, before, after } = activity;
  const fieldWords = activityWords();
  return activityTexts().sentences[sentenceKeyOf(activity)]({
    name: isolated(subjectOf(activity)),
    company: company === null ? null : isolated(company.name),
    fields: Object.keys(after ?? {}).map((key) => fieldInWords(key, fieldWords)),
    oldName: String(before?.name),
    newName: String(after?.name),
    group: String(after?.group),
    module: String(after?.module),
    mergedTrainee: String(after?.mergedTrainee),
  });
}

/** The subject as the sentence names it: 'Acme', '12 trainees', 'all companies'. */
export const subjectOf = (activity: Activity): string => subjectInWords(activity, reader());

/** That the author is a limited admin, and what this admin saw; null for all others. */
export const roleOf = (activity: Activity): string | null => roleInWords(activity, reader());

export const authorOf = ({ actor }: Activity): string => shownName(actor, words());

function sentenceKeyOf(activity: Activity): ActivityAction | ActivityVariant {
  const { action, subject, after } = activity;
  switch (action) {
    case 'company.updated':
    case 'module.updated':
    case 'trainee.updated':
    case 'admin.updated':
      return keyOfUpdate(action, after);
    // Without an id several were deleted at once.
    case 'trainee.restored':
      return subject.id === null ? 'trainees.restored' : action;
    case 'trainee.purged':
      return subject.id === null ? 'trainees.purged' : action;
    case 'trainee.link-sent':
      return after?.mail === 'invitation' ? 'trainee.invited' : action;
    default:
      return action;
  }
}

const RENAMED = {
  'company.updated': 'company.renamed',
  'module.updated': 'module.renamed',
  'trainee.updated': 'trainee.renamed',
  'admin.updated': 'admin.renamed',
} as const;

function keyOfUpdate(action: keyof typeof RENAMED, after: ActivityFields | null) {
  if (isOnly('name', after)) return RENAMED[action];
  return action === 'admin.updated' && isOnly('reach', after) ? 'admin.reach-changed' : action;
}

/** Both values of a new name are shown; of other changes only the names of the fields. */
function isOnly(field: 'name' | 'reach', after: ActivityFields | null): boolean {
  const fields = Object.keys(after ?? {});
  return fields.length === 1 && fields[0] === field;
}

/** The fields with their values before and after. */
export const fieldsOf = (activity: Pick<Activity, 'before' | 'after'>): FieldInWords[] =>
  fieldsInWords(activity, reader());

const reader = (): Reader => ({
  language: shownLanguage(),
  words: words(),
  activityWords: activityWords(),
  say: (refusal) => refusalMessage(refusal) ?? refusal.reason,
});
