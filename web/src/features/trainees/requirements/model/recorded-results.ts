import type { Completion, TraineeRequirements } from '@portal/contract/requirements';

export type RecordedResult = Pick<Completion, 'on' | 'validUntil'> & {
  readonly moduleName: string;
  readonly recorded: NonNullable<Completion['recorded']>;
};

/** The recorded results of all modules, in their order. */
export function recordedIn({ modules }: TraineeRequirements): RecordedResult[] {
  return modules.flatMap(({ moduleName, completions }) =>
    completions.flatMap(({ recorded, on, validUntil }) =>
      recorded === null ? [] : [{ moduleName, on, validUntil, recorded }],
    ),
  );
}
