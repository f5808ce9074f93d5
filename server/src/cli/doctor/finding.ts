import { MovedError } from '#server/platform/move-mark.ts';

/** The result of one check, in one line. */
export interface Finding {
  readonly isOk: boolean;
  readonly text: string;
}

/** The remedy for rows that contradict each other. */
export const REPORT =
  'Restore the latest whole backup, and report this with the log of the portal.';

export function ok(text: string): Finding {
  return { isOk: true, text };
}

/** @param remedy a sentence that says what to do */
export function problem(text: string, remedy: string): Finding {
  return { isOk: false, text: `${text}. ${remedy}` };
}

/** An error that prevents a check is a finding as well. */
export async function findings(
  subject: string,
  remedy: string,
  check: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof MovedError) return [{ isOk: false, text: `${subject}: ${error.message}` }];
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
    return [problem(`${subject}: ${reason || 'no answer'}`, remedy)];
  }
}
