import { AsyncLocalStorage } from 'node:async_hooks'

import type { Called } from '#lib/core/api/call.ts'

import { getServices } from '#server/core/platform/services.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

/** What one rendering of a page learns on its way. */
export type PageRender = {
  /** The visitor's address, or that of the one whose visit made a kept page be rendered anew. */
  address: string
  /** Made ahead of a visit that may never come (Sec-Purpose): it counts for nothing. */
  isAhead: boolean
  /** Rendered behind a kept page: nobody waits for it. */
  isRefresh: boolean
  /** Calls that a backend or database could not answer, and calls that were rejected. */
  faults: number
  errors: number
}

const renders = new AsyncLocalStorage<PageRender>()

/** The rendering that is going on, if one is. */
export const currentRender = (): PageRender | undefined => renders.getStore()

/** Runs one rendering. What it learned stands in `render` when it is done. */
export const runRender = <T>(render: PageRender, work: () => Promise<T>): Promise<T> =>
  renders.run(render, work)

/** Statuses with which a call says that there is no such thing; everything else that fails is a fault. */
const saysNo = new Set([400, 404, 410, 422])

/** Whether a call failed through no fault of what was asked for: the page then answers 503 and not 404. */
export const isFault = (answer: Called<unknown>): boolean => !answer.ok && !saysNo.has(answer.error.status)

/** Notes how a page's call ended: what is not whole is not kept. */
export function noteAnswer(answer: Called<unknown>): void {
  const render = currentRender()
  if (!render || answer.ok) return
  if (isFault(answer)) render.faults += 1
  else render.errors += 1
}

/** Seconds after which a page that failed may be asked for again. */
export const pageRetrySeconds = 30

/** The marketplace's time, for what a page says of times and windows. */
export const pageTime = (): Date => getServices().clock.now()

/** Status of a page that threw: 503 where the same request may succeed a moment later. */
export const failedStatus = (error: unknown): 500 | 503 => (isUnavailable(error) ? 503 : 500)

/** Marks a page's answer as failed: 503, to be tried again later, kept by nobody. */
export function answerFault(response: { status?: number; headers: Headers }): void {
  response.status = 503
  response.headers.set('retry-after', String(pageRetrySeconds))
  response.headers.set('cache-control', 'no-store')
}
