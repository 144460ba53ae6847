import { backendRequest } from '#server/core/proxy/backend-request.ts'
import { tablesToVacuum } from '#server/core/db/vacuum.ts'
import type { Services } from '../platform/services.ts'
import { within } from '../concurrency/unavailable.ts'

/** Timeout of the check of the database or the backend, in ms. */
const readyMs = 2_000

export type Readiness = {
  isReady: boolean
  /** Tables that urgently need vacuuming: the process can serve with them, but slowly. */
  tablesToVacuum: string[]
}

/** Whether this process can serve: its database answers, or the backend that it proxies is ready. */
export async function readiness({ config, db }: Services): Promise<Readiness> {
  try {
    if (config.apiBackendUrl) {
      return { isReady: (await within(readyMs, backendStatus(config))) === 200, tablesToVacuum: [] }
    }
    return { isReady: true, tablesToVacuum: await within(readyMs, tablesToVacuum(db)) }
  } catch {
    return { isReady: false, tablesToVacuum: [] }
  }
}

function backendStatus(config: Services['config']): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = backendRequest(config, { method: 'GET', path: '/ready' })
    request.once('response', answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.once('timeout', () => request.destroy())
    request.once('error', reject)
    request.end()
  })
}
