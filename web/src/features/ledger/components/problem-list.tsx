import { codeInGroups } from '@portal/contract/certificate-code';
import type { LedgerCheck } from '@portal/contract/ledger';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { ledgerTexts } from '../texts/catalogue.ts';

/** The problems that a check found, the first ones if they are many. */
export function ProblemList({ check }: { check: LedgerCheck }) {
  const { problems, problemCount } = check;
  const t = ledgerTexts().check;
  return (
    <section aria-labelledby="log-problems" className="grid gap-2">
      <h3 id="log-problems" className="font-medium text-sm">
        {t.listOf(problems.length, problemCount)}
      </h3>
      <ul className="divide-y rounded-lg border text-sm">
        {problems.map(({ kind, index, code }) => (
          <li key={`${kind} ${index}`} className="grid gap-0.5 px-4 py-3">
            <p>{t.problem[kind](index)}</p>
            {code === null ? null : (
              <Link
                to={paths.certificate.to(code)}
                className="wrap-anywhere justify-self-start text-accent-text underline underline-offset-4 pointer-coarse:py-2.5"
              >
                {t.certificate(codeInGroups(code))}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
