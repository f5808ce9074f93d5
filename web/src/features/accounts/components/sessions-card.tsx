import type { OwnSession } from '@portal/contract/own-account';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef } from 'react';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { deviceName } from '#web/ui/format/device-name.ts';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useEndOtherSessions, useEndSession, useOwnSessions } from '../api/own-account.ts';
import { toastFailure } from '../model/toast-failure.ts';
import { accountsTexts } from '../texts/catalogue.ts';

/** Where the user is logged in, with buttons that end these sessions. */
export function SessionsCard() {
  const t = accountsTexts().sessions;
  const { data: sessions, error, isFetching, refetch } = useOwnSessions();
  const endOthers = useEndOtherSessions();
  const list = useRef<HTMLUListElement>(null);
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false;

  /** Keeps the focus in the card when the pressed button is removed, unless the user is in another field already. */
  function keepFocus(pressed: HTMLButtonElement) {
    if (hasOrLostFocus(pressed)) list.current?.focus();
  }

  function endAll(pressed: HTMLButtonElement) {
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) => {
        toast.success(t.othersEnded(ended));
        keepFocus(pressed);
      },
      onError: (error) =>
        toastFailure(error, {
          refused: t.othersNotEnded,
          unanswered: t.othersEndUnknown,
        }),
    });
  }

  return (
    <Card role="group" aria-label={t.title}>
      <CardHeader title={t.title} description={t.description} />
      {sessions === undefined ? null : (
        <ul ref={list} tabIndex={-1} aria-label={t.list} className="divide-y outline-none">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={keepFocus} />
          ))}
        </ul>
      )}
      {hasOthers ? (
        <Button
          variant="outline"
          className="mt-4"
          busy={endOthers.isPending}
          busyLabel={t.ending}
          onClick={({ currentTarget }) => endAll(currentTarget)}
        >
          {t.endOthers}
        </Button>
      ) : null}
      {sessions === undefined && error === null ? <SessionsSkeleton /> : null}
      {error === null ? null : (
        <RetryBanner tone="danger" retrying={isFetching} onRetry={() => void refetch()}>
          {t.notLoaded(error.message)}
        </RetryBanner>
      )}
    </Card>
  );
}

const MOBILE = /^(?:iPhone|iPad|Android)$/;

type SessionRowProps = {
  session: OwnSession;
  onEnded: (pressed: HTMLButtonElement) => void;
};

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, startedAt, lastUsedAt, isCurrent } = session;
  const t = accountsTexts().sessions;
  const end = useEndSession();
  const name = device === null ? t.unknownDevice : deviceName(device);
  const Icon = MOBILE.test(device?.system ?? '') ? Smartphone : Laptop;

  function endIt(pressed: HTMLButtonElement) {
    // Announced also if this row was removed before, unlike by the callbacks of `mutate`.
    end.mutateAsync(id).then(
      () => {
        toast.success(t.ended);
        onEnded(pressed);
      },
      (error: unknown) =>
        toastFailure(error, {
          refused: t.notEnded,
          unanswered: t.endUnknown,
        }),
    );
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-sunken text-text-muted"
      >
        <Icon className="size-5" />
      </span>
      <div className="grid min-w-32 grow basis-0 gap-0.5 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium text-base">
          <span>{name}</span>
          {isCurrent ? <Badge tone="success">{t.thisDevice}</Badge> : null}
        </p>
        <p className="text-text-muted">
          <Sentence
            text={t.loggedIn}
            elements={[<Instant key="time" value={startedAt} show="minute" />]}
          />
        </p>
        {isCurrent ? null : (
          <p className="text-text-muted">
            <Sentence text={t.lastUsed} elements={[<Instant key="time" value={lastUsedAt} />]} />
          </p>
        )}
      </div>
      {isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          // Wide enough for the busy label, which would otherwise wrap on a phone.
          className="min-w-22"
          aria-label={t.endNamed(name)}
          busy={end.isPending}
          busyLabel={t.ending}
          onClick={({ currentTarget }) => endIt(currentTarget)}
        >
          {t.end}
        </Button>
      )}
    </li>
  );
}

/** The row of this device; most users have no other. */
function SessionsSkeleton() {
  return (
    <SkeletonRegion
      label={accountsTexts().sessions.loading}
      className="flex items-center gap-4 pb-4"
    >
      <Skeleton className="size-10 shrink-0 rounded-full!" />
      <div className="grid grow gap-1.5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    </SkeletonRegion>
  );
}
