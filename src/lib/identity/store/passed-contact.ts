import { readIdentifier } from '#lib/core/schema/identifier.ts'
import { grantMinutes } from '#lib/identity/otp.ts'

/** The contact that passed a code, and the grant's expiry (ms); the server decides. */
let passed = { contact: '', until: 0 }

export const isPassed = (auth: string): boolean =>
  readIdentifier(auth)?.value === passed.contact && Date.now() < passed.until

export function notePassed(auth: string): void {
  passed = { contact: readIdentifier(auth)?.value ?? '', until: Date.now() + grantMinutes * 60_000 }
}

export function forgetPassed(): void {
  passed = { contact: '', until: 0 }
}
