import type { NamedScope, Reach } from '@portal/contract/reach';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { ScopeName, scopeKey } from '../ui/scope-name.tsx';
import { isShortened, ScopesInSentence } from './scopes-in-sentence.tsx';
import { appTexts } from './texts/catalogue.ts';

/** The sentence in the navigation about what a limited admin sees; nothing for all others. */
export function SeenPart({ reach }: { reach: Reach | null }) {
  if (reach === null || reach === 'portal') return null;
  if (reach.length === 0) return <p className={TEXT}>{appTexts().seen.nothing}</p>;
  return isShortened(reach) ? <UnfoldedPart scopes={reach} /> : <SeenSentence scopes={reach} />;
}

const TEXT = 'min-w-0 px-3 text-sm text-text-muted';

type Props = { scopes: readonly NamedScope[] };

function SeenSentence({ scopes }: Props) {
  return (
    <p className={TEXT}>
      <ScopesInSentence scopes={scopes} text={appTexts().seen.parts} />
    </p>
  );
}

/** The sentence names some of the companies and groups, and opens the list of all of them. */
function UnfoldedPart({ scopes }: Props) {
  return (
    <details className={`${TEXT} group`}>
      <summary className="flex cursor-pointer list-none items-start gap-2 rounded-md py-1 hover:text-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <ScopesInSentence scopes={scopes} text={appTexts().seen.parts} />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="mt-0.5 size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="grid max-h-60 list-disc gap-1 overflow-y-auto ps-5 pt-1">
        {scopes.map((scope) => (
          <li key={scopeKey(scope)}>
            <ScopeName {...scope} />
          </li>
        ))}
      </ul>
    </details>
  );
}
