import { formatsOf } from '@portal/contract/formats';

const { list, number, plural } = formatsOf('en');

export const texts = {
  /** The name of the list. */
  groups: 'Groups',
  loading: 'Loading groups…',
  loadFailed: 'Failed to load the groups',
  /** A button, and the title of the form that it opens. */
  newGroup: 'New group',
  search: 'Search groups',
  found: (count: number, total: number) => `Groups found: ${count} of ${total}`,
  /** The number of members of a group. */
  members: (count: number) => plural(count, { one: '1 member', other: `${number(count)} members` }),
  /** A link back to the list. */
  allGroups: 'All groups',
  /** A link to the list of trainees, which then shows only the members of the group. */
  showInList: 'Show in the list of trainees',
  showInListOf: (name: string) => `Show in the list of trainees: ${name}`,
  table: {
    group: 'Group',
    members: 'Members',
    /** The column of the number of modules that are for members of the group. */
    modules: 'Modules',
    /** The column of the buttons, for screen readers. */
    actions: 'Actions',
    /** A link to the members. */
    openMembers: 'Members',
    openMembersOf: (name: string) => `Members of ${name}`,
    /** Buttons with an icon only. */
    rename: (name: string) => `Rename ${name}`,
    delete: (name: string) => `Delete ${name}`,
  },
  none: {
    title: 'No groups yet',
    text: 'Put the trainees of a team or a shift into a group, and find them together in the list of trainees.',
  },
  noneFound: {
    title: 'No group found',
    text: (search: string) => `No name contains “${search}”.`,
    showAll: 'Show all groups',
  },
  /** In place of the members of a group that does not exist. */
  missing: { title: 'Group not found', text: 'It may have been deleted.' },
  create: {
    submit: 'Create group',
    busy: 'Creating…',
    failed: (reason: string) => `Failed to create the group: ${reason}`,
    lost: 'The group you are entering is not saved yet and would be lost.',
  },
  rename: {
    title: 'Rename group',
    submit: 'Save name',
    busy: 'Saving…',
    done: 'Group renamed',
    failed: (reason: string) => `Failed to rename the group: ${reason}`,
    lost: 'The new name is not saved yet and would be lost.',
  },
  form: {
    name: 'Group name',
    leaveTitle: 'Leave without saving?',
    leave: 'Leave',
  },
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    confirm: 'Delete group',
    busy: 'Deleting…',
    failed: (reason: string) => `Failed to delete the group: ${reason}`,
    /** The trainees in the group, who are not deleted. */
    membersStay: (count: number) =>
      plural(count, {
        one: 'Its 1 member stays unchanged.',
        other: `Its ${number(count)} members stay as they are.`,
      }),
    noMembers: 'It has no members.',
    /** The modules that only its members, and those of other groups, must take. */
    modules: (names: readonly string[]) =>
      `These modules are for its members, and will no longer be for them: ${list(names)}.`,
    /** The admins who see only this group, or it and others: until it is restored, they do not see it. */
    admins: (names: readonly string[]) =>
      `Admins who are limited to it will not see its members any more: ${list(names)}.`,
    deleted: (name: string) => `${name} deleted`,
  },
  /** The members of a group. */
  memberList: {
    label: 'Members',
    search: 'Search members',
    found: (count: number) =>
      plural(count, { one: '1 member found', other: `${number(count)} members found` }),
    loading: 'Loading members…',
    loadFailed: 'Failed to load the members',
    showMore: 'Show more members',
    none: 'No members yet',
    noneText: 'Add trainees of this company. A trainee can be in several groups.',
    noMatch: (search: string) => `No name or email contains “${search}”.`,
    /** A button beside a member. */
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removing: 'Removing…',
    removeQuestion: (name: string) => `Remove ${name} from the group?`,
    removed: (name: string) => `${name} was removed from the group`,
    removeFailed: (name: string) => `${name} was not removed`,
  },
  /** The dialog in which trainees are added. */
  addition: {
    /** A button. */
    open: 'Add members',
    title: (name: string) => `Add members to ${name}`,
    label: 'Trainees',
    search: 'Search trainees',
    found: (count: number) =>
      plural(count, { one: '1 trainee found', other: `${number(count)} trainees found` }),
    loading: 'Loading trainees…',
    loadFailed: 'Failed to load the trainees',
    showMore: 'Show more trainees',
    noTrainees: 'This company has no trainees yet.',
    noMatch: (search: string) => `No name or email contains “${search}”.`,
    /** A button beside a trainee. */
    add: 'Add',
    addOne: (name: string) => `Add ${name}`,
    adding: 'Adding…',
    /** In place of the button, for a trainee who is in the group. */
    member: 'Member',
    memberOf: (name: string) => `Member: ${name}`,
    added: (name: string) => `${name} was added to the group`,
    addFailed: (name: string) => `${name} was not added`,
    /** `link`: {@link listOfTrainees}. */
    many: (link: string) => `To add many, choose them in ${link}.`,
    listOfTrainees: 'the list of trainees',
  },
};

export type GroupsTexts = typeof texts;
