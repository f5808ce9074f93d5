import { shownName } from '@portal/contract/recorded-names';
import type { DeletedPerson } from '@portal/contract/trash';
import { useState } from 'react';
import { Link } from 'react-router';
import { restore, showRestored } from '#web/features/deletions/api/restore.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { words } from '#web/platform/language/words.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Button } from '#web/ui/button.tsx';
import { wrappingButton } from '#web/ui/button-styles.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { traineeTexts } from '../texts/catalogue.ts';

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
  const t = traineeTexts().inTrash;
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
      title={t.title}
      description={t.description}
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
                busyLabel={t.restoring}
                disabled={busyWith !== null}
                onClick={() => void restorePerson(person)}
              >
                <TextWithName text={t.restore(isolated(person.name))} name={person.name} />
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
          {uiTexts().back}
        </Button>
        <Button
          variant="outline"
          busy={busyWith === 0}
          busyLabel={t.adding}
          disabled={busyWith !== null}
          onClick={() => void run(0, onAddAnew)}
        >
          {t.addAnew}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function PersonFacts({ person }: { person: DeletedPerson }) {
  const t = traineeTexts().inTrash;
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
        <Sentence
          text={t.deletedBy}
          elements={[
            <Instant key="date" value={deletedAt} show="date" />,
            <Name key="admin">{shownName(deletedBy, words())}</Name>,
          ]}
        />
      </p>
      <p>{t.results(results, attempts)}</p>
    </div>
  );
}

function CompanyFirst() {
  const t = traineeTexts().inTrash;
  return (
    <p className="text-sm">
      <span>{t.companyInTrash}</span>{' '}
      <Link
        to={paths.trash}
        className="text-accent-text underline underline-offset-4 pointer-coarse:py-3"
      >
        {t.restoreCompany}
      </Link>
    </p>
  );
}
