import { atom } from 'nanostores'

import type { Reply } from '#lib/calls.ts'

export type Profile = Reply<'GET /buyer/profile'>

/** The person at this browser. 'unknown' until the first response, with nothing personal shown before. */
export type Session =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'member'; profile: Profile }
  /** Probably signed in, but the server is unreachable: offline or slow. */
  | { status: 'unreachable' }

export const $session = atom<Session>({ status: 'unknown' })
