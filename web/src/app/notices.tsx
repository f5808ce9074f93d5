import { Sentence } from '#web/ui/sentence.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';

const NOTICE =
  'forced-colors:border-b bg-warning-soft px-4 py-3 font-medium text-sm text-warning-text';

/** The texts of a page where the code of the app does not run. The second one is shown by `first-paint.js`. */
export function Notices() {
  const t = frameTexts();
  return (
    <>
      <noscript>
        <p className={NOTICE}>{t.needsJavaScript}</p>
      </noscript>
      <div id="not-loaded" role="alert" hidden>
        <p className={NOTICE}>
          <Sentence
            text={t.notLoaded}
            elements={[
              <button key="button" type="button" className="underline">
                {t.reloadIt}
              </button>,
            ]}
          />
        </p>
      </div>
    </>
  );
}
