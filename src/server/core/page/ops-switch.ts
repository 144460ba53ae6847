import { getServices } from '#server/core/platform/services.ts'

/** Whether the operator's console exists here: only with a token (D20). */
export const isOpsOn = (): boolean => getServices().config.operators.size > 0
