import { CAPTIONS_LABEL } from '@portal/contract/videos';

type NamedCaptions = {
  label?: string | undefined;
  /** BCP 47; null or empty if not stated. */
  language?: string | null | undefined;
};

/** Captions as admins read them: 'Deutsch (de)'. */
export function captionsName({ label, language }: NamedCaptions): string {
  const name = label || CAPTIONS_LABEL;
  return language ? `${name} (${language})` : name;
}
