/**
 * How the tests' own servers keep connections: longer than a run. With Node's five seconds a busy machine sends a
 * request over one that is just being closed.
 */
export const lasting = { keepAliveTimeout: 60 * 60_000 } as const
