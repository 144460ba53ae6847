import { type Logger, pino } from 'pino'

import type { Config } from '../platform/config.ts'
import { describeError } from '../platform/describe-error.ts'

/** The process's log, without secrets and without personal data. */
export const startLog = (config: Config): Logger =>
  pino({
    level: config.logLevel,
    redact: ['*.password', '*.pin', '*.otp', '*.code_plain'],
    serializers: { error: describeError, err: describeError }
  })
