/** Feedback of trainees on modules that they have completed. */

export interface DemoFeedback {
  /** An email of a trainee. */
  readonly from: string;
  readonly module: string;
  readonly rating: number;
  readonly comment?: string;
}

export const DEMO_FEEDBACK: readonly DemoFeedback[] = [
  {
    from: 'amina@brightwater.example',
    module: 'Welcome and house rules',
    rating: 5,
    comment: 'A friendly start. I knew whom to ask on my very first morning.',
  },
  {
    from: 'amina@brightwater.example',
    module: 'Safety basics',
    rating: 4,
    comment: 'Good examples. The part about machine guards could show one of our own machines.',
  },
  { from: 'amina@brightwater.example', module: 'Food hygiene', rating: 5 },
  {
    from: 'amina@brightwater.example',
    module: 'Data protection',
    rating: 2,
    comment: 'Too much at once. I had to go back several times to follow it.',
  },
  {
    from: 'amina@brightwater.example',
    module: 'Serving customers',
    rating: 4,
    comment: 'Nice film to end with, but I would have liked a few questions here too.',
  },
  {
    from: 'ben@brightwater.example',
    module: 'Welcome and house rules',
    rating: 4,
    comment: 'Short and clear.',
  },
  {
    from: 'ben@brightwater.example',
    module: 'Safety basics',
    rating: 5,
    comment: 'The question about near misses got us talking at lunch.',
  },
  { from: 'chloe@brightwater.example', module: 'Welcome and house rules', rating: 3 },
  {
    from: 'farid@nordlicht.example',
    module: 'Your first week',
    rating: 5,
    comment: 'Exactly what I needed. Badge, shoes, gate: done.',
  },
  {
    from: 'farid@nordlicht.example',
    module: 'Lifting and carrying',
    rating: 4,
    comment: 'My back agrees with every word.',
  },
  {
    from: 'farid@nordlicht.example',
    module: 'Fire and evacuation',
    rating: 3,
    comment: 'Please add a map of the meeting points for the new hall.',
  },
  { from: 'greta@nordlicht.example', module: 'Your first week', rating: 4 },
  {
    from: 'greta@nordlicht.example',
    module: 'Lifting and carrying',
    rating: 1,
    comment: 'The sound was so low that I could not follow it next to the loading bay.',
  },
  {
    from: 'greta@nordlicht.example',
    module: 'Fire and evacuation',
    rating: 5,
    comment: 'Captions helped a lot: I watched it on the bus.',
  },
  {
    from: 'greta@nordlicht.example',
    module: 'Respect at work',
    rating: 5,
    comment: 'Important, and said in a calm way. Thank you for including this.',
  },
  {
    from: 'hana@nordlicht.example',
    module: 'Your first week',
    rating: 2,
    comment: 'The shift plan it shows is the old one.',
  },
];
