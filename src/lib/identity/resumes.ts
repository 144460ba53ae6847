import { isReturn } from '#lib/core/browser/arrival.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'

/**
 * Whether a page continues with this tab's stored contact although its address may name another: yes on a reload, or if
 * the address names the same contact in any spelling. Any other link starts again.
 */
export function resumes(stored: string, named: string): boolean {
  if (!named || isReturn()) return true
  const contact = readIdentifier(named)?.value
  return contact !== undefined && contact === readIdentifier(stored)?.value
}
