import { parentPort, workerData } from 'node:worker_threads'

import { readTable } from './read-table.ts'
import { TableProblem } from './table-problem.ts'

/** Products of one message: the receiving thread copies them at once. */
const sliceLength = 200

/** The thread of table-reader.ts: sends what it read in slices, the next one when it is asked for. */
try {
  const { table, shops: shopTable } = workerData as { table: Uint8Array; shops?: Uint8Array }
  const { format, rows, drafts, shops } = await readTable(table, shopTable)
  let sent = 0
  parentPort!.on('message', () => {
    const slice = drafts.slice(sent, (sent += sliceLength))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort!.postMessage({ kind: 'slice', drafts: slice })
    if (slice.length === 0) parentPort!.close()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ kind: 'read', format, rows, products: drafts.length, shops })
} catch (error) {
  if (!(error instanceof TableProblem)) throw error
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage({ kind: 'problem', text: error.message })
}
