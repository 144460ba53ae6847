import type { Fault } from './fault.ts'
import { limitFaults } from './limits.ts'
import { moneyFaults } from './money.ts'
import { sessionFaults } from './sessions.ts'

/**
 * Every fault that `npm run test:faults` places: of files that decide, and whose mutants nobody has run yet, because each
 * of them takes API tests four CPU seconds. A file that comes into `tests/mutants/files.ts` leaves this list.
 */
export const faults: readonly Fault[] = [...sessionFaults, ...moneyFaults, ...limitFaults]
