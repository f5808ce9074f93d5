import MoreHorizontal from 'lucide-react/icons/ellipsis';
import Inbox from 'lucide-react/icons/inbox';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import WifiOff from 'lucide-react/icons/wifi-off';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import '../app/theme.css';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Card, CardHeader } from './card.tsx';
import { Checkbox } from './checkbox.tsx';
import { CompanyMark } from './company-mark.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable, type Sort } from './data-table.tsx';
import { Dialog, DialogFooter } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import {
  DropdownCheckbox,
  DropdownItem,
  DropdownMenu,
  DropdownSeparator,
} from './dropdown-menu.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorCard } from './error-card.tsx';
import { Field } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { Input } from './input.tsx';
import { PageHeader } from './page-header.tsx';
import { Pagination } from './pagination.tsx';
import { PasswordInput } from './password-input.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ProgressRing } from './progress-ring.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SearchInput } from './search-input.tsx';
import { SearchableSelect } from './searchable-select.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { SkeletonCard, SkeletonRegion, SkeletonTable } from './skeleton.tsx';
import { StatCard } from './stat-card.tsx';
import { Switch } from './switch.tsx';
import { Tabs } from './tabs.tsx';
import { Textarea } from './textarea.tsx';
import { Toaster } from './toaster.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';
import { Track } from './track.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useTheme } from './use-theme.ts';

const places = ['Aarau', 'Basel', 'Bern', 'Biel', 'Chur', 'Genève', 'Lausanne', 'Zürich'].map(
  (label, index) => ({
    value: String(index),
    label: `${label} Works`,
    detail: index % 2 === 0 ? 'north' : undefined,
    leading: <CompanyMark name={label} size="sm" />,
  }),
);

const people = [
  { id: 1, name: 'Ana Lindqvist', city: 'Bern', share: 82 },
  { id: 2, name: 'Jonas Okafor', city: 'Chur', share: 100 },
  { id: 3, name: 'Maria de la Cruz', city: 'Lausanne', share: 12 },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="font-semibold text-text-muted text-xs uppercase tracking-wider">{title}</h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Section title="Buttons and badges">
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          <Plus aria-hidden="true" />
          New company
        </Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Delete</Button>
        <Button busy busyLabel="Saving…">
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Tooltip label="Remove it from the list">
          <Button variant="outline" size="icon" aria-label="Remove">
            <Trash aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>Draft</Badge>
        <Badge tone="accent">Current</Badge>
        <Badge tone="success">Completed</Badge>
        <Badge tone="warning">Pending</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="locked">Locked</Badge>
      </div>
    </Section>
  );
}

function Controls() {
  const [place, setPlace] = useState<string | null>('2');
  const [answer, setAnswer] = useState<'a' | 'b' | 'c' | null>('b');
  const [mail, setMail] = useState(true);
  const [sound, setSound] = useState(false);
  return (
    <Section title="Forms">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Card className="grid grid-cols-1 content-start gap-5">
          <Field label="Email" hint="The one your company knows.">
            <Input type="email" placeholder="you@company.com" />
          </Field>
          <Field label="Name" error="Name must be at least 2 characters" required>
            <Input defaultValue="A" />
          </Field>
          <Field label="Password" aside={<span className="text-sm text-accent-text">Forgot?</span>}>
            <PasswordInput defaultValue="correct horse" />
          </Field>
          <Field label="Company">
            <SearchableSelect options={places} value={place} onChange={setPlace} />
          </Field>
          <Field label="Status" optional>
            <Select defaultValue="open">
              <option value="open">Open</option>
              <option value="closed">Closed</option>
            </Select>
          </Field>
          <Field label="Message">
            <Textarea
              limit={60}
              defaultValue="The second clip stops at three minutes, every time."
            />
          </Field>
          <Checkbox label="Keep me signed in" defaultChecked />
        </Card>
        <Card className="grid grid-cols-1 content-start gap-5">
          <RadioGroup
            legend="What do you do first when the alarm sounds?"
            value={answer}
            onChange={setAnswer}
            options={[
              { value: 'a', label: 'Finish the step at hand' },
              { value: 'b', label: 'Leave by the nearest exit' },
              { value: 'c', label: 'Fetch my things', description: 'From the locker room' },
            ]}
          />
          <Switch
            label="Email"
            description="When a request is answered"
            checked={mail}
            onChange={setMail}
          />
          <Switch label="Sound" checked={sound} onChange={setSound} />
          <Uploads />
        </Card>
      </div>
    </Section>
  );
}

function Uploads() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileDrop
        label="Video"
        hint="MP4, WebM or Ogg, up to 100 MB"
        accept="video/*"
        file={file}
        onFile={setFile}
      />
      <UploadProgress
        fileName="safety-basics.mp4"
        state={{ kind: 'sending', sentBytes: 41e6, totalBytes: 98e6 }}
        onCancel={() => toast('Upload cancelled')}
      />
      <UploadProgress
        fileName="evacuation-plan-of-the-northern-hall.mp4"
        state={{ kind: 'failed', message: 'The connection was lost.' }}
        onRetry={() => toast('Trying again')}
      />
    </>
  );
}

