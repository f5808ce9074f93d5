export const texts = {
  greeting: (name: string) => `Hello ${name},`,
  greetingWithoutName: 'Hello,',
  /** The address of the button follows. */
  withoutButton: 'If the button does not work, open',
};

export type LayoutTexts = typeof texts;
