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
    content: (
      <>
        <PageHeader title="Welcome" description="Your training" />
        <DashboardSkeleton />
      </>
    ),
    hasTitle: true,
  },
  [paths.progress]: { content: <ProgressSkeleton /> },
  [paths.result.pattern]: {
    content: (
      <>
        <PageHeader back={BACK} title="Your Result" />
        <div className="grid max-w-3xl">
          <ResultSkeleton />
        </div>
      </>
    ),
    hasTitle: true,
  },
  [paths.trainingModule.pattern]: {
    content: (
      <div className="grid gap-4">
        <h1 className="sr-only">Training Module</h1>
        {BACK}
        <ModuleSkeleton />
      </div>
    ),
    hasTitle: true,
  },
  [paths.ownHelp.pattern]: {
    content: <RequestsSkeleton />,
    actions: <Skeleton className="h-10 w-36 pointer-coarse:h-11" />,
  },
  [paths.chat.pattern]: { content: <ChatSkeleton />, hasTitle: true },
};
