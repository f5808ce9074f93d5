import { formatsOf } from '@portal/contract/formats';

const { number } = formatsOf('en');

/** The part of a company's settings with the look of its certificates. */
export const texts = {
  title: 'Certificates',
  note: 'How certificates look that are issued from now on. Certificates that were issued stay as they are.',
  loading: 'Loading the design…',
  loadFailed: 'Failed to load the design of the certificates.',
  colour: 'Accent colour',
  /** An example is in the field. */
  colourHint: 'For lines and decoration. Texts stay dark, so that each colour can be read.',
  /** The field that opens the colours of the browser, for screen readers. */
  pickColour: 'Choose a colour',
  /** The buttons of colours, for screen readers. */
  presets: 'Suggested colours',
  presetNames: {
    blue: 'Blue',
    teal: 'Teal',
    green: 'Green',
    violet: 'Violet',
    red: 'Red',
    grey: 'Grey',
  },
  signature: 'Picture of the signature',
  /** The same field if there is a signature already. */
  newSignature: 'New picture of the signature',
  /** `types`: 'PNG, JPEG or TIFF', `size`: '2 MB', `side`: a number of pixels. */
  signatureHint: (types: string, size: string, side: number) =>
    `${types}, max ${size} and ${number(side)} × ${number(side)} pixels. Dark ink on white, or without a background, looks best.`,
  /** The picture that is saved, for screen readers. */
  savedSignature: 'Saved signature',
  signatureStays: 'The signature stays as it is unless you choose another picture.',
  removeSignature: 'Remove signature',
  signatureRemoved: 'The signature is removed when you save.',
  keepSignature: 'Keep signature',
  emptyFile: 'This file is empty. Please choose another.',
  /** `size`: '2 MB'. */
  largePicture: (size: string) =>
    `This picture is larger than ${size}. Please choose a smaller one.`,
  line: 'Text below the signature',
  lineHint: 'For example the name and the position of the person who signs.',
  logo: 'The logo is that of the company.',
  /** A button, which opens the form of the company. */
  changeLogo: 'Change logo',
  /** A button. */
  save: 'Save design',
  saved: 'Design saved',
  discard: 'Discard changes',
  lost: 'Your changes to the design of the certificates are not saved yet and would be lost.',
  leave: { title: 'Leave without saving?', confirm: 'Leave' },
  preview: 'Preview',
  /** A mark on the certificate of the preview. */
  sample: 'Sample',
  /** Frequent names and titles, for the certificate of the preview. */
  example: {
    name: 'Alex Morgan',
    modules: ['Safety basics', 'First aid', 'Data protection'],
    recordedBy: 'Sam Taylor',
  },
};

export type CertificateLookTexts = typeof texts;
