import type { CaptionsWarning } from '@portal/contract/videos';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';

/** The sentences about the captions that were saved. */
export const captionsWarningText = (warnings: readonly CaptionsWarning[]): string =>
  warnings.map(sentenceAbout).join(' ');

function sentenceAbout(warning: CaptionsWarning): string {
  const t = modulesTexts().captionsWarnings;
  switch (warning.kind) {
    case 'encoding-guessed':
      return t.encodingGuessed;
    case 'left-out':
      return t.leftOut(warning);
    case 'all-late':
      return t.allLate;
    case 'some-late':
      return t.someLate;
  }
}
