/** The link from a completed training or module to its certificate. */
export const texts = {
  view: 'View certificate',
};

export type OwnCertificateTexts = typeof texts;
