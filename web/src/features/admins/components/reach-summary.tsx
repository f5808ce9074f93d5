import type { NamedScope, Reach } from '@portal/contract/reach';
import { words } from '#web/platform/language/words.ts';
import { ScopeName, scopeKey } from '#web/ui/scope-name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { type ScopeRow, scopesOf } from '../model/reach-entry.ts';
import { adminsTexts } from '../texts/catalogue.ts';

/** The sentence about what a person will see; nothing until a company is chosen. */
export function ReachSummary({ rows }: { rows: readonly ScopeRow[] }) {
  const t = adminsTexts().reach;
  const scopes = scopesOf(rows);
  return (
    <p aria-live="polite" className="text-pretty text-sm">
      {rows.length === 0 ? <span>{t.summaryOfEverything}</span> : null}
      {scopes.length === 0 ? null : (
        <Sentence
          text={t.summary}
          elements={scopes.map((scope, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same group may be chosen twice
            <span key={place}>
              <ScopeName {...scope} />
              <span>{` (${words().rights[scope.rights]})`}</span>
            </span>
          ))}
        />
      )}
    </p>
  );
}

/** The number of companies and groups that a row of the list names; further ones unfold. */
const NAMED = 3;

/** The reach of an admin, in the list of admins. */
export function SeenByAdmin({ reach }: { reach: Reach }) {
  if (reach === 'portal') return <span>{words().seesEverything}</span>;
  if (reach.length === 0) return <span className="text-text-muted">{words().seesNothing}</span>;
  const rest = reach.slice(NAMED);
  return (
    <div className="grid gap-1 max-sm:text-end">
      <ScopeRows scopes={reach.slice(0, NAMED)} />
      {rest.length === 0 ? null : (
        <details>
          <summary className="w-fit cursor-pointer rounded-md text-accent-text pointer-coarse:min-h-11">
            {uiTexts().limited.more(rest.length)}
          </summary>
          <ScopeRows scopes={rest} />
        </details>
      )}
    </div>
  );
}

function ScopeRows({ scopes }: { scopes: readonly NamedScope[] }) {
  const { rights } = words();
  return (
    <ul className="grid gap-1">
      {scopes.map((scope) => (
        <li key={scopeKey(scope)}>
          <ScopeName {...scope} />
          <span>{`: ${rights[scope.rights]}`}</span>
        </li>
      ))}
    </ul>
  );
}
