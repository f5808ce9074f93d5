/**
 * The English sentences about all refusals. The key is the reason, which is sent with its values; clients show the text
 * in the language of the reader.
 */
import type { SentRefusal } from '../errors.ts';
import { formatsOf } from '../formats.ts';
import { texts as words } from '../texts/en.ts';

const { list, number } = formatsOf('en');

/** The kinds of passwords that are easy to guess. */
type Guessable = 'blank' | 'repeated' | 'known' | 'common';

const GUESSABLE: Readonly<Record<Guessable, string>> = {
  blank: 'has only blanks',
  repeated: 'is one repeated character',
  known: 'is the name, the email or the company',
  common: 'is too common',
};

const SAVE_AS_MP4 = 'Please save it as MP4 with H.264 video and AAC sound.';

/** The columns of an import file, before a problem in them. */
const COLUMN_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  password: 'Password',
  language: 'Language',
  groups: 'Groups',
  module: 'Module',
  completedOn: 'Completed on',
  validUntil: 'Valid until',
  note: 'Note',
};

/** Returns the sentence about a refusal that is a part of another one. */
export type Say = (refusal: SentRefusal) => string;

export type QuestionPart = 'question' | 'option' | 'answer' | 'explanation';

type TimeUnit = 'minute' | 'hour';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The number of a question in a list; null for one that is shown where it is entered. */
const numbered = (place: number | null) => (place === null ? 'The question' : `MCQ ${place}`);

const placeOf = (line: number, sheet: string | null) =>
  sheet === null ? `line ${line}` : `row ${line} of the sheet “${sheet}”`;

