import { call } from '#lib/core/api/call.ts'
import type { ApiError } from '#lib/core/schema/api-error.ts'

/** Saves the movements of a month ('2026-11') as a file of this device; answers the error to show. */
export async function exportMonth(month: string): Promise<ApiError | undefined> {
  const answer = await call('GET /buyer/balance/export', { month })
  if (!answer.ok) return answer.error
  const { file_name, csv } = answer.value
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return undefined
}
