/** Milliseconds after the last activity for which a shop or a person counts as online. */
const onlineMs = 5 * 60 * 1000

/** Whether a shop or a person is online, by their last activity (D33). */
export const isOnline = (lastActivityAt: Date | string | null, now: Date): boolean =>
  lastActivityAt !== null && now.getTime() - new Date(lastActivityAt).getTime() < onlineMs
