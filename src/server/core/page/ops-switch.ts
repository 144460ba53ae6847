import { getServices } from '#server/core/platform/services.ts'

/** Whether the operator's console is enabled: only where an operator token is configured (D20). */
export const isOpsOn = (): boolean => getServices().config.operators.size > 0
