import { call } from '#lib/core/api/call.ts'
import { saveCsv } from '#lib/core/browser/save-file.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Saves a month's movements ('2026-11') as a file on this device; returns the error to show. */
export async function exportMonth(month: string): Promise<ApiError | undefined> {
  const answer = await call('GET /buyer/balance/export', { month })
  if (!answer.ok) return answer.error
  saveCsv(answer.value.file_name, answer.value.csv)
  return undefined
}
