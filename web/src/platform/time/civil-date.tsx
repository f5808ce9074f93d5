import { instantFormat } from './instant-format.ts';
import { useNow } from './use-now.ts';

// A civil date has no zone: it is read and written in the same one.
const zone = { timeZone: 'UTC' } as const;
const dayAndMonth = instantFormat({ day: 'numeric', month: 'short', ...zone });
const withYear = instantFormat({ dateStyle: 'medium', ...zone });
const inFull = instantFormat({ dateStyle: 'full', ...zone });

/** '3 Dec' in the year of `today`, otherwise '3 Nov 2027'. Both are civil dates such as 2027-11-03. */
export function shortDay(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? dayAndMonth : withYear)(new Date(date));
}

/** Today in the zone of the reader, as a civil date. */
export function dayOfReader(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

type CivilDateProps = {
  /** Such as 2027-11-03. */
  value: string;
  /** Today in the company's zone; that of the reader unless given. */
  today?: string | undefined;
};

/** A civil date in a short form; the full one is shown on hover. */
export function CivilDate({ value, today }: CivilDateProps) {
  const now = useNow();
  return (
    <time dateTime={value} title={inFull(new Date(value))} className="whitespace-nowrap">
      {shortDay(value, today ?? dayOfReader(now))}
    </time>
  );
}
