import { CAPTIONS_LABEL } from '@portal/contract/videos';
import { modulesTexts } from '../texts/catalogue.ts';

type NamedCaptions = {
  label?: string | undefined;
  /** BCP 47; null or empty if not stated. */
  language?: string | null | undefined;
};

/** Captions as admins read them: 'Deutsch (de)'. */
export function captionsName(captions: NamedCaptions): string {
  const name = captionsLabel(captions);
  return captions.language ? modulesTexts().captions.inLanguage(name, captions.language) : name;
}

/** The name of captions without their language. */
export const captionsLabel = (captions: NamedCaptions): string =>
  ownLabel(captions) ?? modulesTexts().captions.unnamed;

/** Reports whether neither a name nor a language of the captions is stated. */
export function areUnnamed(captions: NamedCaptions): boolean {
  return ownLabel(captions) === null && !captions.language;
}

/** Null without one, which the server stores as {@link CAPTIONS_LABEL}. */
const ownLabel = ({ label }: NamedCaptions): string | null =>
  !label || label === CAPTIONS_LABEL ? null : label;
