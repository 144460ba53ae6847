import { sql } from 'drizzle-orm'

import { backendRequest } from '#server/core/page/backend-request.ts'
import { rows } from '#server/core/db/connect.ts'
import type { Services } from './services.ts'
import { within } from './unavailable.ts'

/** Milliseconds in which the database or the backend must answer a process that says it is ready. */
const readyMs = 2_000

/** Whether this process can serve: its database answers, or the backend that it stands before is ready itself. */
export async function isReady({ config, db }: Services): Promise<boolean> {
  try {
    if (config.apiBackendUrl) return (await within(readyMs, backendStatus(config))) === 200
    await within(readyMs, rows(db, sql`select 1`))
    return true
  } catch {
    return false
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
