/** Help requests in each status, with the answers that led to it. */
import type { HelpStatus } from '@portal/contract/help';

export interface DemoHelpRequest {
  /** An email of a trainee. */
  readonly from: string;
  /** Absent for a request about the training as a whole. */
  readonly moduleName?: string;
  readonly message: string;
  readonly hoursAgo: number;
  readonly answers: readonly DemoAnswer[];
  /** Whether the trainee has seen the last answer. */
  readonly isSeen: boolean;
}

interface DemoAnswer {
  readonly minutesLater: number;
  readonly status: HelpStatus;
  readonly notes?: string;
}

/** The oldest first, because requests are listed in the order of their creation. */
export const DEMO_HELP_REQUESTS: readonly DemoHelpRequest[] = [
  {
    from: 'greta@nordlicht.example',
    moduleName: 'Lifting and carrying',
    message: 'The film is very quiet. Is something wrong with my headset, or is it the recording?',
    hoursAgo: 140,
    answers: [
      { minutesLater: 40, status: 'IN_PROGRESS' },
      {
        minutesLater: 200,
        status: 'RESOLVED',
        notes: 'It is the recording. A louder one is being made; captions will come with it.',
      },
      { minutesLater: 4_000, status: 'CLOSED' },
    ],
    isSeen: true,
  },
  {
    from: 'amina@brightwater.example',
    moduleName: 'Data protection',
    message:
      'The question about the private number: may I at least tell the caller when my colleague is back at work?',
    hoursAgo: 70,
    answers: [
      {
        minutesLater: 95,
        status: 'IN_PROGRESS',
        notes: 'Good question. I am asking our data protection officer.',
      },
      {
        minutesLater: 1_300,
        status: 'RESOLVED',
        notes:
          'You may say when somebody can be reached at work, but not why they are away. We will add this to the film.',
      },
    ],
    isSeen: true,
  },
  {
    from: 'chloe@brightwater.example',
    moduleName: 'Safety basics',
    message:
      'I did not pass the quiz. Do I have to watch the whole film again before I try once more?',
    hoursAgo: 26,
    answers: [
      {
        minutesLater: 50,
        status: 'RESOLVED',
        notes:
          'No, the film counts as watched. Open the module and take the quiz again at any time.',
      },
    ],
    isSeen: true,
  },
  {
    from: 'hana@nordlicht.example',
    message:
      'My badge does not open the gate of hall 2, so I cannot get to the training room. Who can help?',
    hoursAgo: 20,
    answers: [
      {
        minutesLater: 30,
        status: 'IN_PROGRESS',
        notes: 'Reception is making you a new badge. Please collect it after 2 pm.',
      },
    ],
    isSeen: false,
  },
  {
    from: 'daniel@brightwater.example',
    moduleName: 'Welcome and house rules',
    message: 'I have watched the film, but I am not sure which reception the quiz means.',
    hoursAgo: 5,
    answers: [],
    isSeen: true,
  },
  {
    from: 'farid@nordlicht.example',
    message: 'Can I have a certificate for the four modules? My old employer gave us one.',
    hoursAgo: 2,
    answers: [],
    isSeen: true,
  },
];
