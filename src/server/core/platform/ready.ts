import { backendRequest } from '#server/core/page/backend-request.ts'
import { sickTables } from '#server/core/db/vacuum.ts'
import type { Services } from './services.ts'
import { within } from './unavailable.ts'

/** Milliseconds in which the database or the backend must answer a process that says it is ready. */
const readyMs = 2_000

export type Readiness = {
  isReady: boolean
  /** Tables that want vacuuming badly: a process can serve with them, slowly. */
  sickTables: string[]
}

/** Whether this process can serve: its database answers, or the backend that it stands before is ready itself. */
export async function readiness({ config, db }: Services): Promise<Readiness> {
  try {
    if (config.apiBackendUrl) {
      return { isReady: (await within(readyMs, backendStatus(config))) === 200, sickTables: [] }
    }
    return { isReady: true, sickTables: await within(readyMs, sickTables(db)) }
  } catch {
    return { isReady: false, sickTables: [] }
  }
}

function backendStatus(config: Services['config']): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = backendRequest(config, { method: 'GET', path: '/ready' })
    asking.once('response', answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asking.once('timeout', () => asking.destroy())
    asking.once('error', reject)
    asking.end()
  })
}
