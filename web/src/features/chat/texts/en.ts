import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  title: 'Cross-Company Chat',
  description: 'Connect with trainees and managers from any company',
  /** The name of the pane with the lists, for screen readers. */
  sidePane: 'Chats and people',
  showChats: 'Show Chats',
  newChat: 'New Chat',
  failedToStart: 'Failed to start chat',
  /** `reason`: a sentence of the server. */
  failedToChange: (reason: string) => `Failed to change the chat: ${reason}`,
  failedToSend: 'Failed to send message',
  today: 'Today',
  /** Instead of the time of a message, and above the messages of a day. */
  yesterday: 'Yesterday',
  /** Messages, for screen readers; `shown` is the count, or '99+' for 100. */
  unread: (_count: number, shown: string) => `${shown} unread`,
  /** The roles of people, as labels. */
  roles: {
    TRAINEE: 'Trainee',
    /** An admin of the portal is called a manager in the chat. */
    ADMIN: 'Manager',
  },
  rooms: {
    /** The name of the list, for screen readers. */
    list: 'Chats',
    loading: 'Loading chats…',
    notLoaded: 'Your chats could not be loaded.',
    none: 'No chats yet',
    startFirst: 'Start a new conversation',
    /** Before the user's own message, in a separate box. */
    you: 'You: ',
    /** Before a text that the user has begun and not sent, in a separate box. */
    draft: 'Draft: ',
    /** A chat without notifications. */
    muted: 'Muted',
  },
  people: {
    /** The name of the list, for screen readers. */
    list: 'People',
    loading: 'Loading people…',
    notLoaded: 'The list of people could not be loaded',
    search: 'Search users',
    searchPlaceholder: 'Search users by name or email...',
    typeMore: 'Type at least two characters to find more people.',
    none: 'No users found',
    noneHint: 'Try another part of the name or email.',
    /** Without an answer of the server. */
    failedToFetch: 'Failed to fetch company users',
    /** `reason`: a sentence of the server. */
    failedBecause: (reason: string) => `Failed to fetch users: ${reason}`,
    failedForUnknownReason: 'Failed to fetch users: Unknown error',
  },
  /** The pane of a chat while no chat is shown in it. */
  room: {
    welcome: 'Welcome to Cross-Company Chat',
    start: 'Start New Chat',
    opening: 'Opening the chat…',
    notFound: 'This chat does not exist',
    notFoundHint: 'The address is not quite right, or it is not yours.',
    toChats: 'Go to your chats',
  },
  conversation: {
    /** The name of the pane, for screen readers. */
    with: (name: string) => `Chat with ${name}`,
    toChats: 'Back to chats',
    notificationSettings: 'Notification Settings',
    online: 'Online',
    offline: 'Offline',
    /** The state of the connection of this browser. */
    connected: 'Connected',
    disconnected: 'Disconnected',
    reconnect: 'Reconnect',
    none: 'No messages yet',
    noneHint: 'Start the conversation!',
    notLoaded: 'The messages could not be loaded.',
    loading: 'Loading messages…',
    typing: (name: string) => `${name} is typing...`,
  },
  menu: {
    open: 'Chat options',
    search: 'Search in conversation',
    mute: 'Mute notifications',
    unmute: 'Unmute notifications',
    muted: 'Conversation muted',
    unmuted: 'Conversation unmuted',
    block: (name: string) => `Block ${name}`,
    unblock: (name: string) => `Unblock ${name}`,
  },
  search: {
    /** The name of the bar, for screen readers. */
    bar: 'Search',
    field: 'Search in conversation',
    older: 'Older match',
    newer: 'Newer match',
    close: 'Close search',
    progress: (searched: number, total: number) =>
      `Searched ${number(searched)} of ${number(total)} messages…`,
    none: 'No messages match.',
    match: (place: number, total: number) => `Match ${place} of ${total}`,
    /** Not all messages are searched yet. */
    matchSoFar: (place: number, total: number) => `Match ${place} of ${total} so far`,
  },
  messages: {
    /** The name of the list, for screen readers. */
    with: (name: string) => `Messages with ${name}`,
    toNewest: 'Go to the newest message',
    /** A button that goes to the newest message. */
    unread: (count: number) =>
      plural(count, { one: `${count} new message`, other: `${count} new messages` }),
    /** The line above the first unread message. */
    new: 'New messages',
    /** Before the text of the user's own message, for screen readers. */
    ownSender: 'You: ',
    /** Before the text of a message, for screen readers. */
    sender: (name: string) => `${name}: `,
    /** A new message, for screen readers. */
    announced: (name: string, text: string) => `${name}: ${text}`,
    sending: 'Sending…',
    /** How far a message is: the other person has received or read it. */
    marks: { sent: 'Sent', read: 'Read' },
    /** Before buttons. */
    notSent: 'Not sent – ',
    /** Before buttons. */
    notDelivered: 'Not delivered – ',
    /** Moves a message that was not sent back into the text field. */
    edit: 'Edit',
    /** Deletes a message that was not sent. */
    discard: 'Discard',
  },
  writing: {
    field: 'Message',
    /** The name of the text field when no message can be sent. */
    unsentText: 'Your text, not sent',
    placeholder: 'Type your message here...',
    send: 'Send message',
    /** Deletes the text that was not sent. */
    discard: 'Discard',
    /** Before `length`. */
    tooLong: 'Too long to send. ',
    length: (length: number, most: number) => `${number(length)} of ${number(most)} characters`,
    messagesLeft: (name: string, left: number) =>
      plural(left, {
        one: `${name} has not answered yet. You can send ${left} more message.`,
        other: `${name} has not answered yet. You can send ${left} more messages.`,
      }),
    /** Why no message can be sent. */
    closed: {
      deleted:
        'This person is no longer here. You can read the conversation, but not write to them.',
      separated:
        'Your companies do not allow chats between them. You can read the conversation, but not write.',
      blocked: (name: string) => `You have blocked ${name}. Neither of you can write.`,
      unanswered: (name: string) =>
        `${name} has not answered yet. You can write again after an answer.`,
    },
    unblock: (name: string) => `Unblock ${name}`,
    unblocking: 'Unblocking…',
  },
};

export type ChatTexts = typeof texts;
