import Languages from 'lucide-react/icons/languages';
import { classNames } from '#web/ui/class-names.ts';
import { useLanguageChoice } from '../model/use-language-choice.ts';
import { languageTexts } from '../texts/catalogue.ts';
import { LanguageOptions, languageOfValue } from './language-options.tsx';

/** The choice of the language on the pages for visitors. */
export function LanguageMenu({ className }: { className?: string | undefined }) {
  const { language, choose } = useLanguageChoice();
  return (
    <div
      className={classNames(
        'relative flex min-h-11 items-center rounded-md text-sm hover:bg-hover',
        className,
      )}
    >
      <Languages aria-hidden="true" className="pointer-events-none absolute start-2.5 size-5" />
      <select
        // By this name, a choice before the code has loaded is made again. The browser must not restore one itself.
        name="language"
        autoComplete="off"
        aria-label={languageTexts().language}
        // Browsers must not translate the names of languages, by which readers find their own.
        translate="no"
        value={language}
        onChange={({ target }) => {
          const chosen = languageOfValue(target.value);
          if (chosen !== undefined) void choose(chosen);
        }}
        className="min-h-11 w-11 cursor-pointer appearance-none rounded-md bg-transparent ps-10 pe-2 font-medium sm:w-auto"
      >
        <LanguageOptions />
      </select>
    </div>
  );
}
