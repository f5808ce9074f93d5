import Users from 'lucide-react/icons/users';
import { Banner } from '#web/ui/banner.tsx';

type ImpactNoteProps = {
  /** Whom it touches; null while it is counted. */
  words: string | null;
  /** The figures could not be read. */
  hasFailed: boolean;
};

/** Whom a change touches that is about to be saved. */
export function ImpactNote({ words, hasFailed }: ImpactNoteProps) {
  if (hasFailed)
    return (
      <Banner tone="warning" icon={<Users aria-hidden="true" />}>
        Whom this touches could not be counted. Passes are kept in any case.
      </Banner>
    );
  return (
    <Banner tone="accent" icon={<Users aria-hidden="true" />}>
      {words ?? 'Counting whom this touches…'}
    </Banner>
  );
}
