/** The result of one check, in one line. */
export interface Finding {
  readonly isWell: boolean;
  readonly text: string;
}

export function well(text: string): Finding {
  return { isWell: true, text };
}

/** @param remedy a sentence that says what to do */
export function ill(text: string, remedy: string): Finding {
  return { isWell: false, text: `${text}. ${remedy}` };
}

/** An error that prevents a check is a finding as well. */
export async function findings(
  subject: string,
  remedy: string,
  look: () => Promise<Finding[]>,
): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [ill(`${subject}: ${reason || 'no answer'}`, remedy)];
  }
}
