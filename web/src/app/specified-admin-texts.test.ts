/** The texts that the specification quotes for admins. */
import { texts as reasons } from '@portal/contract/reasons/en';
import { texts as words } from '@portal/contract/texts/en';
import { texts as companies } from '../features/companies/texts/en.ts';
import { texts as deletions } from '../features/deletions/texts/en.ts';
import { texts as feedback } from '../features/feedback/texts/en.ts';
import { texts as help } from '../features/help/texts/en.ts';
import { texts as editor } from '../features/modules/editor/texts/en.ts';
import { texts as order } from '../features/modules/order/texts/en.ts';
import { texts as modules } from '../features/modules/texts/en.ts';
import { texts as trainees } from '../features/trainees/texts/en.ts';
import { texts as platform } from '../platform/texts/en.ts';
import { compareTexts } from '../testing/specified-texts.ts';
import { texts as ui } from '../ui/texts/en.ts';

compareTexts({
  'Admin trainee list': [
    ['Retry', ui.retry],
    ['Refresh', trainees.refresh],
    ['No trainees found matching your search.', trainees.none.noMatch],
    ['No trainees found.', trainees.none.title],
    ['Failed to load trainees', trainees.list.notLoaded],
    ['Retrying to load trainees...', trainees.list.retrying],
    ['Trainee data refreshed', trainees.list.refreshed],
    ['{name} deleted successfully!', deletions.deleted('Ada')],
    ['Failed to delete trainee: {reason}', trainees.deletion.failed('It failed.')],
    ['Unknown error occurred', platform.failures.unknown],
  ],
  'Admin trainee detail': [
    ['Unknown Company', trainees.unknownCompany],
    ['Real-time progress tracking active', trainees.detail.trackingActive],
    ['Overall Progress', trainees.figures.overall],
    ['{x} of {y} modules', trainees.modulesOf(1, 3)],
    ['Modules Completed', trainees.figures.modulesCompleted],
    ['Average Score', trainees.figures.averageScore],
    ['across all {N} modules', trainees.figures.averageOf(3)],
    ['no modules assigned', trainees.figures.averageOfNone],
    ['Time Invested', trainees.figures.timeInvested],
    ['Module Progress', trainees.detail.modules],
    ['Duration', trainees.module.duration],
    ['Time Spent', trainees.module.timeSpent],
    ['Quiz required (70% to pass)', trainees.module.quizRequired(70)],
    ['Passed', trainees.module.passed],
    ['Failed to load trainee progress', trainees.detail.notLoaded],
    ['Trainee not found', trainees.detail.notFound],
    ['Trainee not found', reasons.traineeNotFound],
    ['Progress data refreshed', trainees.detail.refreshed],
  ],
  'Admin companies': [
    ['New Company', companies.newCompany],
    ['New Company', companies.create.title],
    ['Company name is required', reasons.companyNameRequired],
    ['Company created successfully!', companies.create.done],
    ['Failed to create company. Please try again.', companies.create.failed],
    ['{name} deleted successfully', companies.deletion.deleted('Ada')],
    ['Cannot delete company: It has associated data that cannot be removed', words.companyInUse],
    ['Company not found or already deleted', companies.deletion.notFound],
    ['Company not found or already deleted', reasons.companyNotFoundOrDeleted],
    ['You do not have permission to delete this company', companies.deletion.forbidden],
    ['Failed to delete company: {message}', companies.deletion.failed('It failed.')],
    ['Failed to load companies.', companies.failedToLoad],
  ],
  'Admin modules': [
    ['Back to Companies', modules.company.backToCompanies],
    ['Add Training Module', modules.page.add],
    ['Add Another Module', modules.dialog.addAnother],
    ['Close', ui.close],
    ['Cancel', ui.cancel],
    ['Add New Training Module', editor.newModule.title],
    ['Save Module', editor.newModule.save],
    ['Save Changes', editor.storedModule.save],
    ['No modules yet', modules.list.empty],
    ['Add First Module', modules.list.addFirst],
    ['Reorder Modules', modules.page.reorder],
    ['Reorder Modules', order.title],
    ['Save Order', order.save],
    ['Order Changed', order.changed],
    ['No company selected', order.noCompany],
    ['No modules to reorder', modules.noneToReorder],
    ['You are not logged in. Please log in again.', words.notLoggedIn],
    ['Failed to update module order', order.failed],
    ['Failed to update module order. Please try again.', order.failedTryAgain],
    ['Module order saved successfully!', order.saved],
    ['Invalid module data', modules.deletion.invalid],
    ['Failed to delete module: {reason}', modules.deletion.failed('It failed.')],
    ['Failed to create module: No module ID returned', modules.save.noModuleId],
    ['Failed to add module, video, or MCQs: {reason}', modules.save.addFailed('It failed.')],
    ['Module, video, and MCQs added successfully!', editor.newModule.saved],
    [
      'Module and video added successfully! (No MCQs added)',
      editor.newModule.savedWithoutQuestions,
    ],
    ['Module updated successfully', editor.storedModule.saved],
    ['Failed to update module: {reason}', modules.save.updateFailed('It failed.')],
    ['Failed to load modules.', modules.loadFailed],
    [
      'Please wait for video duration to load or try uploading a different video file.',
      words.durationUnread,
    ],
    ['MP4, WebM or Ogg, max 100MB', editor.video.formatsWithLimit(100)],
    ['Please fill in both question and all options', editor.question.fillIn],
    ['MCQ {n} must have a valid question', reasons.questionInvalid({ place: 2 })],
    ['MCQ {n} must have at least 2 options', reasons.tooFewOptions({ place: 2, min: 2 })],
    ['MCQ {n} must have a valid answer', reasons.answerInvalid({ place: 2 })],
    [
      'MCQ {n} answer must be one of the provided options',
      reasons.answerNotAmongOptions({ place: 2 }),
    ],
    [
      'MCQ {n} must have at least 2 non-empty options',
      reasons.tooFewFilledOptions({ place: 2, min: 2 }),
    ],
  ],
  'Help requests': [
    ['No help requests', help.list.none.title],
    ['All trainees are doing well!', help.list.none.text],
    ['Please enter a message', reasons.messageRequired],
    ['Help request submitted successfully! An admin will contact you soon.', help.ask.sent],
    ['Failed to submit help request. Please try again.', help.ask.failed],
    ['Help request updated successfully', help.update.saved],
    ['Failed to update help request', help.update.failed],
    ['Failed to load help requests', help.failedToLoad],
  ],
  Feedback: [
    ['Total Feedback', feedback.figures.total],
    ['Average Rating', feedback.figures.average],
    ['out of 5', feedback.figures.averageDetail],
    ['Active Trainees', feedback.figures.trainees],
    ['who gave feedback', feedback.figures.traineesDetail],
    ['Modules Rated', feedback.figures.modules],
    ['Poor', feedback.ratingNames[1]],
    ['Fair', feedback.ratingNames[2]],
    ['Good', feedback.ratingNames[3]],
    ['Very Good', feedback.ratingNames[4]],
    ['Excellent', feedback.ratingNames[5]],
    ['Please select a rating', reasons.ratingRequired],
    ['Thank you for your feedback!', feedback.form.sent],
    ['Failed to submit feedback. Please try again.', feedback.form.failed],
    [
      'Error Loading Feedback: Failed to load feedback data. Please try again.',
      feedback.failedToLoad,
    ],
  ],
});
