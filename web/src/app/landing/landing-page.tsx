import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { ProductMark } from '#web/platform/brand/product-mark.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { saveThemeChoice } from '#web/platform/storage/theme-choice.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Audiences } from './audiences.tsx';
import { ProductPicture } from './product-picture.tsx';

export function Component() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-7xl flex-col px-5 sm:px-8">
      <header className="flex items-center justify-between gap-2 py-4 sm:gap-4">
        <ProductMark className="size-9 shrink-0" />
        <nav aria-label="Main" className="flex items-center gap-1 sm:gap-2">
          <ThemeToggle save={saveThemeChoice} />
          <Link
            to={paths.login.to('ADMIN')}
            className={buttonStyles({ variant: 'ghost', className: 'max-sm:px-2.5' })}
          >
            Admin Login
          </Link>
          <Link
            to={paths.signUp}
            className={buttonStyles({ variant: 'outline', className: 'max-sm:px-2.5' })}
          >
            Sign up
          </Link>
        </nav>
      </header>
      <main id="main" className="grid grow content-center gap-10 py-4 sm:py-6">
        <Hero />
        <Audiences />
      </main>
      <footer className="py-6 text-sm text-text-muted">
        <span>New here? Your company's name is all you need to</span>{' '}
        <Link
          to={paths.signUp}
          className="font-medium text-accent-text underline underline-offset-4"
        >
          create a trainee account
        </Link>
        <span>.</span>
      </footer>
    </div>
  );
}

function Hero() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)] lg:gap-14">
      <div className="grid justify-items-start gap-5">
        <h1 className="font-semibold text-5xl leading-[1.05] tracking-tighter sm:text-6xl xl:text-7xl">
          Training Portal
        </h1>
        <p className="max-w-md text-pretty text-lg sm:text-xl">
          Access your training modules and track your progress
        </p>
        <p className="max-w-md text-pretty text-text-muted">
          Your company's training as a path of short videos and quizzes: new colleagues follow it
          module by module, and administrators see how far everybody has come.
        </p>
        <Link
          to={paths.login.to('TRAINEE')}
          className={buttonStyles({ size: 'lg', className: 'mt-1' })}
        >
          <span>Go to my training</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <ProductPicture />
    </div>
  );
}
