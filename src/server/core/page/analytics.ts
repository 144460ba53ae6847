import { getServices } from '#server/core/platform/services.ts'

/** URL that pages may send analytics events to, after asking the visitor; undefined where it is not configured. */
export const analyticsUrl = (): string | undefined => getServices().config.analyticsUrl
