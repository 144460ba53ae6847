import type { Refusal } from './refusal.ts'

export type Result<T, R = Refusal> = { ok: true; value: T } | { ok: false; error: R }

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })
