import type { ComponentType } from 'react';
import { withTexts } from '../platform/language/catalogue.ts';
import { useShownLanguage } from '../platform/language/shown-language.ts';

/** Returns a function that loads a page with its texts, and renders it again when the language changes. */
export function translated<Code extends { readonly Component: ComponentType }>(
  load: () => Promise<Code>,
): () => Promise<Code> {
  const loadWithTexts = withTexts(load);
  return async () => {
    const code = await loadWithTexts();
    function InShownLanguage() {
      useShownLanguage();
      return <code.Component />;
    }
    return { ...code, Component: InShownLanguage };
  };
}
