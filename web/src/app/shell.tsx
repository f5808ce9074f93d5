import type { Role } from '@portal/contract/fields';
import Menu from 'lucide-react/icons/menu';
import { ProductMark } from '../platform/brand/product-mark.tsx';
import { paths } from '../platform/routing/paths.ts';
import type { FixedHeader } from '../platform/routing/route-handle.ts';
import { buttonStyles } from '../ui/button-styles.ts';
import { classNames } from '../ui/class-names.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton, SkeletonCard } from '../ui/skeleton.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';
import { MAIN } from './main-styles.ts';
import { navigation } from './navigation.ts';
import { CURRENT_ENTRY, currentMark, PLAIN_ENTRY } from './navigation-entry.ts';
import { type ShellSkeleton, shellSkeletons } from './shell-skeletons.tsx';

type ShellProps = {
  /** The address of the entry of the navigation to which the page belongs. */
  section: string | null;
  /** The path of the page in the table of pages; absent in the shell of all pages without one of their own. */
  pattern?: string | undefined;
  /** The title of the page, if it is the same for all users. */
  header?: FixedHeader | undefined;
};

/**
 * The HTML of all pages that are not rendered, until their code has loaded and the session is restored. The style sheet
 * shows the parts for the session that the browser remembers (`theme.css`).
 */
export function Shell(props: ShellProps) {
  return (
    <>
      <div data-shell="session">
        <SignedInShell {...props} />
      </div>
      <div data-shell="none">
        {/* Invisible for 400 ms: usually the login page has arrived by then. */}
        <main className="grid min-h-dvh animate-fade-in place-items-center p-6 [animation-delay:400ms] [animation-fill-mode:backwards]">
          <p className="font-semibold text-xl tracking-tight" role="status">
            {frameTexts().loading}
          </p>
        </main>
      </div>
    </>
  );
}

/** The same places as in `signed-in-layout.tsx`, with grey shapes for what depends on the user. */
function SignedInShell({ section, pattern = '', header }: ShellProps) {
  const skeleton = shellSkeletons[pattern];
  const place = { section, pathname: pattern };
  return (
    <div className="flex min-h-(--page-height)">
      <aside className="sticky top-0 hidden h-(--page-height) w-64 shrink-0 flex-col gap-6 overflow-y-auto border-e bg-surface px-4 py-3 lg:flex print:hidden">
        <Home className="px-2" />
        <Navigation of="TRAINEE" place={place} />
        <Navigation of="ADMIN" place={place} />
      </aside>
      <div className="flex min-w-0 grow flex-col">
        <ShellHeader />
        <main aria-busy="true" className={MAIN}>
          <TitleWhileRestoring header={header} skeleton={skeleton} />
          {/* Shapes alone say nothing that the notice does not say. */}
          <div aria-hidden={skeleton?.hasTitle !== true}>{skeleton?.content ?? <Cards />}</div>
        </main>
      </div>
    </div>
  );
}

function Restoring() {
  return (
    <div role="status" className="mb-8 grid gap-1.5">
      <h1 className="font-semibold text-2xl sm:text-3xl">{frameTexts().loading}</h1>
      <p className="text-text-muted">{frameTexts().restoring}</p>
    </div>
  );
}

function Cards() {
  return (
    <div className="grid gap-6">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

type TitleProps = Pick<ShellProps, 'header'> & { skeleton: ShellSkeleton | undefined };

function TitleWhileRestoring({ header, skeleton }: TitleProps) {
  const hasTitle = header !== undefined || skeleton?.hasTitle === true;
  if (!hasTitle) return <Restoring />;
  return (
    <>
      {header === undefined ? null : <PageHeader {...header} actions={skeleton?.actions} />}
      {/* Outside the flow, so that the content is where that of the page will be. */}
      <div className="pointer-events-none fixed inset-x-4 bottom-6 z-10 grid justify-items-center lg:start-64">
        <p
          role="status"
          className="text-balance rounded-xl border bg-surface px-4 py-2 text-center text-text-muted shadow-md"
        >
          <span className="font-medium">{frameTexts().loading}</span>{' '}
          <span>{frameTexts().restoring}</span>
        </p>
      </div>
    </>
  );
}

function ShellHeader() {
  return (
    <header className="sticky top-0 z-30 border-b bg-background/90 backdrop-blur-md print:hidden">
      <div className="flex h-16 items-center gap-2 px-4 sm:gap-3 sm:px-6">
        <span
          aria-hidden="true"
          className={classNames(
            buttonStyles({ variant: 'ghost', size: 'icon' }),
            '-ms-2 relative lg:hidden',
          )}
        >
          <Menu />
        </span>
        <Home className="lg:hidden max-sm:[&>span]:sr-only" />
        <div className="ms-auto flex items-center gap-3">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-8 w-24 max-sm:hidden" />
        </div>
      </div>
    </header>
  );
}

function Navigation({ of, place }: { of: Role; place: Parameters<typeof currentMark>[1] }) {
  return (
    <nav aria-label={frameTexts().mainNavigation} data-shell={of}>
      <ul className="grid gap-1">
        {navigation[of].map(({ label, to, icon: Icon, right }) => (
          // Whether a limited admin has the entry is known when the session is restored.
          <li key={to} data-needs-right={right}>
            <a
              href={to}
              aria-current={currentMark(to, place)}
              className={to === place.section ? CURRENT_ENTRY : PLAIN_ENTRY}
            >
              <Icon aria-hidden="true" className="size-[1.125rem] shrink-0" />
              <span className="grow">{label()}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Home({ className }: { className: string }) {
  return (
    <a
      href={paths.dashboard}
      className={classNames('flex min-h-11 items-center gap-3 rounded-md', className)}
    >
      <ProductMark className="size-8 shrink-0" />
      <span className="font-semibold tracking-tight">Training Portal</span>
    </a>
  );
}
