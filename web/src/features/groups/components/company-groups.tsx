import type { CompanyRef } from '@portal/contract/fields';
import { useLiveFrame } from '#web/platform/live/use-live.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Region } from '#web/ui/region.tsx';
import { SkeletonRegion, SkeletonRows } from '#web/ui/skeleton.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import { refreshGroupsHere, useGroups } from '../api/groups.ts';
import { ALL_GROUPS, addressSchema } from '../model/groups-address.ts';
import { groupsTexts } from '../texts/catalogue.ts';
import { GroupMembers } from './group-members.tsx';
import { GroupOverview } from './group-overview.tsx';

/** The groups of a company, or the members of the group in the address. */
export function CompanyGroups({ company }: { company: CompanyRef }) {
  const groups = useGroups(company.id);
  const [{ group: groupId }] = useAddressState(addressSchema, ALL_GROUPS);
  const [section, focusSection] = useFocusAfterDialog<HTMLElement>();
  useFocusAfterChange(groupId, section);
  // A deleted group may be restored from the trash.
  useLiveFrame('TRASH_CHANGED', () => void refreshGroupsHere());
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={groupsTexts().groups}
      className="grid grid-cols-1 gap-5 outline-none"
    >
      <Region>
        <LoadFailure groups={groups} />
        {groupId === null ? (
          <GroupOverview
            companyId={company.id}
            groups={groups.data}
            isLoading={groups.isPending}
            onFocusLost={focusSection}
          />
        ) : (
          <GroupMembers
            key={groupId}
            company={company}
            groupId={groupId}
            groups={groups}
            onFocusLost={focusSection}
          />
        )}
        {groups.isPending ? <GroupsSkeleton /> : null}
      </Region>
    </section>
  );
}

function LoadFailure({ groups }: { groups: ReturnType<typeof useGroups> }) {
  const { data, error, isFetching } = groups;
  if (error === null) return null;
  const t = groupsTexts();
  const retry = { retrying: isFetching, onRetry: () => void groups.refetch() };
  return data === undefined ? (
    <ErrorCard title={t.loadFailed} message={error.message} {...retry} />
  ) : (
    <StaleBanner failure={t.loadFailed} message={error.message} {...retry} />
  );
}

function GroupsSkeleton() {
  return (
    <SkeletonRegion label={groupsTexts().loading}>
      <SkeletonRows rows={3} cardClass="h-44" />
    </SkeletonRegion>
  );
}
