import { isReturn } from '#lib/core/browser/arrival.ts'
import { readIdentifier } from '#lib/core/schema/identifier.ts'

/**
 * Whether a page goes on with a contact that this tab was at, although its address may name one to begin with: a reload
 * does, and a link that names the same contact in whatever spelling. Any other link begins anew.
 */
export function resumes(kept: string, named: string): boolean {
  if (!named || isReturn()) return true
  const contact = readIdentifier(named)?.value
  return contact !== undefined && contact === readIdentifier(kept)?.value
}
