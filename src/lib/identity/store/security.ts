import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import { paths } from '#lib/core/paths.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { sessionKeys } from '#lib/core/browser/session-keys.ts'
import { securityTexts } from '#lib/identity/texts.ts'
import { leave } from './session.ts'
import { endWork, work } from './work.ts'

/** The step of the page behind a 'Bukan saya' link; undefined until its address was read. */
export const $security = atom<'ask' | 'unusable' | undefined>(undefined)

let token = ''

/**
 * Takes the token out of the address bar at once, before anything else can read or share it. It stays in this tab's
 * storage for a reload, until it is used.
 */
export function takeToken(): void {
  endWork()
  const given = window.location.hash.slice(1)
  if (given) {
    history.replaceState(history.state, '', window.location.pathname)
    sessionStore.set(sessionKeys.security, given)
  }
  token = given || (sessionStore.get(sessionKeys.security) ?? '')
  $security.set(token ? 'ask' : 'unusable')
}

/**
 * 'Bukan saya': the account's sessions end, and the contact of the message may set a new password, for which the page of
 * a forgotten password opens at its last step.
 */
export const disown = (): Promise<boolean> =>
  work(async () => {
    const answer = await call('POST /auth/security/disown', { token }, { fallback: securityTexts.failed })
    if (!answer.ok) {
      if (answer.error.code !== 'security_link_unusable') return answer.error
      sessionStore.remove(sessionKeys.security)
      $security.set('unusable')
      return undefined
    }
    // What this browser was signed in to has ended too.
    leave()
    sessionStore.set(sessionKeys.reset, answer.value.auth)
    window.location.replace(paths.resetPassword())
    return undefined
  })
