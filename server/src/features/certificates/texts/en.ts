export const texts = {
  /** `title`: the name of the training or of the module. */
  subject: (title: string) => `Your certificate: ${title}`,
  intro: (title: string) => `Your certificate is ready: ${title}`,
  use: 'Open it to view it, to print it or to save it as a PDF. Its code lets anybody whom you give it to check the certificate.',
  button: 'Open the certificate',
  ending: 'You receive this mail because email notifications are on in your notification settings.',
  /** The first line of a list in a ZIP of PDFs; names and addresses follow. */
  withoutPdf: 'There is no PDF of these certificates. Their pages:',
};

export type CertificateMailTexts = typeof texts;
