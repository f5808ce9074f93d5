import type { Activity, ActivityKind } from '@portal/contract/activity';
import Building2 from 'lucide-react/icons/building-2';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import LibraryBig from 'lucide-react/icons/library-big';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UsersRound from 'lucide-react/icons/users-round';
import { type ComponentType, useId, useState } from 'react';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { authorOf, fieldsOf, roleOf, sentenceOf, subjectOf } from '../model/sentences.ts';
import { activityTexts } from '../texts/catalogue.ts';
import { JobTrainees } from './job-trainees.tsx';

const icons: Readonly<Record<ActivityKind, ComponentType<{ className?: string }>>> = {
  admin: ShieldCheck,
  company: Building2,
  module: LibraryBig,
  group: UsersRound,
  trainee: GraduationCap,
  help: LifeBuoy,
  portal: Download,
};

/** One change: its author, text and time; the values before and after can be expanded. */
export function ActivityEntry({ activity }: { activity: Activity }) {
  const t = activityTexts().entry;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const Icon = icons[activity.subject.kind];
  const fields = fieldsOf(activity);
  const author = authorOf(activity);
  const role = roleOf(activity);
  const sentence = sentenceOf(activity);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 px-4 py-3 sm:px-5">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <Icon className="size-[1.125rem]" />
      </span>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="wrap-anywhere min-w-0 grow basis-60">
          <p>
            <Sentence
              text={t.change}
              elements={[
                <Name key="author" className="font-medium">
                  {author}
                </Name>,
                <span key="sentence" className="text-text-muted">
                  <TextWithName
                    text={sentence}
                    name={activity.subject.name === '' ? '' : subjectOf(activity)}
                  />
                </span>,
              ]}
            />
          </p>
          {role === null ? null : (
            <p dir="auto" className="text-sm text-text-muted">
              {role}
            </p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <Instant value={activity.at} className="text-sm text-text-muted" />
          {fields.length === 0 && activity.jobId === null ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={t.detailsOf(author, sentence)}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span>{t.details}</span>
              <ChevronDown
                aria-hidden="true"
                className={classNames('transition-transform', isOpen && 'rotate-180')}
              />
            </Button>
          )}
        </div>
      </div>
      {isOpen ? (
        <div
          id={id}
          className="col-span-2 grid gap-3 rounded-lg bg-surface-sunken p-4 text-sm sm:ms-13"
        >
          <ChangedFields fields={fields} />
          {activity.jobId === null ? null : <JobTrainees jobId={activity.jobId} />}
        </div>
      ) : null}
    </div>
  );
}

function ChangedFields({ fields }: { fields: ReturnType<typeof fieldsOf> }) {
  if (fields.length === 0) return null;
  const t = activityTexts().entry;
  return (
    <dl className="grid gap-3">
      {fields.map(({ key, label, before, after }) => (
        <div key={key} className="grid gap-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
          <dt className="wrap-anywhere font-medium">
            <span dir="auto">{label}</span>
          </dt>
          <dd className="grid gap-1">
            {before === null ? null : (
              <Value label={t.before} className="text-text-muted line-through decoration-1">
                {before}
              </Value>
            )}
            {after === null ? null : <Value label={t.after}>{after}</Value>}
            {before === null && after === null ? (
              <span className="text-text-muted">{t.empty}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value(props: { label: string; children: string; className?: string }) {
  return (
    <span>
      <span className="sr-only">{`${props.label} `}</span>
      <span dir="auto" className={classNames('wrap-anywhere whitespace-pre-line', props.className)}>
        {props.children}
      </span>
    </span>
  );
}
