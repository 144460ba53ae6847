import { openSession } from '#server/identity/session.ts'

import { noBrowser } from './no-browser.ts'
import type { Person } from './person.ts'
import type { World } from './world.ts'

/** Opens a session for a person without the sign-in's own rules, as after any successful one. */
export async function signIn(world: World, person: Person, userId: number): Promise<void> {
  const requestContext = noBrowser()
  await openSession(world.services.db, requestContext, userId, world.services.clock.now())
  for (const cookie of requestContext.answerHeaders.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    person.cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
  }
}
