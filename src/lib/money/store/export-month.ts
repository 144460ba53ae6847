import { call } from '#lib/core/call.ts'
import type { Refusal } from '#lib/core/refusal.ts'

/** Saves the movements of a month ('2026-11') as a file of this device; answers the refusal to show. */
export async function exportMonth(month: string): Promise<Refusal | undefined> {
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
