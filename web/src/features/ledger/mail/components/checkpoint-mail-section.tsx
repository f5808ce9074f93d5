import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { useCheckpointMail } from '../api/checkpoint-mail.ts';
import { checkpointMailTexts } from '../texts/catalogue.ts';
import { CheckpointMailForm } from './checkpoint-mail-form.tsx';

/** The address to which checkpoints of the signed log are sent, for admins who can change it. */
export function CheckpointMailSection({ companyId }: { companyId: number }) {
  const { data, error, isFetching, refetch } = useCheckpointMail(companyId);
  const t = checkpointMailTexts();
  return (
    <section
      aria-labelledby="checkpoint-mail"
      className="grid gap-4 rounded-xl border bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id="checkpoint-mail" className="font-semibold text-lg tracking-tight">
          {t.title}
        </h2>
        <p className="text-pretty text-sm text-text-muted">{t.note}</p>
      </div>
      {data === undefined && error !== null ? (
        <ErrorCard
          title={t.loadFailed}
          message={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data === undefined && error === null ? (
        <SkeletonRegion label={t.loading}>
          <Skeleton className="h-16" />
        </SkeletonRegion>
      ) : null}
      {data === undefined ? null : <CheckpointMailForm companyId={companyId} saved={data.email} />}
    </section>
  );
}
