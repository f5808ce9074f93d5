/** The mail of a reminder: all modules together. */
import { formatsOf } from '@portal/contract/formats';
import {
  type Addressee,
  type MailContent,
  renderMail,
} from '#server/platform/mail/mail-content.ts';
import type { ModuleReminder } from '../learning/service.ts';
import { reminderTexts } from './texts/catalogue.ts';
import { isMandatory } from './to-remind.ts';

interface NamedReminder extends ModuleReminder {
  readonly moduleName: string;
}

interface ReminderMail {
  readonly to: Addressee;
  /** At least one. */
  readonly modules: readonly NamedReminder[];
  readonly publicUrl: string;
}

export function reminderMail({ to, modules, publicUrl }: ReminderMail): MailContent {
  const texts = reminderTexts[to.language];
  const { date } = formatsOf(to.language);
  const lines = modules.map(({ kind, moduleName, on }) => texts.line[kind](moduleName, date(on)));
  const [only = ''] = lines;
  return renderMail({
    to,
    text: {
      subject: lines.length === 1 ? only : texts.subject(lines.length),
      paragraphs: [texts.intro, lines, texts.calendar],
      button: texts.button,
      ending: modules.every(isMandatory) ? texts.mandatory : texts.optional,
    },
    url: `${publicUrl}/training`,
  });
}
