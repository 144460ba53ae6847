import type { Fault } from './fault.ts'
import { limitFaults } from './limits.ts'
import { moneyFaults } from './money.ts'
import { payoutFaults } from './payouts.ts'
import { sessionFaults } from './sessions.ts'

/**
 * Every fault that `npm run test:faults` applies: in files that decide and have no mutation score yet, because each
 * mutant takes API tests four CPU seconds. A file that is added to `tests/mutants/files.ts` leaves this list.
 */
export const faults: readonly Fault[] = [...sessionFaults, ...moneyFaults, ...payoutFaults, ...limitFaults]
