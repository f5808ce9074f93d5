import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { frameTexts } from '#web/app/frame/texts/catalogue.ts';
import { LanguageMenu } from '#web/features/accounts/language/components/language-menu.tsx';
import { ProductMark } from '#web/platform/brand/product-mark.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { saveThemeChoice } from '#web/platform/storage/theme-choice.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Audiences } from './audiences.tsx';
import { ProductPicture } from './product-picture.tsx';
import { landingTexts } from './texts/catalogue.ts';

export function Component() {
  const t = landingTexts();
  return (
    <div className="mx-auto flex min-h-dvh max-w-7xl flex-col px-5 sm:px-8">
      <header className="flex items-start justify-between gap-2 py-4 sm:items-center sm:gap-4">
        <ProductMark className="size-9 shrink-0" />
        <nav
          aria-label={frameTexts().mainNavigation}
          className="flex flex-wrap items-center justify-end gap-1 sm:gap-2"
        >
          <LanguageMenu />
          <ThemeToggle save={saveThemeChoice} />
          <Link
            to={paths.login.to('ADMIN')}
            className={buttonStyles({ variant: 'ghost', className: 'max-sm:px-2.5' })}
          >
            {t.adminLogin}
          </Link>
          <Link
            to={paths.signUp}
            className={buttonStyles({ variant: 'outline', className: 'max-sm:px-2.5' })}
          >
            {t.signUp}
          </Link>
        </nav>
      </header>
      <main id="main" className="grid grow content-center gap-10 py-4 sm:py-6">
        <Hero />
        <Audiences />
      </main>
      <footer className="py-6 text-sm text-text-muted">
        <Sentence
          text={t.newHere}
          elements={[
            <Link
              key="sign-up"
              to={paths.signUp}
              className="font-medium text-accent-text underline underline-offset-4"
            >
              {t.createAccount}
            </Link>,
          ]}
        />
      </footer>
    </div>
  );
}

function Hero() {
  const t = landingTexts();
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:gap-14">
      <div className="grid justify-items-start gap-5">
        <h1 className="font-semibold text-5xl leading-[1.05] tracking-tighter sm:text-6xl xl:text-7xl">
          Training Portal
        </h1>
        <p className="max-w-md text-pretty text-lg sm:text-xl">{t.slogan}</p>
        <p className="max-w-md text-pretty text-text-muted">{t.description}</p>
        <Link
          to={paths.login.to('TRAINEE')}
          className={buttonStyles({ size: 'lg', className: 'mt-1' })}
        >
          <span>{t.goToTraining}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ProductPicture />
    </div>
  );
}
