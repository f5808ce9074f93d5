/** The certificates of a trainee, for admins. */
export const texts = {
  title: 'Certificates',
  notLoaded: (reason: string) => `The certificates could not be loaded. ${reason}`,
  none: 'No certificates yet. One is issued when the training is completed.',
  /** The kind of a certificate: about the whole training, or about one module. */
  kind: { training: 'Whole training', module: 'Module' },
  issued: (date = '') => `Issued on ${date}`,
  /** Before the reason of a withdrawal. */
  reason: 'Reason',
  /** The menu of a certificate. */
  actionsOf: (title: string, date: string) => `Actions for ${title}, completed on ${date}`,
  withdrawal: {
    open: 'Withdraw…',
    title: 'Withdraw this certificate?',
    effect:
      'Everybody who checks the certificate reads that it does not count any more. The reason is shown to the trainee and to administrators only. The completion itself stays.',
    final: 'This cannot be undone.',
    reason: 'Reason',
    reasonHint: (min: number) => `At least ${min} characters`,
    submit: 'Withdraw',
    submitting: 'Withdrawing…',
    done: 'The certificate is withdrawn',
    leaveTitle: 'Leave without withdrawing?',
    lost: 'The entered reason will be lost.',
    leave: 'Leave',
  },
  reissue: {
    open: 'Issue again…',
    title: 'Issue this certificate again?',
    /** `name` is that of the trainee. */
    effect: (name: string) =>
      `A new certificate is issued about the same completions, in the name ${name} and in the company’s present design.`,
    former: 'The former one stays, and says “replaced” to everybody who checks it.',
    formerWithdrawn: 'The former one stays withdrawn.',
    submit: 'Issue again',
    submitting: 'Issuing…',
    done: 'The certificate is issued again',
  },
};

export type HeldCertificatesTexts = typeof texts;
