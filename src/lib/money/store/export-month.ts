import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Saves a month's movements ('2026-11') as a file on this device; returns the error to show. */
export async function exportMonth(month: string): Promise<ApiError | undefined> {
  const answer = await call('GET /buyer/balance/export', { month })
  if (!answer.ok) return answer.error
  const { file_name, csv } = answer.value
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return undefined
}
