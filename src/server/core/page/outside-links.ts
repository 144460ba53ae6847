import { getServices } from '#server/core/platform/services.ts'

/** Where the apps and the sellers' own site are; what the configuration does not tell is absent. */
export const outsideLinks = () => getServices().config.links
