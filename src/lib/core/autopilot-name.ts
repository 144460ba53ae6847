/** Whom acts name that the autopilot did; no operator may be called so while it plays. */
export const autopilotName = 'autopilot'
