import ArrowRight from 'lucide-react/icons/arrow-right';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import CirclePlay from 'lucide-react/icons/circle-play';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Route from 'lucide-react/icons/route';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductMark } from '../platform/brand/product-mark.tsx';
import { TrainingPath } from '../platform/brand/training-path.tsx';
import { paths } from '../platform/routing/paths.ts';
import { saveThemeChoice } from '../platform/storage/theme-choice.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

export function Component() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 sm:px-8">
      <header className="flex items-center justify-between gap-4 py-5">
        <ProductMark className="size-9" />
        <nav aria-label="Main" className="flex items-center gap-1 sm:gap-2">
          <ThemeToggle save={saveThemeChoice} />
          <Link to={paths.login.to('ADMIN')} className={buttonStyles({ variant: 'ghost' })}>
            Admin Login
          </Link>
          <Link to={paths.signUp} className={buttonStyles({ variant: 'outline' })}>
            Sign up
          </Link>
        </nav>
      </header>
      <main id="main" className="grid grow content-center gap-14 py-8 sm:py-12 lg:gap-20">
        <Hero />
        <div className="grid gap-10 border-t pt-10 sm:grid-cols-2 sm:gap-12">
          {audiences.map((audience) => (
            <AudienceSection key={audience.title} {...audience} />
          ))}
        </div>
      </main>
      <footer className="py-8 text-sm text-text-muted">
        New here? Your company's name is all you need to{' '}
        <Link
          to={paths.signUp}
          className="font-medium text-accent-text underline underline-offset-4"
        >
          create a trainee account
        </Link>
        .
      </footer>
    </div>
  );
}

function Hero() {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-semibold text-5xl leading-[1.05] tracking-tighter sm:text-7xl">
          Training Portal
        </h1>
        <p className="max-w-lg text-pretty text-lg text-text-muted sm:text-xl">
          Access your training modules and track your progress
        </p>
        <Link
          to={paths.login.to('TRAINEE')}
          className={buttonStyles({ size: 'lg', className: 'mt-2' })}
        >
          Go to my training
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
      <div className="h-56 overflow-hidden rounded-2xl shadow-lg sm:h-80 lg:h-[29rem]">
        <TrainingPath />
      </div>
    </div>
  );
}

type Audience = {
  title: string;
  points: readonly { icon: ReactNode; text: string }[];
};

const audiences: readonly Audience[] = [
  {
    title: 'For trainees',
    points: [
      {
        icon: <CirclePlay aria-hidden="true" />,
        text: 'Watch one module at a time and go on where you stopped, on any device.',
      },
      {
        icon: <BadgeCheck aria-hidden="true" />,
        text: 'Show in a short quiz what you know; every pass opens the next module.',
      },
      {
        icon: <Route aria-hidden="true" />,
        text: 'See at a glance how far you have come and what is next.',
      },
    ],
  },
  {
    title: 'For administrators',
    points: [
      {
        icon: <LibraryBig aria-hidden="true" />,
        text: 'Give each company its own path of videos and questions.',
      },
      {
        icon: <ChartNoAxesColumn aria-hidden="true" />,
        text: 'Follow every trainee: time watched, scores, modules done.',
      },
      {
        icon: <LifeBuoy aria-hidden="true" />,
        text: 'Notice who is stuck, and help before it costs a week.',
      },
    ],
  },
];

function AudienceSection({ title, points }: Audience) {
  return (
    <section className="grid content-start gap-4">
      <h2 className="font-semibold text-xl tracking-tight">{title}</h2>
      <ul className="grid gap-4">
        {points.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-3.5">
            <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text [&>svg]:size-[1.125rem]">
              {icon}
            </span>
            <span className="text-pretty pt-1.5 text-text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
