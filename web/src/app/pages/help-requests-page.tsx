import { HelpRequestsPage } from '#web/features/help/pages/help-requests-page.tsx';
import { paths } from '#web/platform/routing/paths.ts';

/** Help requests, from which a trainee can be written to. */
export function Component() {
  return <HelpRequestsPage chatAddress={paths.chat.withUser} />;
}
