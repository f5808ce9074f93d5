import { TextWithName } from '#web/ui/name.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import type { useReminderPreview } from '../api/reminders.ts';
import { reminderTexts } from '../texts/catalogue.ts';

type ReminderPreviewProps = {
  /** The name of the trainee. */
  name: string;
  preview: ReturnType<typeof useReminderPreview>;
};

/** The text of a reminder, in the language of its trainee, and how it reaches the trainee. */
export function ReminderPreview({ name, preview }: ReminderPreviewProps) {
  const { data, error, isFetching, refetch } = preview;
  const t = reminderTexts();
  if (data === undefined && error !== null)
    return (
      <RetryBanner tone="danger" retrying={isFetching} onRetry={() => void refetch()}>
        {t.notLoaded(error.message)}
      </RetryBanner>
    );
  if (data === undefined)
    return (
      <SkeletonRegion>
        <Skeleton className="h-40 w-full" />
      </SkeletonRegion>
    );
  if (data.text === null)
    return (
      <p>
        <TextWithName text={t.nothing(name)} name={name} />
      </p>
    );
  const { subject, body, language } = data.text;
  return (
    <>
      <blockquote
        lang={language}
        className="grid gap-2 rounded-lg border bg-surface-sunken p-4 text-text"
      >
        <p dir="auto" className="font-medium">
          {subject}
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {body}
        </p>
      </blockquote>
      <p>{data.hasMail ? t.byMail : t.withoutMail}</p>
    </>
  );
}
