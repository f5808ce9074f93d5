/** The refusals of a restore, with what the admin needs to solve them. */

import { NAMED_PEOPLE_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { EmailHolder, RestoreConflict } from '@portal/contract/trash';
import { AppError } from '#server/platform/http/app-error.ts';
import type { MarkedTrainee } from '../accounts/service.ts';

/** Collects trainees whose email another account uses; the refusal names the first ones. */
export class Conflicts {
  readonly #people: RestoreConflict[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get first(): RestoreConflict | undefined {
    return this.#people[0];
  }

  add(trainees: readonly MarkedTrainee[]): void {
    this.#count += trainees.length;
    const free = NAMED_PEOPLE_MAX - this.#people.length;
    for (const { id, name, email } of trainees.slice(0, free))
      this.#people.push({ userId: id, name, email });
  }

  /** `takenBy`: for one person, the account that uses the email. */
  refusal(takenBy?: EmailHolder): AppError {
    const [first] = this.#people;
    const refusal =
      this.#count === 1 && first !== undefined
        ? because('emailOfRestoredTaken', { email: first.email, name: first.name })
        : because('emailsOfRestoredTaken', { count: this.#count });
    return new AppError('EMAIL_TAKEN', refusal, {
      details: { people: this.#people, count: this.#count, ...(takenBy && { takenBy }) },
    });
  }
}

export function nameTaken(name: string): AppError {
  return new AppError('NAME_TAKEN', because('restoredNameTaken', { name }));
}

export function companyDeleted(company: {
  readonly name: string;
  readonly deletion_id: number | null;
}): AppError {
  const { name: companyName, deletion_id: deletionId } = company;
  return new AppError(
    'COMPANY_DELETED',
    because('companyInTrashItself', { company: companyName }),
    { details: { deletionId, companyName } },
  );
}

export function noSingleTrainee(): AppError {
  return new AppError('CONFLICT', because('onlyOneMergeable'));
}

export function inUse(): AppError {
  return new AppError('CONFLICT', because('inUseByAction'));
}
