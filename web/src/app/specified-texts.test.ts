/** The texts that the specification quotes for visitors, trainees and all users. */
import { texts as reasons } from '@portal/contract/reasons/en';
import { texts as words } from '@portal/contract/texts/en';
import { texts as login } from '../features/accounts/login/texts/en.ts';
import { texts as accounts } from '../features/accounts/texts/en.ts';
import { texts as chat } from '../features/chat/texts/en.ts';
import { texts as quiz } from '../features/learning/quiz/texts/en.ts';
import { texts as learning } from '../features/learning/texts/en.ts';
import { texts as notifications } from '../features/notifications/texts/en.ts';
import { texts as platform } from '../platform/texts/en.ts';
import { compareTexts } from '../testing/specified-texts.ts';
import { texts as frame } from './frame/texts/en.ts';
import { texts as app } from './texts/en.ts';

compareTexts({
  'Layout: sidebars and header': [
    ['Training Dashboard', frame.titles.training],
    ['My Progress', frame.titles.progress],
    ['Chat', frame.titles.chat],
    ['Trainee Management', frame.titles.trainees],
    ['Training Modules', frame.titles.companyModules],
    ['Help Requests', frame.titles.helpRequests],
    ['Feedback', frame.titles.feedback],
    ['Logout', frame.logout],
  ],
  Login: [
    ['Access your training modules and track your progress', login.tagline],
    ['Admin Login', login.headings.ADMIN],
    ['Trainee Login', login.headings.TRAINEE],
    ['Login', login.headings.member],
    ['Forgot password?', login.forgotPassword],
    ['Sign up as Trainee', login.links.signUp],
    ['Logging in...', login.loggingIn],
    ['Login successful!', login.loggedIn],
    ['Invalid email or password', login.invalid],
    ['Invalid email or password', reasons.credentialsInvalid],
    ['Login failed. Please try again.', login.failed],
  ],
  'Forgot password': [
    ['Send Reset Link', accounts.forgotPassword.submit],
    ['Sending...', accounts.forgotPassword.submitting],
    ['Check your email for a password reset link', accounts.forgotPassword.sent],
    ['Return to Login', accounts.forgotPassword.returnToLogin],
    ['Back to login', login.links.back],
  ],
  'Reset password': [
    ['Reset Password', accounts.resetPassword.submit],
    ['Resetting...', accounts.resetPassword.submitting],
    ["Passwords don't match", accounts.passwords.differ],
  ],
  Unauthorized: [
    ['Access Denied', app.unauthorized.title],
    [
      "You don't have permission to access this page. Please contact an administrator if you believe this is an error.",
      app.unauthorized.message,
    ],
    ['Go Back', app.unauthorized.back],
  ],
  'Not found and loading': [
    ['Oops! Page not found', app.notFound.title],
    ['Return to Home', app.notFound.home],
    ['Loading...', frame.loading],
    ['Please wait while we restore your session', frame.restoring],
  ],
  'Trainee signup': [
    ['Please select a company', reasons.companyNotChosen],
    ['Signup failed. Please try again.', accounts.signUp.refused],
    ['Signup failed. Please check your information and try again.', accounts.signUp.failed],
    ['Signup successful! Please log in with your credentials.', accounts.signUp.done],
  ],
  'Trainee dashboard': [
    ['None', learning.dashboard.noCurrentModule],
    ['All modules completed', learning.dashboard.allCompleted],
    ['Completed', words.status.completed],
    ['Current', learning.moduleStatus.current],
    ['Locked', learning.moduleStatus.locked],
    ['Review', learning.actions.review],
    ['Start', learning.actions.start],
    ['No Training Modules Available', learning.noModules.title],
    ['Unable to Load Dashboard', learning.loadError.dashboard.title],
    ['Refresh Page', learning.loadError.refresh],
    ['Failed to load dashboard data', learning.loadError.dashboard.toast],
    [
      'Failed to load dashboard data. Please try refreshing the page.',
      learning.loadError.dashboard.message,
    ],
    ['Access denied', learning.loadError.denied],
  ],
  'Module view': [
    ['Mark as Watched', learning.video.markAsWatched],
    ['Start Quiz', quiz.start],
    ['Previous', quiz.previous],
    ['Next', quiz.next],
    ['Submit Quiz', quiz.submit],
    ['Module Not Found', learning.module.notFound],
    ['Back to Training', learning.backToTraining],
    ["The requested module could not be found or you don't have access to it.", words.noSuchModule],
    ['Failed to mark video as completed. Please try again.', learning.video.notMarked],
    [
      'Module completed successfully! You can now access the next module.',
      learning.video.moduleCompleted,
    ],
    ['Please complete the video before taking the quiz.', words.videoFirst],
    ['No quiz required for this module!', words.noQuiz],
    ['Congratulations! You passed with {score}%', quiz.passed(60)],
    [
      'Score: {score}%. You need 70% to pass. Please try again.',
      quiz.notPassed({ score: 60, passMark: 70, isBestSoFar: false, isBlocked: false }),
    ],
    ['Failed to submit quiz', quiz.submitFailed],
    ['Failed to submit quiz. Please try again.', quiz.submitFailedTryAgain],
  ],
  'My Progress': [
    ['Training Progress', frame.titles.progressHeading],
    ['of {N}', learning.ofModules(3)],
    ['Completed', words.status.completed],
    ['In Progress', words.status['in-progress']],
    ['Not Started', words.status['not-started']],
    ['Quiz required (70% to pass)', learning.progress.quizRequired(70)],
    ['Failed to load progress data', learning.loadError.progress.toast],
    [
      'Failed to load progress data. Please try refreshing the page.',
      learning.loadError.progress.message,
    ],
  ],
  Chat: [
    ['Cross-Company Chat', chat.title],
    ['Connect with trainees and managers from any company', chat.description],
    ['New Chat', chat.newChat],
    ['Show Chats', chat.showChats],
    ['Search users by name or email...', chat.people.searchPlaceholder],
    ['No chats yet', chat.rooms.none],
    ['Start a new conversation', chat.rooms.startFirst],
    ['You: ', chat.rooms.you],
    ['Welcome to Cross-Company Chat', chat.room.welcome],
    ['Start New Chat', chat.room.start],
    ['Online', chat.conversation.online],
    ['Offline', chat.conversation.offline],
    ['Connected', chat.conversation.connected],
    ['Disconnected', chat.conversation.disconnected],
    ['Notification Settings', chat.conversation.notificationSettings],
    ['No messages yet', chat.conversation.none],
    ['Start the conversation!', chat.conversation.noneHint],
    ['{names} is typing...', chat.conversation.typing('Ada')],
    ['Type your message here...', chat.writing.placeholder],
    ['Yesterday', chat.yesterday],
    ['Failed to fetch users: {reason}', chat.people.failedBecause('It failed.')],
    ['Failed to fetch users: Unknown error', chat.people.failedForUnknownReason],
    ['Failed to fetch company users', chat.people.failedToFetch],
    ['Failed to start chat', chat.failedToStart],
    ['Failed to send message', chat.failedToSend],
  ],
  'Notification settings': [
    ['Notification Settings', notifications.settings.title],
    ['Browser Notifications', notifications.browserNotifications.label],
    ['Sound Notifications', notifications.soundNotifications.label],
    ['Toast Notifications', notifications.toastNotifications.label],
    ['Email Notifications', notifications.emailNotifications.label],
    ['Test Notifications', notifications.settings.test],
    ['Save Settings', notifications.settings.save],
    ['Browser notifications enabled!', notifications.browserNotifications.enabled],
    ['Browser notifications permission denied', notifications.browserNotifications.denied],
    [
      'Please enable notifications in your browser settings',
      notifications.browserNotifications.deniedHint,
    ],
    ['Notification settings saved!', notifications.settings.saved],
    ['Test notification sent!', notifications.notices.testSent],
  ],
  Notices: [
    ['New Message', notifications.notices.newMessageTitle],
    ['You have received a new message', notifications.notices.newMessageBody],
    ['New message received!', notifications.notices.newMessage],
    ['View', notifications.notices.view],
    ['Training Completed!', notifications.notices.trainingCompleted],
    ['{trainee} has completed all training modules!', notifications.notices.completedBy('Ada')],
    ['Test Notification', notifications.notices.testTitle],
    ['This is a test notification from the Training Portal', notifications.notices.testBody],
  ],
  'General errors': [
    ['HTTP error! status: {code}', platform.failures.status(502)],
    ['Unexpected Application Error!', app.pageFailures.failed.title],
  ],
});
