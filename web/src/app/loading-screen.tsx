import { useShownLanguage } from '../platform/language/shown-language.ts';
import { Spinner } from '../ui/spinner.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';

type LoadingScreenProps = {
  /** True while the server checks a remembered session; false while only the page's code is loading. */
  isRestoring?: boolean;
};

/** Shown while no page can be shown yet. */
export function LoadingScreen({ isRestoring = true }: LoadingScreenProps) {
  useShownLanguage();
  const t = frameTexts();
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6">
      <div role="status" className="grid animate-fade-in justify-items-center gap-4 text-center">
        <Spinner className="size-8! text-accent-text" />
        <div className="grid gap-1">
          <h1 className="font-semibold text-xl tracking-tight">{t.loading}</h1>
          {isRestoring ? <p className="text-text-muted">{t.restoring}</p> : null}
        </div>
      </div>
    </main>
  );
}
