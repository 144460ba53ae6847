import { AsyncLocalStorage } from 'node:async_hooks'

import type { Called } from '#lib/core/api/call.ts'

import { getServices } from '#server/core/platform/services.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

/** State collected during one rendering of a page. */
export type PageRender = {
  /** The visitor's address, or that of the visitor whose request triggered the refresh of a cached page. */
  address: string
  /** Prefetched for a visit that may never come (Sec-Purpose): its calls count in no statistics. */
  isPrefetch: boolean
  /** Rendered in the background behind a cached page: no request waits for it. */
  isRefresh: boolean
  /** Calls that a backend or database could not answer, and calls that were rejected. */
  faults: number
  errors: number
}

const renders = new AsyncLocalStorage<PageRender>()

/** The current rendering, if any. */
export const currentRender = (): PageRender | undefined => renders.getStore()

/** Runs one rendering, which collects its state in `render`. */
export const runRender = <T>(render: PageRender, work: () => Promise<T>): Promise<T> =>
  renders.run(render, work)

/** Statuses of a call for something that does not exist or is invalid; every other failure is a fault. */
const saysNo = new Set([400, 404, 410, 422])

/** Whether a call failed for another reason than its request: the page then responds with 503 instead of 404. */
export const isFault = (answer: Called<unknown>): boolean => !answer.ok && !saysNo.has(answer.error.status)

/** Records how a page's call ended, because incomplete pages are not cached. */
export function noteAnswer(answer: Called<unknown>): void {
  const render = currentRender()
  if (!render || answer.ok) return
  if (isFault(answer)) render.faults += 1
  else render.errors += 1
}

/** Retry-After of a failed page, in seconds. */
export const pageRetrySeconds = 30

/** The marketplace's time, for times and time windows that a page shows. */
export const pageTime = (): Date => getServices().clock.now()

/** Status of a page that threw: 503 where the same request may succeed a moment later. */
export const failedStatus = (error: unknown): 500 | 503 => (isUnavailable(error) ? 503 : 500)

/** Marks a page's response as failed: 503 with Retry-After, cached by nobody. */
export function answerFault(response: { status?: number; headers: Headers }): void {
  response.status = 503
  response.headers.set('retry-after', String(pageRetrySeconds))
  response.headers.set('cache-control', 'no-store')
}
