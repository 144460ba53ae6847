/** The worker's file: pushes, and pages without a connection (public/sw.js). */
const workerFile = '/sw.js'

/** Caches where the worker stores the pages and pictures that were seen. */
const readCaches = ['pages', 'pictures'] as const

/** Starts the worker, or updates it to the new build. */
export const startWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerFile)

/** The worker of this site, where this browser has one. */
export const findWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(workerFile)

/** Deletes cached pages from this device: a shared phone must not reveal them (core-68). */
export function forgetReadPages(): void {
  for (const name of readCaches) globalThis.caches?.delete(name).catch(() => false)
}
