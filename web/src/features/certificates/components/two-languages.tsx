import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import { classNames } from '#web/ui/class-names.ts';
import { TextWithName } from '#web/ui/name.tsx';
import type { SheetWords } from '../model/sheet-words.ts';

type TwoLanguagesProps = {
  words: SheetWords;
  text: (words: CertificateWords) => string;
  /** A name in the text, whose direction does not change that of the text. */
  name?: string | undefined;
  /** The English text is on a line of its own. */
  isStacked?: boolean;
  className?: string;
};

/** A text of a certificate in the language of its holder, with English beside it. */
export function TwoLanguages({
  words,
  text,
  name = '',
  isStacked = false,
  className,
}: TwoLanguagesProps) {
  const { own, english } = words;
  return (
    <span
      className={classNames(
        isStacked ? 'grid' : 'inline-flex flex-wrap items-baseline gap-x-1.5',
        className,
      )}
    >
      <TextWithName text={text(own)} name={name} />
      {english === null ? null : (
        <span className="font-normal text-[0.85em] text-text-muted">
          <span lang="en" dir="ltr">
            <TextWithName text={text(english)} name={name} />
          </span>
        </span>
      )}
    </span>
  );
}
