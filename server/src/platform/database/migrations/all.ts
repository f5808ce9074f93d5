import type { Migration } from 'kysely/migration';
import * as schema from './001-schema.ts';
import * as foundation from './001-foundation.ts';
import * as traineesOfACompany from './002-trainees-of-a-company.ts';
import * as helpRequests from './003-help-requests.ts';
import * as countedFeedback from './004-counted-feedback.ts';
import * as activity from './005-activity.ts';
import * as captions from './006-captions.ts';
import * as traineeSearch from './007-trainee-search.ts';
import * as latestMessage from './008-latest-message.ts';
import * as dueMails from './009-due-mails.ts';
import * as trainingCompletions from './010-training-completions.ts';
import * as dueInvitations from './011-due-invitations.ts';
import * as watchedTo from './012-watched-to.ts';
import * as deviceTokens from './013-device-tokens.ts';
import * as moduleSaves from './014-module-saves.ts';
import * as installationAndQuarantine from './015-installation-and-quarantine.ts';
import * as chatSentBytes from './016-chat-sent-bytes.ts';
import * as mailQueue from './017-mail-queue.ts';
import * as lastingRecords from './018-lasting-records.ts';
import * as hiddenRuns from './019-hidden-runs.ts';
import * as trainingOrders from './020-training-orders.ts';
import * as undoneTrainees from './021-undone-trainees.ts';
import * as moduleFollowUps from './022-module-follow-ups.ts';
import * as watchingSessions from './023-watching-sessions.ts';
import * as quizTries from './024-quiz-tries.ts';
import * as searchPagesAndRestores from './025-search-pages-and-restores.ts';
import * as passedVersions from './026-passed-versions.ts';
import * as insight from './027-insight.ts';
import * as whoMayJoin from './028-who-may-join.ts';
import * as traineeFigures from './029-trainee-figures.ts';
import * as reports from './030-reports.ts';
import * as playbackLimits from './031-playback-limits.ts';
import * as helpQueue from './032-help-queue.ts';
import * as captionLanguages from './034-caption-languages.ts';
import * as sessionUses from './035-session-uses.ts';
import * as posters from './036-posters.ts';
import * as importJobs from './037-import-jobs.ts';
import * as mailLanguages from './038-mail-languages.ts';
import * as failedTries from './039-failed-tries.ts';
import * as roomListOrder from './040-room-list-order.ts';
import * as numberedTries from './041-numbered-tries.ts';
import * as creationRequests from './042-creation-requests.ts';
import * as measuredVideos from './043-measured-videos.ts';
import * as videoProblems from './044-video-problems.ts';
import * as completingChanges from './045-completing-changes.ts';
import * as refusedInvitations from './046-refused-invitations.ts';
import * as deletedEmails from './047-deleted-emails.ts';
import * as chatContact from './048-chat-contact.ts';
import * as fixedOptionOrder from './049-fixed-option-order.ts';
import * as countsOnDemand from './050-counts-on-demand.ts';

/** Forward only, in order of their names. A migration of a released version is never edited. */
export const migrations: Record<string, Migration> = {
  '001-schema': schema,
  '001-foundation': foundation,
  '002-trainees-of-a-company': traineesOfACompany,
  '003-help-requests': helpRequests,
  '004-counted-feedback': countedFeedback,
  '005-activity': activity,
  '006-captions': captions,
  '007-trainee-search': traineeSearch,
  '008-latest-message': latestMessage,
  '009-due-mails': dueMails,
  '010-training-completions': trainingCompletions,
  '011-due-invitations': dueInvitations,
  '012-watched-to': watchedTo,
  '013-device-tokens': deviceTokens,
  '014-module-saves': moduleSaves,
  '015-installation-and-quarantine': installationAndQuarantine,
  '016-chat-sent-bytes': chatSentBytes,
  '017-mail-queue': mailQueue,
  '018-lasting-records': lastingRecords,
  '019-hidden-runs': hiddenRuns,
  '020-training-orders': trainingOrders,
  '021-undone-trainees': undoneTrainees,
  '022-module-follow-ups': moduleFollowUps,
  '023-watching-sessions': watchingSessions,
  '024-quiz-tries': quizTries,
  '025-search-pages-and-restores': searchPagesAndRestores,
  '026-passed-versions': passedVersions,
  '027-insight': insight,
  '028-who-may-join': whoMayJoin,
  '029-trainee-figures': traineeFigures,
  '030-reports': reports,
  '031-playback-limits': playbackLimits,
  '032-help-queue': helpQueue,
  '034-caption-languages': captionLanguages,
  '035-session-uses': sessionUses,
  '036-posters': posters,
  '037-import-jobs': importJobs,
  '038-mail-languages': mailLanguages,
  '039-failed-tries': failedTries,
  '040-room-list-order': roomListOrder,
  '041-numbered-tries': numberedTries,
  '042-creation-requests': creationRequests,
  '043-measured-videos': measuredVideos,
  '044-video-problems': videoProblems,
  '045-completing-changes': completingChanges,
  '046-refused-invitations': refusedInvitations,
  '047-deleted-emails': deletedEmails,
  '048-chat-contact': chatContact,
  '049-fixed-option-order': fixedOptionOrder,
  '050-counts-on-demand': countsOnDemand,
};
