import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { ProductMark } from '#web/platform/brand/product-mark.tsx';
import { useIsHydrated } from '#web/platform/hydration/use-is-hydrated.ts';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { PRODUCT } from '#web/platform/routing/use-document-title.ts';
import { saveThemeChoice } from '#web/platform/storage/theme-choice.ts';
import { firstField } from '#web/ui/first-field.ts';
import { PortalContainer } from '#web/ui/portal-container.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { LanguageMenu } from '../language/components/language-menu.tsx';
import { loginTexts } from '../login/texts/catalogue.ts';

type AuthLayoutProps = {
  heading: ReactNode;
  /** One sentence below the heading. */
  intro?: ReactNode;
  children: ReactNode;
  /** Links to related pages. */
  footer?: ReactNode;
};

/** A form beside the illustration; on phones the illustration is a strip above it. */
export function AuthLayout({ heading, intro, children, footer }: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const form = useFocusOnOpening(typeof heading === 'string' ? heading : '');
  const headingId = useId();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:grid-rows-1">
      <div className="h-28 overflow-hidden sm:h-36 lg:sticky lg:top-0 lg:order-2 lg:h-dvh lg:p-3">
        <div className="size-full bg-training-path lg:rounded-2xl" />
      </div>
      <div className="mx-auto flex w-full max-w-md flex-col px-6 py-8 lg:py-12">
        <header className="flex items-start justify-between gap-2">
          <Link to={paths.root} className="-mx-2 flex min-w-0 items-center gap-3.5 rounded-lg p-2">
            <ProductMark className="size-11 shrink-0" />
            <span className="grid gap-0.5">
              <span className="font-semibold text-lg leading-tight tracking-tight">{PRODUCT}</span>
              <span className="text-pretty text-sm text-text-muted leading-snug">
                {loginTexts().tagline}
              </span>
            </span>
          </Link>
          <div className="-me-2.5 mt-2.5 flex shrink-0">
            <LanguageMenu />
            <ThemeToggle save={saveThemeChoice} />
          </div>
        </header>
        {/* Labelled, so that screen readers announce the heading before the focused field. */}
        <main
          ref={main}
          id="main"
          aria-labelledby={headingId}
          className="grid gap-7 py-10 lg:my-auto"
        >
          <div className="grid gap-2">
            <h1 id={headingId} className="font-semibold text-3xl">
              {heading}
            </h1>
            {intro ? <p className="text-pretty text-text-muted">{intro}</p> : null}
          </div>
          <div ref={form} className="grid gap-7">
            <PortalContainer value={main}>{children}</PortalContainer>
          </div>
        </main>
        {footer ? <AuthFooter>{footer}</AuthFooter> : null}
      </div>
    </div>
  );
}

/**
 * Focuses the form's first field, except on touch screens, where the keyboard would cover half the screen. What was
 * focused before the code had loaded keeps the focus.
 */
function useFocusOnOpening(heading: string) {
  const form = useRef<HTMLDivElement>(null);
  const wasRendered = useRef(!useIsHydrated());
  const language = useShownLanguage();
  const focusedIn = useRef(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading is another form
  useEffect(() => {
    // The same heading in another language.
    if (focusedIn.current !== language) {
      focusedIn.current = language;
      return;
    }
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
    const isInUse = wasRendered.current
      ? document.activeElement !== document.body
      : form.current?.contains(document.activeElement);
    wasRendered.current = false;
    if (hasKeyboard && form.current !== null && !isInUse) firstField(form.current)?.focus();
  }, [heading]);
  return form;
}

function AuthFooter({ children }: { children: ReactNode }) {
  return (
    <nav
      aria-label={loginTexts().links.name}
      className="flex flex-wrap gap-x-6 gap-y-1 border-t pt-4 text-sm text-text-muted"
    >
      {children}
    </nav>
  );
}
