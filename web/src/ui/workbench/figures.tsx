import { searchKey } from '@portal/contract/text-keys';
import Inbox from 'lucide-react/icons/inbox';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Avatar } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { Card, CardHeader } from '../card.tsx';
import { DataTable, type Sort } from '../data-table.tsx';
import { Pagination } from '../pagination.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { ProgressRing } from '../progress-ring.tsx';
import { SearchInput } from '../search-input.tsx';
import { StatCard } from '../stat-card.tsx';
import { Track } from '../track.tsx';
import { Section } from './section.tsx';

const people = [
  { id: 1, name: 'Ana Lindqvist', city: 'Bern', share: 82 },
  { id: 2, name: 'Jonas Okafor', city: 'Chur', share: 100 },
  { id: 3, name: 'Maria de la Cruz', city: 'Lausanne', share: 12 },
];

export function Figures() {
  const [sort, setSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const [page, setPage] = useState(4);
  const [search, setSearch] = useState('');
  return (
    <Section title="Figures and tables">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <StatCard label="Trainees" value="233" detail="12 new this week" icon={<Users />} />
        <StatCard label="Completed" value="18 of 24" icon={<Inbox />} tone="success" />
        <StatCard
          label="Average score"
          value="84%"
          visual={
            <ProgressRing value={84} label="Average score" size={56}>
              {null}
            </ProgressRing>
          }
        />
        <StatCard label="Time spent" value="2 h 10 min" detail="Today 12 min" />
      </div>
      <Card className="flex flex-wrap items-center gap-8">
        <ProgressRing value={64} label="Overall progress" size={104} />
        <ProgressRing value={100} label="Safety" tone="success" />
        <div className="grid min-w-56 grow gap-4">
          <ProgressBar value={64} label="Overall progress" showLabel />
          <ProgressBar value={100} label="Quiz" tone="success" size="sm" />
        </div>
      </Card>
      <Card>
        <CardHeader title="Your path" description="3 of 6 modules done" level={3} />
        <Track
          label="Your path"
          steps={[
            { id: 1, label: 'Welcome', state: 'done', detail: '100%' },
            { id: 2, label: 'Safety basics', state: 'done', detail: '80%' },
            { id: 3, label: 'Fire and evacuation', state: 'current', detail: '3:12 left' },
            { id: 4, label: 'Lifting and carrying heavy loads', state: 'locked' },
            { id: 5, label: 'Chemicals', state: 'locked' },
            { id: 6, label: 'Final check', state: 'locked' },
          ]}
        />
      </Card>
      <SearchInput
        label="Search trainees"
        value={search}
        onChange={setSearch}
        className="max-w-sm"
      />
      <DataTable
        caption="Trainees"
        rows={people.filter((person) => searchKey(person.name).includes(searchKey(search)))}
        rowKey={(person) => person.id}
        sort={sort}
        onSort={setSort}
        columns={[
          {
            key: 'name',
            header: 'Name',
            isTitle: true,
            sortable: true,
            cell: (person) => (
              <span className="flex items-center gap-3 font-medium">
                <Avatar name={person.name} size="sm" online={person.share > 50} />
                <span>{person.name}</span>
              </span>
            ),
          },
          { key: 'city', header: 'City', cell: (person) => person.city },
          {
            key: 'share',
            header: 'Progress',
            cell: (person) => (
              <ProgressBar
                value={person.share}
                label={`Progress of ${person.name}`}
                className="w-32"
              />
            ),
          },
          {
            key: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            cell: (person) => (
              <Button size="sm" variant="outline" aria-label={`Open ${person.name}`}>
                Open
              </Button>
            ),
          },
        ]}
      />
      <Pagination label="Trainees" page={page} pageSize={20} total={233} onPageChange={setPage} />
    </Section>
  );
}
