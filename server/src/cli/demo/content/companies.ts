/** Two invented companies with nine modules and trainees in every state. One of them has rules about its modules. */
import type { NewTrainee } from '@portal/contract/trainees';
import type { DemoCompany, DemoQuestion } from './demo-company.ts';
import { EXPERIENCED_TRAINEES } from './experienced-trainees.ts';
import { DEMO_RULES } from './rules.ts';

const q = (
  question: string,
  explanation: string,
  ...options: [string, string, ...string[]]
): DemoQuestion => ({ question, options, explanation });

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    name: 'Brightwater Foods',
    logo: 'brightwater-foods.png',
    look: {
      colour: '#0e7490',
      line: 'Paula Werner, HR partner',
      signature: 'brightwater-foods.png',
    },
    checkpointMail: 'auditor@harbour-audit.example',
    groups: ['Day shift', 'Night shift', 'Fire wardens'],
    requirements: DEMO_RULES,
    admins: [
      { name: 'Paula Werner', email: 'hr@brightwater.example', role: 'HR partner' },
      {
        name: 'Luis Marques',
        email: 'shift@brightwater.example',
        role: 'shift leader',
        group: 'Night shift',
      },
    ],
    modules: [
      {
        name: 'Welcome and house rules',
        description: 'Who we are, where things are, and what we expect of each other.',
        clip: 'demo-1.mp4',
        poster: 'demo-1.jpg',
        captions: 'demo-1.vtt',
        questions: [
          q(
            'Whom do you tell first when you cannot come to work?',
            'Your team lead plans the shift and can find somebody in time.',
            'My team lead',
            'A colleague I like',
            'Nobody, if it is only a day',
            'The canteen',
          ),
          q(
            'Where do visitors sign in?',
            'The reception list is what the fire wardens check.',
            'At the reception',
            'Nowhere',
            'In the warehouse',
          ),
        ],
      },
      {
        name: 'Safety basics',
        description: 'Seeing dangers early, and what to do when something happens.',
        clip: 'demo-2.webm',
        poster: 'demo-2.jpg',
        questions: [
          q(
            'You see a puddle of oil on the floor. What comes first?',
            'A marked danger is half as dangerous; then it can be cleaned properly.',
            'Mark or block the spot',
            'Walk around it',
            'Take a picture',
            'Wait for the cleaners',
          ),
          q(
            'When may a safety guard be taken off a running machine?',
            'Guards come off only when the machine is stopped and locked.',
            'Never',
            'When I am quick',
            'When my team lead looks away',
          ),
          q(
            'Which near misses are reported?',
            'Ten near misses tell us where the next accident will be.',
            'All of them',
            'Only those with damage',
            'None',
          ),
        ],
      },
      {
        name: 'Food hygiene',
        description: 'Clean hands, clean tools, the right temperature.',
        clip: 'demo-3.mp4',
        poster: 'demo-3.jpg',
        captions: 'demo-3.vtt',
        ownCertificate: true,
        questions: [
          q(
            'How long do you wash your hands?',
            'Twenty seconds with soap is what it takes to loosen germs.',
            'At least 20 seconds',
            'Five seconds',
            'Only rinse them',
          ),
          q(
            'At most how warm may chilled goods become?',
            'Above 7 °C germs multiply quickly.',
            '7 °C',
            '15 °C',
            'Room temperature',
          ),
          {
            ...q(
              'When do you wash your hands?',
              'Germs come with everything that you touch between two tasks.',
              'All of the above',
              'Before I touch food',
              'After I have been to the toilet',
              'After I have carried out waste',
            ),
            fixedOrder: true,
          },
        ],
      },
      {
        name: 'Data protection',
        description: 'Handling the data of customers and colleagues with care.',
        clip: 'demo-4.mp4',
        poster: 'demo-4.jpg',
        questions: [
          q(
            'A caller asks for a colleague’s private number. What do you do?',
            'Private data is passed on by its owner alone.',
            'Offer to pass on a message',
            'Give it',
            'Give it if they sound friendly',
          ),
        ],
      },
      {
        name: 'Serving customers',
        description: 'A film to end with; there is no quiz.',
        clip: 'demo-5.webm',
        poster: 'demo-5.jpg',
        questions: [],
      },
    ],
    trainees: [
      ...EXPERIENCED_TRAINEES,
      {
        name: 'Amina Yusuf',
        email: 'amina@brightwater.example',
        startedDaysAgo: 8,
        passed: 5,
        next: 'untouched',
        groups: ['Day shift', 'Fire wardens'],
      },
      {
        name: 'Ben Okafor',
        email: 'ben@brightwater.example',
        startedDaysAgo: 5,
        passed: 2,
        next: 'half watched',
        groups: ['Day shift'],
        exceptions: [
          {
            kind: 'extend',
            module: 'Food hygiene',
            daysAgo: 1,
            lastsDays: 50,
            reason: 'Ben helps at the other plant until the new line runs.',
          },
        ],
      },
      {
        name: 'Chloé Martin',
        email: 'chloe@brightwater.example',
        startedDaysAgo: 3,
        passed: 1,
        next: 'quiz failed',
        groups: ['Night shift'],
      },
      {
        name: 'Daniel Reyes',
        email: 'daniel@brightwater.example',
        startedDaysAgo: 1,
        passed: 0,
        next: 'watched',
        groups: ['Night shift', 'Fire wardens'],
      },
      {
        name: 'Eva Lindqvist',
        email: 'eva@brightwater.example',
        startedDaysAgo: 1,
        passed: 0,
        next: 'untouched',
      },
    ],
  },
  {
    name: 'Nordlicht Logistics',
    logo: 'nordlicht-logistics.jpg',
    groups: ['Office'],
    admins: [],
    modules: [
      {
        name: 'Your first week',
        description: 'Keys, shifts, breaks, and the people who help.',
        clip: 'demo-6.mp4',
        poster: 'demo-6.jpg',
        captions: 'demo-6.vtt',
        questions: [
          q(
            'What do you need to enter the hall?',
            'Badge and shoes: without either the gate stays closed.',
            'Badge and safety shoes',
            'A smile',
            'Only the badge',
          ),
        ],
      },
      {
        name: 'Lifting and carrying',
        description: 'Your back has to last longer than this shift.',
        clip: 'demo-7.mp4',
        poster: 'demo-7.jpg',
        questions: [
          q(
            'How do you lift a heavy box from the floor?',
            'The legs are strong; the bent back is not.',
            'From the knees, with a straight back',
            'From the back, quickly',
            'With one hand',
          ),
          q(
            'A load is too heavy. What now?',
            'There is always a second person or a pallet truck.',
            'Ask for help or use a pallet truck',
            'Try anyway',
            'Leave it in the aisle',
          ),
        ],
      },
      {
        name: 'Fire and evacuation',
        description: 'Alarms, exits, meeting points.',
        clip: 'demo-8.webm',
        poster: 'demo-8.jpg',
        captions: 'demo-8.vtt',
        questions: [
          q(
            'The alarm sounds. Which way out do you take?',
            'Lifts may stop between floors in a fire.',
            'The nearest marked exit, by the stairs',
            'The lift',
            'The way I came in this morning',
          ),
          q(
            'Where do you go then?',
            'Only at the meeting point can somebody see that you are safe.',
            'To the meeting point',
            'To my car',
            'Back in for my bag',
          ),
        ],
      },
      {
        name: 'Respect at work',
        description: 'How we talk with each other, and where to turn when somebody does not.',
        clip: 'demo-9.mp4',
        poster: 'demo-9.jpg',
        questions: [],
      },
    ],
    trainees: [
      {
        name: 'Farid Haddad',
        email: 'farid@nordlicht.example',
        startedDaysAgo: 7,
        passed: 3,
        next: 'watched',
      },
      {
        name: 'Greta Sommer',
        email: 'greta@nordlicht.example',
        startedDaysAgo: 8,
        passed: 4,
        next: 'untouched',
        groups: ['Office'],
      },
      {
        name: 'Hana Novák',
        email: 'hana@nordlicht.example',
        startedDaysAgo: 2,
        passed: 1,
        next: 'half watched',
      },
    ],
  },
];

/** Has a mistyped email, and so no password. */
export const REFUSED_TRAINEE: NewTrainee = {
  name: 'Ivo Lang',
  email: 'ivo.lnag@nordlicht.example',
  companyName: 'Nordlicht Logistics',
};
