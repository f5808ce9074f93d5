/** The place of the content of a page for signed-in users. Its end can be scrolled above the toasts of a phone. */
export const MAIN =
  'mx-auto w-full max-w-6xl has-data-wide:max-w-none grow px-4 pt-8 pb-40 sm:px-6 sm:pb-32 lg:px-10 print:max-w-none print:p-0';
