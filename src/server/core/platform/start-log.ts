import { DrizzleQueryError } from 'drizzle-orm'
import { type Logger, pino } from 'pino'

import type { Config } from './config.ts'

/** An error for the log. A failed statement comes without its parameters: they are people's data. */
const describeError = (error: Error) =>
  error instanceof DrizzleQueryError
    ? { query: error.query, cause: error.cause && pino.stdSerializers.err(error.cause) }
    : pino.stdSerializers.err(error)

/** The process's log, without secrets. */
export const startLog = (config: Config): Logger =>
  pino({
    level: config.logLevel,
    redact: ['*.password', '*.pin', '*.otp', '*.code_plain'],
    serializers: { error: describeError }
  })
