/** Thrown where an answer was waited for long enough. The work itself may still be done. */
export class TookTooLong extends Error {}

/** Waits for work at most so many ms, then throws TookTooLong. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`No answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Codes of postgres.js, of the storage and of the system that say: no connection, or not any more. */
const lostCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ESTORAGE',
  'ETIMEDOUT'
])

/** SQLSTATEs: connection exceptions, too many connections, a cancelled statement, a server that stops or starts. */
const lostStates = /^(?:08...|53300|57014|57P0[1-5])$/

/**
 * Whether an error says that the database or the storage cannot be reached or does not answer, and not that something here is wrong:
 * the same request may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (e instanceof TookTooLong || /^PGlite is clos(?:ed|ing)$/.test(e.message)) return true
    const { code, severity } = e as { code?: unknown; severity?: unknown }
    // Only what ends a connection, or lets none begin, is fatal in PostgreSQL's words.
    if (severity === 'FATAL') return true
    if (typeof code === 'string' && (lostCodes.has(code) || lostStates.test(code))) return true
  }
  return false
}
