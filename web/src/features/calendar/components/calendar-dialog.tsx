import { useState } from 'react';
import { messageOf } from '#web/platform/http/api-error.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { useCalendarLink, useMakeCalendarLink } from '../api/calendar-link.ts';
import { calendarTexts } from '../texts/catalogue.ts';
import { EndAddress } from './end-address.tsx';
import { NewAddress } from './new-address.tsx';
import { ReplaceAddress } from './replace-address.tsx';

type Address = {
  /** Null without an address, and for one that was made before. */
  url: string | null;
  /** How often it was made or ended here. */
  changes: number;
};

/** The address from which the trainee's calendar program reads what is due. It is shown once, when it is made. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const [{ url, changes }, setAddress] = useState<Address>({ url: null, changes: 0 });
  const t = calendarTexts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.title}
      description={t.description}
      step={`${changes}`}
    >
      <LoadedCalendar
        url={url}
        onChange={(next) => setAddress({ url: next, changes: changes + 1 })}
      />
    </Dialog>
  );
}

type AddressProps = Pick<Address, 'url'> & {
  onChange: (url: string | null) => void;
};

function LoadedCalendar({ url, onChange }: AddressProps) {
  const { data, error, isFetching, refetch } = useCalendarLink();
  const t = calendarTexts();
  if (data !== undefined)
    return data.createdAt === null ? (
      <WithoutAddress onMade={onChange} />
    ) : (
      <WithAddress createdAt={data.createdAt} url={url} onChange={onChange} />
    );
  if (error !== null)
    return (
      <ErrorCard
        title={t.loadFailed}
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonRegion label={t.loading} className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </SkeletonRegion>
  );
}

function WithoutAddress({ onMade }: { onMade: (url: string) => void }) {
  const make = useMakeCalendarLink(onMade);
  const t = calendarTexts();
  return (
    <>
      <div className="grid gap-4">
        <p>{t.without}</p>
        <Notes />
        {make.error === null ? null : <FormError>{t.notMade(messageOf(make.error))}</FormError>}
      </div>
      <DialogFooter>
        <Button busy={make.isPending} busyLabel={t.making} onClick={() => make.mutate()}>
          {t.make}
        </Button>
      </DialogFooter>
    </>
  );
}

function WithAddress({ createdAt, url, onChange }: AddressProps & { createdAt: string }) {
  return (
    <>
      <div className="grid gap-4">
        {url === null ? (
          <p>
            <Sentence
              text={calendarTexts().since}
              elements={[<Instant key="day" value={createdAt} show="date" />]}
            />
          </p>
        ) : (
          <NewAddress url={url} />
        )}
        <Notes />
      </div>
      <DialogFooter>
        <EndAddress onEnded={() => onChange(null)} />
        <ReplaceAddress onMade={onChange} />
      </DialogFooter>
    </>
  );
}

function Notes() {
  const t = calendarTexts();
  return (
    <ul className="grid list-disc gap-1 ps-5 text-pretty text-sm text-text-muted">
      <li>{t.mayLag}</li>
      <li>{t.secret}</li>
    </ul>
  );
}
