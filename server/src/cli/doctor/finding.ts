/** The result of one check, in one line. */
export interface Finding {
  readonly isOk: boolean;
  readonly text: string;
}

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
    const reason = error instanceof Error ? error.message : String(error);
    return [problem(`${subject}: ${reason || 'no answer'}`, remedy)];
  }
}
