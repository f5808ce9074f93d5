/** Conversations between users of both companies and the admin. */

export interface DemoConversation {
  /** Emails. The first user opens the conversation. */
  readonly between: readonly [string, string];
  /** Hours since the first message. */
  readonly hoursAgo: number;
  readonly lines: readonly DemoLine[];
  /** Number of the last messages that the other user has not read. */
  readonly unread: number;
  /** The user who opened the conversation has blocked the other one afterwards. */
  readonly isBlocked?: boolean;
}

interface DemoLine {
  /** Index of the sender. */
  readonly by: 0 | 1;
  /** Minutes after the message before. */
  readonly minutesLater: number;
  readonly text: string;
}

const line = (by: 0 | 1, minutesLater: number, text: string): DemoLine => ({
  by,
  minutesLater,
  text,
});

export const DEMO_ADMIN = 'admin@demo.example';

export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    between: ['amina@brightwater.example', DEMO_ADMIN],
    hoursAgo: 50,
    lines: [
      line(0, 0, 'Good morning! I have finished all five modules.'),
      line(1, 12, 'Congratulations, Amina! You are the first of this month.'),
      line(0, 3, 'Thank you 😊 Is there something I can do to help the others?'),
      line(1, 6, 'Ben starts with food hygiene this week. He will be glad of a hand.'),
      line(0, 1_500, 'I have talked to him. He says the part about cooling is hard to remember.'),
      line(0, 1, 'Could we hang up the table from the film in the kitchen?'),
    ],
    unread: 2,
  },
  {
    between: ['ben@brightwater.example', 'farid@nordlicht.example'],
    hoursAgo: 30,
    lines: [
      line(0, 0, 'Hi Farid, are you the one who brings us the pallets on Thursdays?'),
      line(1, 25, 'That is me! You are at Brightwater, gate 3?'),
      line(0, 4, 'Yes. Our safety film says the gate has to stay clear. Can you park on the left?'),
      line(1, 9, 'Sure. We have just had the same in our training: fire and evacuation.'),
      line(0, 2, 'Then we are both trained now 👍'),
      line(1, 1, 'See you Thursday.'),
    ],
    unread: 0,
  },
  {
    between: ['chloe@brightwater.example', DEMO_ADMIN],
    hoursAgo: 24,
    lines: [
      line(0, 0, 'I saw your answer to my help request. So only the quiz again?'),
      line(1, 8, 'Exactly. Read the questions calmly, nobody is timing you.'),
      line(0, 5, 'It was the machine guard. I thought a quick one would be fine…'),
      line(1, 4, 'That is what most people think, and why we ask it.'),
      line(1, 1, 'Write to me when you have passed!'),
    ],
    unread: 1,
  },
  {
    between: ['greta@nordlicht.example', 'amina@brightwater.example'],
    hoursAgo: 9,
    lines: [
      line(0, 0, 'Hello Amina, Dora told me you have finished your training too.'),
      line(1, 15, 'Yes! How was yours?'),
      line(0, 7, 'Good, except for the film that I could hardly hear.'),
      line(0, 1, 'Our shift leads are planning a common safety day for both companies.'),
      line(0, 2, 'Would you join us? It is on the 14th, at our hall, with lunch.'),
    ],
    unread: 3,
  },
  {
    between: [DEMO_ADMIN, 'hana@nordlicht.example'],
    hoursAgo: 4,
    lines: [
      line(0, 0, 'Hi Hana, your new badge is at the reception.'),
      line(1, 20, 'Got it, the gate opens. Thank you!'),
      line(0, 3, 'Perfect. Lifting and carrying is half watched: you can go on where you stopped.'),
    ],
    unread: 0,
  },
  {
    between: ['eva@brightwater.example', 'hana@nordlicht.example'],
    hoursAgo: 20,
    lines: [
      line(1, 0, 'Hello, can you send me the answers of the first quiz?'),
      line(0, 10, 'No, please watch the film, it is short.'),
      line(1, 1, 'Come on, it is only two words!'),
    ],
    unread: 0,
    isBlocked: true,
  },
];
