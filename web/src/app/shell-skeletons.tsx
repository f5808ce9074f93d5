import { ChatSkeleton } from '../features/chat/components/chat-skeleton.tsx';
import { RequestsSkeleton } from '../features/help/components/requests-skeleton.tsx';
import {
  DashboardSkeleton,
  ModuleSkeleton,
  ProgressSkeleton,
} from '../features/learning/components/learning-skeletons.tsx';
import { ResultSkeleton } from '../features/learning/components/result-skeleton.tsx';
import { paths } from '../platform/routing/paths.ts';
import type { Elements } from '../ui/elements.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { frameTexts } from './frame/texts/catalogue.ts';
import { appTexts } from './texts/catalogue.ts';

/** The content of a page's shell, in the shape of the page. */
export type ShellSkeleton = {
  readonly content: Elements;
  /** Shown beside the page's title, if the shell has it. */
  readonly actions?: Elements;
  /** The content has the place of the title too. */
  readonly hasTitle?: true;
};

/** The place of the link back to the training. */
const BACK = <Skeleton className="h-10 w-36 pointer-coarse:h-11" />;

/** The shapes of the pages for trainees, by the path of the page. All others have three cards. */
export const shellSkeletons: Readonly<Record<string, ShellSkeleton>> = {
  [paths.training]: {
    content: <DashboardShell />,
    hasTitle: true,
  },
  [paths.progress]: { content: <ProgressSkeleton /> },
  [paths.result.pattern]: {
    content: <ResultShell />,
    hasTitle: true,
  },
  [paths.trainingModule.pattern]: {
    content: <ModuleShell />,
    hasTitle: true,
  },
  [paths.ownHelp.pattern]: {
    content: <RequestsSkeleton />,
    actions: <Skeleton className="h-10 w-36 pointer-coarse:h-11" />,
  },
  [paths.chat.pattern]: { content: <ChatSkeleton />, hasTitle: true },
};

function DashboardShell() {
  const { welcome, training } = appTexts().dashboard;
  return (
    <>
      <PageHeader title={welcome} description={training} />
      <DashboardSkeleton />
    </>
  );
}

function ResultShell() {
  return (
    <>
      <PageHeader back={BACK} title={frameTexts().titles.result} />
      <div className="grid max-w-3xl">
        <ResultSkeleton />
      </div>
    </>
  );
}

function ModuleShell() {
  return (
    <div className="grid gap-4">
      <h1 className="sr-only">{frameTexts().titles.trainingModule}</h1>
      {BACK}
      <ModuleSkeleton />
    </div>
  );
}
