import type { ApiError } from './api-error.ts'

export type Result<T, R = ApiError> = { ok: true; value: T } | { ok: false; error: R }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
