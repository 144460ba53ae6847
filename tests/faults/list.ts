import { browserFaults } from './browser.ts'
import { codeFaults } from './codes.ts'
import { edgeFaults } from './edge.ts'
import { commerceFaults } from './commerce.ts'
import type { Fault } from './fault.ts'
import { sessionFaults } from './sessions.ts'

/** Every fault that `npm run test:faults` places. */
export const faults: readonly Fault[] = [
  ...edgeFaults,
  ...sessionFaults,
  ...codeFaults,
  ...browserFaults,
  ...commerceFaults
]
