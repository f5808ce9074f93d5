import type { CompanyRef } from '@portal/contract/fields';
import type { Group } from '@portal/contract/groups';
import type { Trainee } from '@portal/contract/trainees';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { isolated } from '#web/ui/format/isolated.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { useAddMember, useCandidates } from '../api/group-members.ts';
import { groupsTexts } from '../texts/catalogue.ts';
import { PeopleSearch } from './people-search.tsx';
import { PersonRow } from './person-row.tsx';

type AddMembersDialogProps = { company: CompanyRef; group: Group; onClose: () => void };

/** The trainees of the company, each with a button that adds this one to the group. */
export function AddMembersDialog({ company, group, onClose }: AddMembersDialogProps) {
  const t = groupsTexts().addition;
  const [search, setSearch] = useState('');
  const [announcement, announce] = useState('');
  const candidates = useCandidates(company, search);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<TextWithName text={t.title(isolated(group.name))} name={group.name} />}
      description={groupsTexts().members(group.members)}
    >
      <PeopleSearch
        list={candidates}
        search={search}
        onSearch={setSearch}
        words={t}
        none={<p className="py-6 text-center text-sm text-text-muted">{t.noTrainees}</p>}
        row={(trainee) => (
          <Candidate
            key={trainee.id}
            group={group}
            trainee={trainee}
            onAdded={() => announce(t.added(trainee.name))}
          />
        )}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <DialogFooter className="sm:justify-between">
        <p className="text-pretty text-sm text-text-muted">
          <ManyHint companyId={company.id} />
        </p>
        <Button variant="outline" onClick={onClose}>
          {uiTexts().close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function ManyHint({ companyId }: { companyId: number }) {
  const t = groupsTexts().addition;
  return (
    <Sentence
      text={t.many}
      elements={[
        <Link
          key="list"
          to={paths.company.to(companyId, 'trainees')}
          className="rounded-sm text-accent-text underline underline-offset-4"
        >
          {t.listOfTrainees}
        </Link>,
      ]}
    />
  );
}

type CandidateProps = { group: Group; trainee: Trainee; onAdded: () => void };

function Candidate({ group, trainee, onAdded }: CandidateProps) {
  const t = groupsTexts().addition;
  const addition = useAddMember();
  const { id: userId, name, groups } = trainee;
  const isMember = groups.some(({ id }) => id === group.id);

  function add() {
    if (isMember) return;
    const membership = { group: { id: group.id, name: group.name }, userId };
    addition.mutate(membership, { onSuccess: onAdded });
  }

  return (
    <PersonRow
      person={trainee}
      problem={addition.error && <FormError>{messageOf(addition.error)}</FormError>}
    >
      {/* The same button before and after, so that it keeps the focus. */}
      <Button
        variant={isMember ? 'ghost' : 'outline'}
        size="sm"
        aria-label={isMember ? t.memberOf(name) : t.addOne(name)}
        aria-disabled={isMember}
        busy={addition.isPending}
        busyLabel={t.adding}
        onClick={add}
        className="aria-disabled:hover:bg-transparent"
      >
        {isMember ? <Check aria-hidden="true" className="text-success-text" /> : null}
        <span>{isMember ? t.member : t.add}</span>
      </Button>
    </PersonRow>
  );
}
