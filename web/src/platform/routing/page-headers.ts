/** The titles that are the same for all users: the build writes them into the shells of their pages. */
export type FixedHeader = { readonly title: string; readonly description?: string };

export const fixedHeaders = {
  progress: {
    title: 'Training Progress',
    description: 'What you have learnt, module by module.',
  },
  ownHelp: {
    title: 'My Help Requests',
    description: 'What you have asked, and what an admin has answered.',
  },
  account: { title: 'Your Account' },
  companyModules: {
    title: 'Training Modules',
    description: 'Choose a company to see and change its training.',
  },
  trainees: { title: 'Trainee Management', description: 'The progress of all trainees.' },
  reports: {
    title: 'Reports',
    description: 'How far the trainees of each company are. Choose a company for its report.',
  },
  helpRequests: {
    title: 'Help Requests',
    description: 'What trainees ask. They see the status and your notes.',
  },
  feedback: { title: 'Feedback', description: 'What trainees say about their modules.' },
  admins: { title: 'Admins', description: 'Admins manage all companies and their trainees.' },
  activity: { title: 'Activity', description: 'What administrators changed, the latest first.' },
  trash: {
    title: 'Trash',
    description: 'Deleted trainees, modules, companies and admins, the latest first.',
  },
} satisfies Record<string, FixedHeader>;