function Figures() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [page, setPage] = useState(4);
  const [search, setSearch] = useState('');
  return (
    <Section title="Figures and tables">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard label="Trainees" value="233" detail="12 new this week" icon={<Users />} />
        <StatCard label="Completed" value="18 of 24" icon={<Inbox />} tone="success" />
        <StatCard
          label="Average score"
          value="84%"
          visual={
            <ProgressRing value={84} label="Average score" size={56}>
              {null}
            </ProgressRing>
          }
        />
        <StatCard label="Time spent" value="2 h 10 min" detail="Today 12 min" />
      </div>
      <Card className="flex flex-wrap items-center gap-8">
        <ProgressRing value={64} label="Overall progress" size={104} />
        <ProgressRing value={100} label="Safety" tone="success" />
        <div className="grid min-w-56 grow gap-4">
          <ProgressBar value={64} label="Overall progress" showLabel />
          <ProgressBar value={100} label="Quiz" tone="success" size="sm" />
        </div>
      </Card>
      <Card>
        <CardHeader title="Your path" description="3 of 6 modules done" level={3} />
        <Track
          label="Your path"
          steps={[
            { id: 1, label: 'Welcome', state: 'done', detail: '100%' },
            { id: 2, label: 'Safety basics', state: 'done', detail: '80%' },
            { id: 3, label: 'Fire and evacuation', state: 'current', detail: '3:12 left' },
            { id: 4, label: 'Lifting and carrying heavy loads', state: 'locked' },
            { id: 5, label: 'Chemicals', state: 'locked' },
            { id: 6, label: 'Final check', state: 'locked' },
          ]}
        />
      </Card>
      <SearchInput
        label="Search trainees"
        value={search}
        onChange={setSearch}
        className="max-w-sm"
      />
      <DataTable
        caption="Trainees"
        rows={people.filter((person) => person.name.toLowerCase().includes(search.toLowerCase()))}
        rowKey={(person) => person.id}
        sort={sort}
        onSort={setSort}
        columns={[
          {
            key: 'name',
            header: 'Name',
            isTitle: true,
            sortable: true,
            cell: (person) => (
              <span className="flex items-center gap-3 font-medium">
                <Avatar name={person.name} size="sm" online={person.share > 50} />
                {person.name}
              </span>
            ),
          },
          { key: 'city', header: 'City', cell: (person) => person.city },
          {
            key: 'share',
            header: 'Progress',
            cell: (person) => (
              <ProgressBar
                value={person.share}
                label={`Progress of ${person.name}`}
                className="w-32"
              />
            ),
          },
          {
            key: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            cell: (person) => (
              <Button size="sm" variant="outline" aria-label={`Open ${person.name}`}>
                Open
              </Button>
            ),
          },
        ]}
      />
      <Pagination label="Trainees" page={page} pageSize={20} total={233} onPageChange={setPage} />
    </Section>
  );
}

function States() {
  return (
    <Section title="States">
      <Banner
        tone="warning"
        icon={<WifiOff aria-hidden="true" />}
        action={
          <Button size="sm" variant="ghost">
            Reconnect
          </Button>
        }
      >
        You are offline. What you do is kept and sent later.
      </Banner>
      <Banner tone="accent" onDismiss={() => toast('Dismissed')}>
        A new version is ready.
      </Banner>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <EmptyState
          illustration={<Inbox />}
          title="No help requests"
          level={3}
          action={<Button variant="outline">Back to start</Button>}
        >
          When a trainee asks for help, the question appears here.
        </EmptyState>
        <ErrorCard
          message="The server did not answer."
          onRetry={() => toast.error('Still no answer')}
        />
        <SkeletonRegion>
          <SkeletonCard />
        </SkeletonRegion>
        <SkeletonRegion label="Loading trainees…">
          <SkeletonTable rows={2} />
        </SkeletonRegion>
      </div>
    </Section>
  );
}

function Overlays() {
  const [shown, setShown] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const [isMuted, setIsMuted] = useState(false);
  const [place, setPlace] = useState<string | null>(null);
  const close = () => setShown(null);
  return (
    <Section title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setShown('dialog')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setShown('confirm')}>
          Confirm
        </Button>
        <Button variant="outline" onClick={() => setShown('drawer')}>
          Drawer
        </Button>
        <Button
          variant="outline"
          onClick={() => toast.success('Saved', { description: 'All changes are kept.' })}
        >
          Toast
        </Button>
        <DropdownMenu
          trigger={
            <Button variant="outline" size="icon" aria-label="More">
              <MoreHorizontal aria-hidden="true" />
            </Button>
          }
        >
          <DropdownCheckbox checked={isMuted} onChange={setIsMuted}>
            Mute
          </DropdownCheckbox>
          <DropdownItem icon={<Users />}>Show members</DropdownItem>
          <DropdownSeparator />
          <DropdownItem icon={<Trash />} tone="danger">
            Delete
          </DropdownItem>
        </DropdownMenu>
      </div>
      <Dialog
        open={shown === 'dialog'}
        onOpenChange={close}
        title="New trainee"
        description="They get an email with a link."
      >
        <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
          <Field label="Name">
            <Input />
          </Field>
          <Field label="Company">
            <SearchableSelect options={places} value={place} onChange={setPlace} />
          </Field>
          <Field label="Note" optional>
            <Textarea limit={500} />
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button type="submit">Add trainee</Button>
          </DialogFooter>
        </form>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onOpenChange={close}
        title="Delete Nordwind AG?"
        confirmLabel="Delete company"
        typedConfirmation="Nordwind AG"
        error="Two admins still belong to this company."
        onConfirm={close}
      >
        <p>Its 6 modules, 14 videos and 31 trainees go with it. This cannot be undone.</p>
      </ConfirmDialog>
      <Drawer open={shown === 'drawer'} onOpenChange={close} title="Details" side="left">
        <p className="text-text-muted">What belongs to the selected row.</p>
      </Drawer>
    </Section>
  );
}

function Workbench() {
  const { choice, choose } = useTheme(() => undefined);
  const [tab, setTab] = useState<'all' | 'open'>('all');
  return (
    <TooltipProvider>
      <main className="mx-auto grid max-w-6xl grid-cols-1 gap-14 px-5 py-10 sm:px-8">
        <PageHeader
          title="Workbench"
          description="Every part of the design system, to be looked at in both themes."
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
    </TooltipProvider>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
}
