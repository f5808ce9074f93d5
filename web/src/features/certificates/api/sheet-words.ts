import { DEFAULT_LANGUAGE, type Language } from '@portal/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { loadSheetWords } from '../model/sheet-words.ts';

/** The words of a certificate in the language of its holder; undefined loads nothing. */
export function useSheetWords(language: Language | undefined) {
  return useQuery({
    queryKey: ['certificateWords', language],
    queryFn: () => loadSheetWords(language ?? DEFAULT_LANGUAGE),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: language !== undefined,
  });
}
