import { getServices } from '#server/core/platform/services.ts'

/** Where events may be sent, if anywhere: pages then ask whether they may. */
export const analyticsUrl = (): string | undefined => getServices().config.analyticsUrl
