import type { NamedScope } from '@portal/contract/reach';
import Eye from 'lucide-react/icons/eye';
import { closeViewAs } from '../platform/session/view-as.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ScopesInSentence } from './scopes-in-sentence.tsx';
import { appTexts } from './texts/catalogue.ts';

/** Above each page of a tab that shows the portal as another admin sees it. */
export function ViewBanner({ scopes }: { scopes: readonly NamedScope[] }) {
  const t = appTexts().view;
  return (
    <section aria-label={t.label} className="print:hidden">
      <Banner
        tone="accent"
        icon={<Eye aria-hidden="true" />}
        className="rounded-none! border-b"
        action={
          <Button variant="outline" size="sm" onClick={closeViewAs}>
            {t.close}
          </Button>
        }
      >
        <ScopesInSentence scopes={scopes} text={t.banner} />
      </Banner>
    </section>
  );
}
