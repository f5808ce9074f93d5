import type { CertificateModule } from '@portal/contract/certificates';
import type { CertificateWords } from '@portal/contract/certificates/texts/en';
import type { ReactNode } from 'react';
import { formatClock } from '#web/ui/format/duration.ts';
import { Name } from '#web/ui/name.tsx';
import type { SheetWords } from '../model/sheet-words.ts';
import { SheetDay } from './sheet-day.tsx';
import { TwoLanguages } from './two-languages.tsx';

type Row = { module: CertificateModule; words: SheetWords };

type Column = {
  readonly name: string;
  readonly label: (words: CertificateWords) => string;
  readonly cell: (row: Row) => ReactNode;
};

const NOTHING = '–';

const COLUMNS: readonly Column[] = [
  {
    name: 'completedOn',
    label: ({ completedOn }) => completedOn,
    cell: ({ module, words }) => <SheetDay value={module.completedOn} words={words} />,
  },
  {
    name: 'score',
    label: ({ score }) => score,
    cell: ({ module: { score }, words }) => (score === null ? NOTHING : words.own.percent(score)),
  },
  {
    name: 'watched',
    label: ({ watched }) => watched,
    cell: ({ module: { creditedSeconds, videoSeconds, recorded } }) =>
      recorded !== null || videoSeconds === 0 ? NOTHING : formatClock(creditedSeconds),
  },
  {
    name: 'edition',
    label: ({ edition }) => edition,
    cell: ({ module }) => String(module.edition),
  },
  {
    name: 'validUntil',
    label: ({ validUntil }) => validUntil,
    cell: ({ module: { validUntil }, words }) =>
      validUntil === null ? words.own.forEver : <SheetDay value={validUntil} words={words} />,
  },
];

type SheetModulesProps = {
  modules: readonly CertificateModule[];
  words: SheetWords;
  /** The holder shows the scores. */
  hasScores: boolean;
};

/** The modules of a certificate: a table, or one card each where it is narrow. */
export function SheetModules({ modules, words, hasScores }: SheetModulesProps) {
  const columns = COLUMNS.filter(({ name }) => hasScores || name !== 'score');
  return (
    <table className="block w-full text-sm @lg:table print:table print:text-xs">
      <caption className="sr-only">{words.own.modules}</caption>
      <thead className="hidden @lg:table-header-group print:table-header-group">
        <tr className="border-b text-xs">
          <ColumnHead words={words} label={({ module }) => module} />
          {columns.map(({ name, label }) => (
            <ColumnHead key={name} words={words} label={label} />
          ))}
        </tr>
      </thead>
      <tbody className="block @lg:table-row-group print:table-row-group">
        {modules.map((module, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a certificate never changes, and two modules can have one name
          <ModuleRow key={place} module={module} words={words} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead({ words, label }: { words: SheetWords; label: Column['label'] }) {
  return (
    <th scope="col" className="py-2 pe-3 align-bottom font-medium last:pe-0 print:py-1">
      <TwoLanguages words={words} text={label} isStacked />
    </th>
  );
}

type ModuleRowProps = Row & { columns: readonly Column[] };

function ModuleRow({ module, words, columns }: ModuleRowProps) {
  const { name, recorded } = module;
  return (
    <tr className="grid gap-1 border-b py-3 last:border-b-0 break-inside-avoid @lg:table-row @lg:py-0 print:table-row print:py-0">
      <th
        scope="row"
        className="wrap-anywhere font-medium @lg:py-2 @lg:pe-3 @lg:align-top print:py-1 print:pe-3 print:align-top"
      >
        <span className="block">
          <Name>{name}</Name>
        </span>
        {recorded === null ? null : <Recorded recorded={recorded} words={words} />}
      </th>
      {columns.map(({ name: column, label, cell }) => (
        <td
          key={column}
          className="flex flex-wrap justify-between gap-x-4 tabular-nums @lg:table-cell @lg:py-2 @lg:pe-3 @lg:align-top last:pe-0 print:table-cell print:py-1 print:pe-3 print:align-top"
        >
          <span className="text-text-muted @lg:hidden print:hidden">
            <TwoLanguages words={words} text={label} />
          </span>
          <span>{cell({ module, words })}</span>
        </td>
      ))}
    </tr>
  );
}

type RecordedProps = { recorded: NonNullable<CertificateModule['recorded']>; words: SheetWords };

/** A result from elsewhere is named as recorded, never as watched here. */
function Recorded({ recorded: { by, on }, words }: RecordedProps) {
  return (
    <TwoLanguages
      words={words}
      text={(each) => (by === null ? each.recorded(on) : each.recordedBy(by, on))}
      name={by ?? undefined}
      isStacked
      className="font-normal text-text-muted text-xs"
    />
  );
}
