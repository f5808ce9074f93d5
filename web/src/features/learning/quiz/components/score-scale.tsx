import { PASS_PERCENT } from '@portal/contract/limits';

/** How far a score is from a pass, for the eye; the sentence beside it says so in words. */
export function ScoreScale({ score }: { score: number }) {
  return (
    <div aria-hidden="true" className="relative mt-3 mb-5 h-2 rounded-full bg-current/20">
      <div style={{ width: `${score}%` }} className="h-full rounded-full bg-current" />
      <div
        style={{ left: `${PASS_PERCENT}%` }}
        className="-translate-x-1/2 absolute -top-1 grid justify-items-center gap-0.5 font-medium text-xs"
      >
        <span className="h-4 w-0.5 rounded-full bg-current" />
        to pass
      </div>
    </div>
  );
}