export const texts = {
  // All requests
  accessDenied: 'Access denied',
  busy: 'The portal is busy. Please try again in a moment.',
  contentTypeNotAccepted: 'This content type is not accepted here.',
  fileChanged: 'The file has changed.',
  /** A fault of the portal. */
  internalError: ({ requestId }: { requestId: string }) =>
    `Something went wrong on our side. Please try again. Reference: ${requestId}`,
  invalidInput: 'The input is not valid.',
  /** A value that no page of the portal sends; `english` says more to developers. */
  invalidValue: ({ english }: { english: string }) => english,
  invalidCursor: 'Not a valid cursor',
  metricsNotPublic: 'Metrics are not public.',
  noPermission: 'You do not have permission to do this.',
  needsPortalReach: 'Only an admin who sees the whole portal can do this.',
  needsWholeCompany: 'This concerns the whole company, and you see only groups of it.',
  needsTrainingRight: 'You need the right “Training” for this.',
  needsPeopleRight: 'You need the right “People” for this.',
  needsScope: 'You see nothing here that this could concern.',
  viewOnly:
    'You are looking at the portal as another admin would see it. Nothing can be changed here.',
  trainingNeedsCompany: 'The right “Training” is for whole companies only.',
  chooseScope: 'Choose at least one company or group.',
  tooManyScopes: ({ max }: { max: number }) => `At most ${number(max)} companies and groups`,
  personInOtherGroup: ({ name }: { name: string }) =>
    `${name} is also in a group that you do not see, so only an admin of the whole company can delete this person.`,
  chooseOwnGroup: 'Choose at least one of your groups.',
  assigneeOutsideReach: 'This admin does not see the person who asked.',
  inviteWithLessRight:
    'You can give only the rights “Read” and “People”, in companies where you have the right “Training”.',
  reachOfYourself: 'You cannot change what you see yourself. Ask another admin.',
  reachChanged: 'What the admin may see was changed, so this action ended.',
  noSuchCall: 'There is no such call.',
  noSuchPart: 'The file has no such part.',
  notFound: ({ english }: { english: string }) => english,
  notLoggedIn: words.notLoggedIn,
  portalRestarts: 'The portal restarts. Please try again.',
  portalUnavailable: 'The portal is not available. Please try again in a moment.',
  requestTooLarge: 'The request is too large.',
  requestTooSlow: 'The request was sent too slowly. Please try again.',
  tooManyCostlyRequests:
    'Too many of your requests were invalid or very large. Please wait a minute and try again.',
  unreadableRequest: 'The request could not be read.',

  // Forms with a file
  formNeeded: 'This call takes multipart/form-data.',
  formBoundaryTooShort: 'The form needs a boundary of at least 12 characters.',
  formUnreadable: 'The form could not be read. Please send it again.',
  fileNotExpected: ({ field }: { field: string }) => `No file is expected in '${field}'.`,
  fileRequired: ({ field }: { field: string }) => `Please choose a file for '${field}'.`,
  fileTooLarge: ({ megabytes }: { megabytes: number }) => words.fileTooLarge(megabytes),

  // Texts that are entered
  charactersNotStorable: 'Contains characters that cannot be stored',
  tooLong: ({ max }: { max: number }) => `At most ${max} characters`,
  nameRequired: 'Name is required',
  companyNameRequired: 'Company name is required',
  companyRequired: 'Company is required',
  companyNotChosen: 'Please select a company',
  moduleNameRequired: 'Module name is required',
  groupNameRequired: 'Group name is required',
  groupNameSemicolon: 'A group name cannot contain a semicolon',
  dateInvalid: 'Enter a date that exists',
  dateInFuture: 'The day cannot be in the future',
  datePast: 'The day cannot be in the past',
  dateNotAfterToday: 'Choose a day after today',
  dateTooFar: ({ years }: { years: number }) =>
    `The day cannot be more than ${counted(years, 'year')} away`,
  daysInvalid: ({ min, max }: { min: number; max: number }) =>
    `Enter a whole number of days from ${number(min)} to ${number(max)}`,
  monthsInvalid: ({ max }: { max: number }) =>
    `Enter a whole number of months from 1 to ${number(max)}`,
  reasonTooShort: ({ min }: { min: number }) =>
    `Give a reason of at least ${number(min)} characters`,
  tooManyReminders: ({ max }: { max: number }) => `At most ${number(max)} reminders`,
  remindersTwice: 'Two reminders have the same number of days',
  tooManyAudienceGroups: ({ max }: { max: number }) => `At most ${number(max)} groups`,
  onlyPauseHasFrom: 'A pause, and only a pause, needs its first day',
  untilNeeded: 'A pause or an extension, and nothing else, needs its last day',
  untilBeforeFrom: 'The last day cannot be before the first one',
  validUntilBeforeCompletion: 'It must count until a later day than that of the completion',
  resultRecordedAlready: 'A result of this day is recorded already',
  resultNotRecorded: 'This recorded result was not found',
  exceptionNotFound: 'This exception was not found',
  nothingToRenew: 'There is nothing to renew now',
  remindedWithinDay: 'This trainee was reminded within the last 24 hours. Please try again later.',
  nothingToRemind: 'There is nothing to remind this trainee of now.',
  noUndoOfRules: 'The change can no longer be taken back: change the rules again',
  messageRequired: 'Please enter a message',
  searchTextRequired: 'Please enter a text',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailHasBlank: 'An email address cannot contain a blank',
  emailHasCharacter: ({ character }: { character: string }) =>
    `An email address cannot contain “${character}”`,
  passwordRequired: 'Password is required',
  passwordTooShort: ({ min }: { min: number }) => `Password must have at least ${min} characters`,

  // Media files
  linkExpired: 'This link has expired. Please reload the page.',
  linkInvalid: 'This link is not valid.',
  mediaStorageUnavailable: 'The media storage is unavailable. Please try again later.',
  noSuchFile: 'This file does not exist or is no longer available.',
  fileUnavailable: 'This file is no longer available.',
  uploadInterrupted: 'The upload was interrupted before it was complete.',
  uploadedPictureMissing: 'The uploaded picture is no longer there. Please send it again.',
  uploadedVideoMissing: 'The uploaded video is no longer there. Please send it again.',
  videoUnknown: 'This is not an MP4, WebM or Ogg video, or it is damaged.',
  videoOnlySound: 'The file holds no video, only sound.',
  videoMatroska: `Matroska files (.mkv) are not played by browsers. ${SAVE_AS_MP4}`,
  videoNotPlayed: `Browsers cannot play this kind of video. ${SAVE_AS_MP4}`,
  videoDamaged: 'The video is damaged or incomplete. Please export it again.',
  durationUnread: words.durationUnread,
  pictureUnknown: 'This is not a PNG, JPEG, WebP, GIF, AVIF or TIFF picture.',
  /** A picture of an iPhone. */
  pictureHeic:
    'The portal cannot read HEIC pictures. Please open the picture on the phone or computer and save or export it as JPEG.',
  pictureDamaged: 'The picture is damaged or incomplete. Please save or export it again.',
  pictureTooSlow:
    'The picture takes too long to read. Please save it again with fewer pixels, or as JPEG.',
  pictureTooLarge: ({ width, height, max }: { width: number; height: number; max: number }) =>
    `The picture is ${number(width)} × ${number(height)} pixels. Please choose one of at most ${number(max)} × ${number(max)} pixels.`,
  captionsTooLarge: words.captionsTooLarge,
  captionsUnknown: words.captionsUnknown,
  captionsNone: 'This file holds no captions.',
  /** `lines`: the first of those with the times of the captions. */
  captionsAllLeftOut: ({ lines, total }: { lines: readonly number[]; total: number }) => {
    const more = total > lines.length ? ', …' : '';
    const which =
      total === 1 ? `the one in line ${lines[0]}` : `those in lines ${lines.join(', ')}${more}`;
    return `${total} of ${total} captions left out, because their times cannot be shown: ${which}.`;
  },
  captionsTooSlow: 'The captions could not be read in reasonable time.',
  captionsLanguageInvalid: "Not a language tag such as 'en' or 'de-AT'",
  captionsLanguagesTooMany: ({ max }: { max: number }) => `At most ${max} languages`,
  captionsLanguageRepeated: 'Each language can be named once',

  // Accounts
  emailTaken: 'An account with this email already exists.',
  credentialsInvalid: 'Invalid email or password',
  sessionNotFound: 'Session not found',
  userNotFound: 'User not found',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  tooManyAttemptsFromNetwork: 'Too many attempts from your network. Please try again in a second.',
  tooManyFailedLogins: ({ minutes }: { minutes: number }) =>
    `Too many failed logins. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or choose a new password with 'Forgot password?'.`,
  tooManyLogins: ({ seconds }: { seconds: number }) =>
    `Too many logins to this account. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  tooManyWrongPasswords: 'Too many wrong passwords. Please try again later.',
  nameChangedTooOften: 'You have changed your name too often. Please try again later.',
  passwordChangedElsewhere: 'Your password has just been changed elsewhere. Please try again.',
  currentPasswordWrong: 'This is not your current password.',
  passwordGuessable: ({ kind }: { kind: Guessable }) =>
    `This password ${GUESSABLE[kind]} and easy to guess. Please choose another.`,
  resetLinkInvalid: 'This reset link is invalid or has expired.',
  confirmationLinkInvalid: 'This confirmation link is invalid, was used, or has expired.',
  confirmationLinkExpired: 'This confirmation link has expired.',
  confirmationPasswordWrong:
    'This is not the password of this sign-up. If you have several of these mails, try the link of another one. If you did not sign up, close this page: no account is created.',
  tooManyConfirmationMails: ({ minutes }: { minutes: number }) =>
    `No mail was sent, because many were sent to this email within an hour. Please look into your inbox and the spam folder, or try again in ${counted(minutes, 'minute')}.`,
  tooManyJoinCodes: 'Too many wrong join codes. Please try again later.',
  tooManySignUps: 'Too many sign-ups. Please try again later.',
  tooManySignUpsOfAll: 'Too many people are signing up at the moment. Please try again later.',

  // Activity
  timeZoneUnknown: 'This time zone is not known.',

  // Admins
  adminNotFound: 'Admin not found',
  adminInvitedOften: 'This admin was invited often. Please try again later.',
  adminIsActive: 'This admin has chosen a password already. Please reload the page.',
  adminIsYou: 'You cannot remove yourself. Another admin can remove you.',
  tooManyAdmins: ({ max }: { max: number }) =>
    `The portal has ${max} admins, which is the greatest number.`,

  // Chat
  chatDailyLimit: ({
    megabytes,
    count,
    unit,
  }: {
    megabytes: number;
    /** The time to wait. */
    count: number;
    unit: TimeUnit;
  }) =>
    `You have reached the limit of ${megabytes} MB of messages a day. You can send more in ${counted(count, unit)}.`,
  chatSearchTooShort: ({ min }: { min: number }) =>
    `Please search for at least ${min} characters to find more people.`,
  peopleLookedUpByYou: ({ minutes }: { minutes: number }) =>
    `You have looked up many people. Please try again in ${counted(minutes, 'minute')}, or ask an administrator.`,
  peopleLookedUpFromNetwork: ({ minutes }: { minutes: number }) =>
    `Many people have been looked up from your network. Please try again in ${counted(minutes, 'minute')}, or ask an administrator.`,
  messageIdTaken: 'This message id stands for another message already.',
  messagesTooFast: 'You are sending messages too quickly. Please wait a moment.',
  conversationNotFound: 'This conversation does not exist.',
  personNotFound: 'This person does not exist.',
  chatWithYourself: 'You cannot start a chat with yourself.',
  tooManyConversations: 'You are starting too many conversations. Please try again later.',
  adminsCannotBeBlocked: 'Administrators cannot be blocked.',
  messageOfAnother: 'You cannot send messages for somebody else.',
  partnerDeleted: 'This person is no longer here and cannot receive messages.',
  companiesSeparated:
    'Your companies do not allow chats between them, so this message was not sent.',
  youHaveBlocked: 'You have blocked this person. Unblock them to send messages.',
  messageNotDelivered: 'This person does not receive messages from you.',
  messagesUnanswered: ({ max }: { max: number }) =>
    `You have sent ${max} messages without an answer. You can send more when this person has answered.`,

  // Companies
  companyNotFound: 'Company not found',
  companyNotFoundOrDeleted: 'Company not found or already deleted',
  companyUnknown: 'This company does not exist. Please select a company.',
  companyNameTaken: 'A company with this name already exists.',
  companyInUse: words.companyInUse,
  signUpLinkInvalid:
    'This sign-up link does not work any more. Please ask your company for a new one.',
  invitationOnly:
    'This company adds its trainees by invitation only. Please ask your company to add you.',
  joinCodeNeeded: 'This company needs a join code. Please ask your company for it.',
  joinCodeWrong:
    'This join code is wrong. Please check it, or ask your company for the current one.',
  /** `hasOthers`: the company has more domains than these. */
  otherEmailDomain: ({
    domains,
    hasOthers,
  }: {
    domains: readonly string[];
    hasOthers: boolean;
  }) => {
    const others = hasOthers ? ['another domain of the company'] : [];
    return `Please use your email at ${list([...domains, ...others], 'or')}.`;
  },
  settingsChangedElsewhere: 'These settings have been changed elsewhere in the meantime.',
  domainRequired: 'Please enter at least one domain.',
  domainInvalid: 'Please enter domains such as example.com, without a name before them.',
  domainTooLong: ({ max }: { max: number }) => `At most ${max} characters for a domain`,
  tooManyDomains: ({ max }: { max: number }) => `At most ${max} domains`,
  domainsNeedMailServer:
    'Sign-up by email domain needs a mail server, because each address is confirmed by mail. Please ask the operator of the portal to set SMTP_URL.',
  confirmationNeedsMailServer:
    'Emails can be confirmed only with a mail server. Please ask the operator of the portal to set SMTP_URL.',
  joinCodeTooShort: ({ min }: { min: number }) =>
    `A join code needs at least ${min} letters and digits.`,
  joinCodeGuessable:
    'This join code is easy to guess. Please choose another, or let the portal make one.',
  timeZoneInvalid: 'Please choose a time zone such as Europe/Berlin.',

  // Certificates
  certificateNotFound: 'Certificate not found',
  ledgerCheckNotRunning: 'No check of the signed log is running.',
  notInLogYet: 'The signed log does not have this certificate yet. Please try again later.',
  certificateSucceeded: 'A newer certificate has taken the place of this one.',
  certificateWithdrawn: 'This certificate is already withdrawn.',
  certificateWithoutPdf:
    'The portal has no fonts for all characters of this certificate. Please print its page instead.',
  colourInvalid: 'Please choose a colour such as #1d4ed8.',

  // Groups
  groupNameTaken: 'The company already has a group with this name.',
  groupNotFound: 'Group not found or already deleted',
  tooManyGroups: ({ max }: { max: number }) => `A company can have at most ${number(max)} groups.`,
  tooManyGroupsChosen: ({ max }: { max: number }) => `At most ${number(max)} groups`,
  tooManyGroupsOfTrainee: ({ name, max }: { name: string; max: number }) =>
    `A trainee can be in at most ${number(max)} groups: ${name}`,
  insightGroupTooSmall: ({ min }: { min: number }) =>
    `How a group does is only shown from ${number(min)} members. This group has fewer.`,

  // Files to download
  downloadExpired: 'This link has expired. Please start the download again.',
  downloadUsed: 'This link has been used. Please start the download again.',

  // Feedback
  moduleNotCompleted: 'Please complete this module before you give feedback on it.',
  ratingRequired: 'Please select a rating',

  // Help
  helpRequestNotFound: 'Help request not found',
  helpRequestChanged:
    'Somebody else has changed this request in the meantime. Look at it as it stands now.',
  helpIdTaken: 'Another help request was sent under this id.',
  helpSubjectDeleted: 'What you asked about was deleted in the meantime.',
  tooManyHelpRequests: 'You have sent many help requests. Please try again later.',
  administratorNotFound: 'This administrator was not found.',

  // Actions on many people
  actionNotFound: 'This action was not found.',
  actionEnded: 'This action has ended already.',
  actionRunning: 'Please wait until the action has ended, or cancel it.',
  invitationsNotUndoable: 'Invitations cannot be undone.',
  remindersNotUndoable: 'Reminders cannot be undone.',
  renewalsNotUndoable: 'Renewals cannot be undone.',
  nothingToUndo: 'There is nothing to undo.',
  trashTurnedOff: 'The trash is turned off.',
  traineesNotInTrash: 'The trainees are no longer in the trash.',
  traineesLeaveTrash: 'The trainees are being restored or deleted for good.',
  noSuchTrainees: 'There are no such trainees.',
  noSuchRequests: 'There are no such open requests.',
  traineesChanged: ({ count }: { count: number }) =>
    `The number of trainees has changed to ${count}.`,
  requestsChanged: ({ count }: { count: number }) =>
    `The number of open requests has changed to ${count}.`,
  emailsTakenNothingRestored: ({ count }: { count: number }) =>
    count === 1
      ? 'The email of 1 trainee is used by another account now. Nothing was restored.'
      : `The emails of ${count} trainees are used by other accounts now. Nothing was restored.`,
  runsBegun: ({ count }: { count: number }) =>
    `${count === 1 ? '1 trainee has' : `${count} trainees have`} begun the new run already. Nothing was undone.`,
  companyPurged: 'The company was deleted for good. Nothing was undone.',
  companyInTrash: ({ company }: { company: string }) =>
    `${company} is in the trash. Please restore the company first.`,
  actionInterrupted: 'The portal was stopped before the action began. Nothing was changed.',
  moveTargetDeleted: 'The company was deleted, so no further trainee was moved to it.',

  // Learning
  noSuchModule: words.noSuchModule,
  runEnded: 'Your training has started again. Please reload this page.',
  moduleLocked: ({ name }: { name: string }) => `This module is locked. Finish '${name}' first.`,
  runNotFound: 'Run not found',
  runOrModuleNotFound: 'Run or module not found',
  resultNotFound: 'Result not found',
  attemptNotFound: 'Attempt not found',
  quizNotPassed: 'You can see your answers after you have passed this quiz.',
  videoFirst: words.videoFirst,
  noQuiz: words.noQuiz,
  quizChanged:
    'The questions of this quiz have changed. Please look through them and submit again.',
  answersToUnknownQuestions: 'Some answers are to questions that this quiz does not have.',
  questionUnknown: 'Unknown question',
  otherTryMade:
    'Your answers did not arrive, and another try was made meanwhile. Please look through them and submit again.',
  tooManyTries: 'Too many tries. Please wait a minute and try again.',
  quizBlocked: 'You have used all tries at this quiz. Please ask an admin to open it again.',
  tooManyFailedTries: 'Too many failed tries. Please wait before the next one.',
  videoChanged: 'This video was replaced. Please watch the new one.',
  videoNotWatched: 'This video is not watched to its end yet. Please watch the rest of it.',

  // Modules
  moduleNotFound: 'Module not found',
  moduleNotFoundOrDeleted: 'Module not found or already deleted',
  videoNotFoundOrDeleted: 'Video not found or already deleted',
  tooManyModules: ({ max }: { max: number }) =>
    `A company can have at most ${number(max)} modules.`,
  moduleChangedElsewhere: 'This module has been changed elsewhere in the meantime.',
  questionsChangedElsewhere:
    'Somebody else has changed the questions of this module in the meantime.',
  tooManyQuestionsDrawn: ({ questions, drawn }: { questions: number; drawn: number }) =>
    `The module has ${counted(questions, 'question')}: a try cannot ask ${drawn}.`,
  pictureNeedsVideo: 'Please upload a video before its picture.',
  captionsNeedVideo: 'Please upload a video before its captions.',
  videoCaptionsTooMany: ({ max }: { max: number }) =>
    `A video can have captions in at most ${max} languages.`,
  orderChanged: 'The order was changed elsewhere in the meantime, so yours was not saved.',
  orderWrong:
    'The order must name each module of the company once, with the places from 0 without a gap. Somebody may have added or deleted one meanwhile.',
  passMarkInvalid: 'The pass mark must be a whole number from 1 to 100',
  questionsDrawnInvalid: ({ max }: { max: number }) =>
    `The number of questions must be a whole number from 1 to ${max}`,
  triesMaxInvalid: ({ max }: { max: number }) =>
    `The number of tries must be a whole number from 1 to ${max}`,

  // Questions. `place` is the number of the question in the list; null for one that is shown where it is entered.
  questionsTooMany: ({ max }: { max: number }) => `At most ${max} questions`,
  questionsTooLong: ({ max }: { max: number }) =>
    `The questions of a module can have at most ${number(max)} characters together`,
  questionInvalid: ({ place }: { place: number | null }) =>
    `${numbered(place)} must have a valid question`,
  answerInvalid: ({ place }: { place: number | null }) =>
    `${numbered(place)} must have a valid answer`,
  answerNotAmongOptions: ({ place }: { place: number | null }) =>
    `${numbered(place)} answer must be one of the provided options`,
  tooFewOptions: ({ place, min }: { place: number | null; min: number }) =>
    `${numbered(place)} must have at least ${min} options`,
  tooFewFilledOptions: ({ place, min }: { place: number | null; min: number }) =>
    `${numbered(place)} must have at least ${min} non-empty options`,
  tooManyOptions: ({ place, max }: { place: number | null; max: number }) =>
    `${numbered(place)} must have at most ${max} options`,
  optionsAlike: ({ place }: { place: number | null }) =>
    place === null
      ? 'Please make all options different'
      : `${numbered(place)} must have different options`,
  /** A problem of a text of a question in a list. */
  questionPart: (
    { place, part, problem }: { place: number; part: QuestionPart; problem: SentRefusal },
    say: Say,
  ) => `${numbered(place)} ${part}: ${say(problem)}`,

  // Reports
  reportNeedsMailServer:
    'The portal has no mail server, so it cannot send weekly reports. An operator can set SMTP_URL.',

  // Trainees
  traineeNotFound: 'Trainee not found',
  emailOfTraineeInTrash: ({
    email,
    name,
    company,
  }: {
    email: string;
    name: string;
    company: string;
  }) =>
    `The email ${email} belongs to ${name} of ${company}, who is in the trash. Restore this trainee with all results, or add a new person.`,
  traineeIsActive: 'This trainee has chosen a password already. Send a reset link instead.',
  traineeIsInvited: 'This trainee has not chosen a password yet. Resend the invitation instead.',
  tooManyTraineeLinks: ({ max }: { max: number }) =>
    `This trainee was sent ${max} links within an hour. Please try again later.`,
  otherRunStarted: 'A new run was started in the meantime. Please look at it first.',

  // Import of trainees: the file. `sheet` is null for a text file.
  importTooSlow:
    'The file takes too much time or memory to read. Please keep only the columns of the trainees, split it, or save it as CSV.',
  importEmpty: 'The file is empty.',
  importWithoutRows: 'The file has a header, but no rows.',
  importTooManyRows: ({ max }: { max: number }) =>
    `The file has more than ${number(max)} rows. Please split it.`,
  importOldWorkbook:
    'This is an old workbook, or one with a password. Please save it as “Excel workbook (.xlsx)” without a password and choose that file.',
  importNoTable: 'This is neither a CSV nor an Excel file. Please choose a .csv or .xlsx file.',
  importUnknownCharacters:
    'The characters of this file cannot be recognised. Please save it as “CSV UTF-8” or as “Excel workbook (.xlsx)” and choose that file.',
  importUnreadableWorkbook:
    'This is not an Excel workbook (.xlsx), or it is damaged. Please save it again as .xlsx or as CSV.',
  importWorkbookTooManyCells:
    'This workbook has too many cells. Please keep only the rows and columns of the trainees, or save it as CSV.',
  importWorkbookTooLarge:
    'This workbook is too large when it is unpacked. Please keep only the sheet with the trainees, or save it as CSV.',
  importQuoteOpen: ({ line }: { line: number }) =>
    `The quotation mark that begins in line ${line} is never closed.`,
  importRowTooLong: ({ line, max }: { line: number; max: number }) =>
    `The row that begins in line ${line} has more than ${number(max)} characters. Perhaps a quotation mark in it is not closed.`,
  importColumnsRepeated: ({
    first,
    second,
    line,
    sheet,
  }: {
    first: string;
    second: string;
    line: number;
    sheet: string | null;
  }) =>
    `The columns “${first}” and “${second}” in ${placeOf(line, sheet)} mean the same. Please rename or remove one of them.`,
  importColumnsMissing: ({
    columns,
    missing,
    line,
    sheet,
  }: {
    /** The names of the required columns in the template. */
    columns: readonly string[];
    missing: readonly string[];
    /** The line that has the most of them. */
    line: number;
    sheet: string | null;
  }) =>
    `${sheet === null ? 'A line' : `A row of the sheet “${sheet}”`} at the top must name the columns ${list(columns)}. The nearest is ${placeOf(line, sheet)}. Missing: ${missing.join(', ')}.`,
  importOnlyInHiddenSheet: ({ sheet, columns }: { sheet: string; columns: readonly string[] }) =>
    `Only the hidden sheet “${sheet}” names the columns ${list(columns)}. Please show that sheet, or choose another file.`,
  importChangedMeanwhile:
    'A trainee whose change was chosen has changed since the check. Nothing was changed.',
  nothingToImport: 'There is nothing to import.',
  importDoubtful: ({ rows }: { rows: number }) =>
    `${rows === 1 ? 'Characters of 1 row' : `Characters of ${rows} rows`} may be wrong. Please look at the names first.`,
  importDatesAmbiguous: ({ days }: { days: number }) =>
    `${counted(days, 'day')} of the file can be read in two ways. Please choose whether the day or the month comes first.`,
  importNotesDoubtful: ({ rows }: { rows: number }) =>
    `${rows === 1 ? 'Characters of 1 row' : `Characters of ${rows} rows`} may be wrong. Please look at the notes first.`,
  importInTrash: ({ rows }: { rows: number }) =>
    `${rows === 1 ? 'The email of 1 row belongs' : `The emails of ${rows} rows belong`} to trainees in the trash. Choose whether to restore them, add new people, or leave these rows out.`,
  allRowsImportable: 'All rows can be imported now. Nothing was changed.',
  rowsNotImportable: ({ rows }: { rows: number }) =>
    `${counted(rows, 'row')} cannot be imported. Nothing was changed.`,

  // Import of trainees: problems of a row, which end without a full stop because several can follow each other.
  /** A problem in a column of the file. */
  inColumn: ({ column, problem }: { column: string; problem: SentRefusal }, say: Say) => {
    const sentence = say(problem);
    const label = COLUMN_LABELS[column];
    // Some sentences name their column.
    const isNamed = label === undefined || sentence.toLowerCase().includes(label.toLowerCase());
    return isNamed ? sentence : `${label}: ${sentence}`;
  },
  formulaWithoutValue: ({ column, cell }: { column: string; cell: string }) =>
    `${COLUMN_LABELS[column] ?? column}: the formula in cell ${cell} has no stored value. Open the file in Excel or LibreOffice and save it again`,
  /** `error`: such as #N/A. */
  formulaWithError: ({ column, cell, error }: { column: string; cell: string; error: string }) =>
    `${COLUMN_LABELS[column] ?? column}: the formula in cell ${cell} shows ${error}`,
  passwordNoText: ({ cell, kind }: { cell: string; kind: 'number' | 'date' }) =>
    `Password: cell ${cell} is a ${kind}, not a text. Format the cell as text and enter the password again, or leave it empty`,
  emailInOtherLine: ({ line }: { line: number }) => `This email is in line ${line} already`,
  emailOfAdmin: 'An admin has this email',
  companyNotInPortal: ({ company }: { company: string }) => `There is no company “${company}”`,
  importPasswordsTooMany: ({ max }: { max: number }) =>
    `Only ${max} rows of a file can bring a password; leave it empty, and they choose their own by mail`,
  importTooManyGroups: ({ company, max }: { company: string; max: number }) =>
    `With the groups of this row, “${company}” would have more than ${number(max)} groups`,
  importOtherGroup: ({ group }: { group: string }) => `“${group}” is none of your groups`,
  importPasswordGuessable: ({ kind }: { kind: Guessable }) => `This password ${GUESSABLE[kind]}`,
  languageUnknown:
    'Language must be English, German, French, Spanish, Polish, Turkish, Romanian, Ukrainian or Arabic',

  // Import of earlier results: problems of a row
  emailOfNoTrainee: 'There is no trainee with this email',
  moduleNotInCompany: ({ module, company }: { module: string; company: string }) =>
    `“${company}” has no module “${module}”`,
  companyWithoutRules: ({ company }: { company: string }) =>
    `“${company}” has no rules about required modules, so no earlier results are recorded there`,
  moduleNameTwice: ({ module, company }: { module: string; company: string }) =>
    `“${company}” has several modules “${module}”. Rename all but one of them`,
  resultInOtherLine: ({ line }: { line: number }) => `This result is in line ${line} already`,
  /** `text`: the cell. */
  dayUnreadable: ({ text }: { text: string }) =>
    `“${text}” is no day that can be read. Write it like 2026-12-25`,
  /** A day such as 25/12/2026 in a file whose other days are read in this order. */
  dayNotInOrder: ({ text, order }: { text: string; order: 'day-first' | 'month-first' }) =>
    order === 'day-first'
      ? `“${text}” does not exist with the day first. Write it like 2026-12-25`
      : `“${text}” does not exist with the month first. Write it like 2026-12-25`,

  // Trash
  notInTrash: 'This is not in the trash any more.',
  emailOfRestoredTaken: ({ email, name }: { email: string; name: string }) =>
    `The email ${email} of ${name} is used by another account now.`,
  emailsOfRestoredTaken: ({ count }: { count: number }) =>
    `The emails of ${count} trainees are used by other accounts now.`,
  restoredNameTaken: ({ name }: { name: string }) =>
    `There is another company with the name ${name} now.`,
  companyInTrashItself: ({ company }: { company: string }) =>
    `${company} is in the trash itself. Please restore the company first.`,
  onlyOneMergeable: 'Only one deleted trainee can be merged with another one.',
  inUseByAction: 'It is being changed by another action. Please try again when that has ended.',
  emailNotUsedAnyMore:
    'This trainee does not use the email any more. Please look at the trash again.',
  modulesFull: 'The company has as many modules as it can have.',
};

export type ReasonTexts = typeof texts;
