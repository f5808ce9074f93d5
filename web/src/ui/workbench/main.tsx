import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '#web/platform/language/catalogue.ts';
import { Badge } from '../badge.tsx';
import { CompanyMark } from '../company-mark.tsx';
import { PageHeader } from '../page-header.tsx';
import { Segmented } from '../segmented.tsx';
import { Tabs } from '../tabs.tsx';
import { Toaster } from '../toaster.tsx';
import { useTheme } from '../use-theme.ts';
import '../theme.css';
import { startIdleWork } from '../idle-work.ts';
import { Buttons } from './buttons.tsx';
import { Controls } from './controls.tsx';
import { Figures } from './figures.tsx';
import { Overlays } from './overlays.tsx';
import { States } from './states.tsx';

function Workbench() {
  const { choice, choose } = useTheme(() => undefined);
  const [tab, setTab] = useState<'all' | 'open'>('all');
  return (
    <>
      <main className="mx-auto grid max-w-6xl grid-cols-1 gap-14 px-5 py-10 sm:px-8">
        <PageHeader
          title="Workbench"
          description="Most parts of the design system, to be looked at in both themes."
          mark={<CompanyMark name="Workbench" />}
          className="mb-0"
          actions={
            <Segmented
              label="Theme"
              value={choice}
              onChange={choose}
              options={[
                { value: 'system', label: 'System' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
          }
        />
        <Buttons />
        <Controls />
        <Figures />
        <States />
        <Overlays />
        <Tabs
          label="Requests"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'all', label: 'All', content: <p>All requests</p> },
            {
              value: 'open',
              label: 'Open',
              badge: <Badge tone="warning">3</Badge>,
              content: <p>Open</p>,
            },
          ]}
        />
      </main>
      <Toaster />
    </>
  );
}

await loadTexts();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
}

startIdleWork();
