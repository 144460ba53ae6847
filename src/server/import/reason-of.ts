import type { ApiError } from '#lib/core/schema/api-error.ts'

/** What an error says to a clerk: its message, and those of its fields. */
export const reasonOf = ({ message, fields }: ApiError): string =>
  [...new Set([message, ...Object.values(fields ?? {})])].join(' ').slice(0, 1_000)
