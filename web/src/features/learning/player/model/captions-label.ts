import { CAPTIONS_LABEL, type Captions } from '@portal/contract/videos';
import { playerTexts } from '../texts/catalogue.ts';

/** The name by which trainees choose captions. */
export const captionsLabel = ({ label }: Pick<Captions, 'label'>): string =>
  label === CAPTIONS_LABEL ? playerTexts().captions : label;
