import { atom } from 'nanostores'

import type { Reply } from '#lib/calls.ts'

export type Profile = Reply<'GET /buyer/profile'>

/** Who is at this browser. 'unknown' until the first answer: nothing personal is shown before. */
export type Session =
  | { status: 'unknown' }
  | { status: 'guest' }
  | { status: 'member'; profile: Profile }
  /** Probably signed in, but the server could not be asked: offline, slow. */
  | { status: 'unreachable' }

export const $session = atom<Session>({ status: 'unknown' })
