/** Characters of a message (chat-2). */
export const maxTextLength = 2_000
/** Characters of a message's id that its sender chose. */
export const maxClientIdLength = 64
/** Messages of a page of a thread. */
export const messagesPerPage = 20
/** Messages that one request for newer ones answers; the next request continues. */
export const messagesPerCatchUp = 100
/** Messages to which a thread loads upwards when it opens, to reach its first unread one (chat-45). */
export const maxOpening = 100
/** Messages before the first unread one that load with it. */
export const beforeUnread = 5
/** Conversations of a page of the list. */
export const conversationsPerPage = 12
/** Conversations that a buyer may begin in an hour. */
export const conversationsPerHour = 20
/** Characters of a preview in the list. */
export const previewLength = 140
/** Minutes after which an unread message is pushed to the buyer's devices. */
export const pushAfterMinutes = 2
/** Messages of a person that wait in a browser to be sent (chat-29). */
export const maxWaiting = 100
/** Seconds between two requests for what is new while no socket tells it (chat-28). */
export const pollSeconds = 15
