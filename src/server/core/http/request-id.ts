import { randomUUID } from 'node:crypto'

/** The name under which a request stands in the log: the client's own, cut to what is harmless, or a new one. */
export const requestId = (given: string | string[] | undefined): string =>
  (typeof given === 'string' && given.replaceAll(/[^\w-]/g, '').slice(0, 64)) || randomUUID()
