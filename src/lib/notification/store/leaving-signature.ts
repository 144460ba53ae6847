import type { signatureHeaders } from '#lib/core/api/signature.ts'

let sign: typeof signatureHeaders | undefined

/**
 * Loads what signs without waiting, for what is saved while the page is left. The list loads it before it shows a row,
 * because a click on one may leave the page; the header of every page, which has the list, does without its 3 kB. If it
 * does not load, the next call of this tries again.
 */
export async function loadLeavingSignature(): Promise<void> {
  sign ??= await import('#lib/core/api/signature.ts').then(
    module => module.signatureHeaders,
    () => undefined
  )
}

/** Options of a call that outlives the page; without the loaded signature, of a common one. */
export const outlivesPage = (): { keepalive?: typeof signatureHeaders } => (sign ? { keepalive: sign } : {})
