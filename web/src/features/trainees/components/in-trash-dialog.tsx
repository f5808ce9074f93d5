import type { DeletedPerson } from '@portal/contract/trash';
import { useState } from 'react';
import { Link } from 'react-router';
import { restore, showRestored } from '#web/features/deletions/api/restore.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { wrappingButton } from '#web/ui/button-styles.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name, TextWithName } from '#web/ui/name.tsx';

type InTrashDialogProps = {
  /** Those who were deleted last are first. */
  people: readonly DeletedPerson[];
  onRestored: (person: DeletedPerson) => void;
  /** Rejects with the server's refusal. */
  onAddAnew: () => Promise<void>;
  onClose: () => void;
};

/** Offers to restore the trainee in the trash who has the email of a person to be added. */
export function InTrashDialog({ people, onRestored, onAddAnew, onClose }: InTrashDialogProps) {
  /** The id of the trainee who is being restored; 0 while a new person is added. */
  const [busyWith, setBusyWith] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(id: number, work: () => Promise<void>) {
    setBusyWith(id);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
      setBusyWith(null);
    }
  }

  const restorePerson = (person: DeletedPerson) =>
    run(person.userId, async () => {
      const { deletionId, userId, name } = person;
      showRestored(await restore(deletionId, { userId }), name);
      onRestored(person);
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={busyWith === null}
      size="sm"
      title="This email is in the trash"
      description="Restoring brings the person back with all results. A new person begins without any."
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {people.map((person, index) => (
          <li key={person.userId} className="grid gap-3 rounded-lg border p-4">
            <PersonFacts person={person} />
            {person.isRestorable ? (
              <Button
                variant={index === 0 ? 'primary' : 'outline'}
                className={wrappingButton}
                busy={busyWith === person.userId}
                busyLabel="Restoring…"
                disabled={busyWith !== null}
                onClick={() => void restorePerson(person)}
              >
                <TextWithName
                  text={`Restore ${isolated(person.name)} with all results`}
                  name={person.name}
                />
              </Button>
            ) : (
              <CompanyFirst />
            )}
          </li>
        ))}
      </ul>
      {problem === null ? null : <FormError>{problem}</FormError>}
      <DialogFooter>
        <Button variant="outline" disabled={busyWith !== null} onClick={onClose}>
          Back
        </Button>
        <Button
          variant="outline"
          busy={busyWith === 0}
          busyLabel="Adding…"
          disabled={busyWith !== null}
          onClick={() => void run(0, onAddAnew)}
        >
          Add as a new person
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function PersonFacts({ person }: { person: DeletedPerson }) {
  const { name, email, company, deletedAt, deletedBy, results, attempts } = person;
  return (
    <div className="grid gap-1 text-sm">
      <p className="wrap-anywhere font-medium" translate="no">
        <Name>{name}</Name>
      </p>
      <p className="wrap-anywhere text-text-muted" translate="no">
        <span>{`${email} · `}</span>
        <Name>{company.name}</Name>
      </p>
      <p className="wrap-anywhere">
        <span>Deleted on </span>
        <Instant value={deletedAt} show="date" />
        <span> by </span>
        <Name>{deletedBy}</Name>
      </p>
      <p>{`${formatCount(results, 'passed module')}, ${formatCount(attempts, 'quiz attempt')}`}</p>
    </div>
  );
}

function CompanyFirst() {
  return (
    <p className="text-sm">
      <span>The company is in the trash too. </span>
      <Link
        to={paths.trash}
        className="text-accent-text underline underline-offset-4 pointer-coarse:py-3"
      >
        Restore it first
      </Link>
    </p>
  );
}
