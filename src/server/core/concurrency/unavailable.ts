/** Thrown after a timeout. The work itself may still complete. */
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

/** Codes of postgres.js, the storage and the system for a connection that failed or was lost. */
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
 * Whether an error means that the database or the storage is unreachable or does not answer, and not a bug here: the
 * same request may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (e instanceof TookTooLong || /^PGlite is clos(?:ed|ing)$/.test(e.message)) return true
    const { code, severity } = e as { code?: unknown; severity?: unknown }
    // PostgreSQL uses FATAL only for errors that end a connection or prevent one.
    if (severity === 'FATAL') return true
    if (typeof code === 'string' && (lostCodes.has(code) || lostStates.test(code))) return true
  }
  return false
}
