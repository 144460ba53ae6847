/** The worker's file: pushes, and pages without a connection (public/sw.js). */
const workerFile = '/sw.js'

/** Where the worker keeps what somebody read and saw. */
const readCaches = ['pages', 'pictures'] as const

/** Starts the worker, or takes up the one of a new build. */
export const startWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerFile)

/** The worker of this site, where this browser has one. */
export const findWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(workerFile)

/** Takes what was read off this device: a shared phone does not tell (core-68). */
export function forgetReadPages(): void {
  for (const name of readCaches) globalThis.caches?.delete(name).catch(() => false)
}
