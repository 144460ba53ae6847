import { atom } from 'nanostores'

import { call } from '#lib/core/api/call.ts'
import type { CallName, Reply, Sent } from '#lib/calls.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { opsTexts } from '#lib/ops/texts.ts'

import { clearPlace } from './console-place.ts'

export type Caller = Reply<'GET /ops/me'>

/** Who signed in to this console; stays when the session ends, like everything that was typed. */
export const $caller = atom<Caller | undefined>(undefined)
/** `out`: the session ended, or none began. `failed`: nobody could tell. */
export const $session = atom<'loading' | 'in' | 'out' | 'failed'>('loading')
export const $notice = atom<{ text: string; isError: boolean } | undefined>(undefined)

/** Where this tab keeps what was typed (ops-180). */
export const draftsKey = 'consoleDrafts'

export type OpsCallName = Extract<CallName, `${string} /ops/${string}`>

export type RequestOptions = {
  key?: string
  token?: string
  /** Shows the problems of a form's fields at them; false where one has no place there, and the notice tells them. */
  showAtFields?: (problems: Readonly<Record<string, string>>) => boolean
}

/** One call of the service; its error becomes the notice, unless the form shows it at its fields. */
export async function request<L extends OpsCallName>(
  endpoint: L,
  input: Sent<L>,
  { showAtFields, ...options }: RequestOptions = {}
): Promise<Reply<L> | undefined> {
  const answer = await call(endpoint, input, options)
  if (answer.ok) return answer.value
  if (answer.error.status === 401) signOutOps()
  const { message, fields = {} } = answer.error
  if (Object.keys(fields).length > 0 && showAtFields?.(fields)) {
    $notice.set(undefined)
    return undefined
  }
  $notice.set({ text: withFields(message, Object.values(fields)), isError: true })
  return undefined
}

/** 'Periksa kembali isian Anda.', ['Nomor resi wajib diisi'] // => 'Periksa kembali isian Anda: Nomor resi wajib diisi' */
const withFields = (message: string, problems: readonly string[]): string =>
  problems.length === 0 ? message : [message.replace(/\.$/, ''), ...problems].join(': ')

/** Opens the console that this browser is signed in to. */
export async function resume(): Promise<void> {
  $session.set('loading')
  const answer = await call('GET /ops/me', {})
  if (answer.ok) return welcome(answer.value)
  if (answer.error.status === 401) return signOutOps()
  $session.set('failed')
  $notice.set({ text: answer.error.message, isError: true })
}

/** Signs in: the token is exchanged for a cookie that no script can read. */
export async function enter(token: string): Promise<void> {
  $notice.set(undefined)
  const answer = await call('POST /ops/session', {}, { token })
  if (!answer.ok) {
    const { status, message } = answer.error
    if (status === 401) signOutOps()
    return $notice.set({ text: status === 401 ? opsTexts.wrongToken : message, isError: true })
  }
  welcome(answer.value)
  otherTabs()?.postMessage('signed in')
}

/** Signs out at the button: the page begins again, without what was shown to the caller. */
export async function leave(): Promise<void> {
  const isLeft = (await request('DELETE /ops/session', {})) !== undefined
  if (!isLeft && $session.get() === 'in') return
  otherTabs()?.postMessage('signed out')
  beginAgain()
}

/** The session ended: the console asks for the token over what was typed. */
export const signOutOps = (): void => $session.set('out')

/** Loads the page without what was open and typed: somebody signed out, or another one in. */
function beginAgain(): void {
  clearPlace()
  sessionStore.remove(draftsKey)
  location.reload()
}

/** Tells callers apart: two shops may have sellers of one name. */
export const callerKey = ({ role, shop, name }: Caller): string => `${role}/${shop?.id ?? ''}/${name}`

/** Another caller than before sees nothing of what that one saw: the page begins again. */
function welcome(caller: Caller): void {
  const before = $caller.get()
  if (before && callerKey(before) !== callerKey(caller)) return beginAgain()
  $caller.set(caller)
  $session.set('in')
}

const otherTabs = () =>
  typeof BroadcastChannel === 'undefined' ? undefined : (channel ??= new BroadcastChannel('console'))
let channel: BroadcastChannel | undefined

/** Follows other tabs, which have the same cookie: begins again without it, asks who is signed in with another. */
export function followOtherTabs(): () => void {
  const tabs = otherTabs()
  const follow = ({ data }: MessageEvent) => (data === 'signed out' ? beginAgain() : void resume())
  tabs?.addEventListener('message', follow)
  return () => tabs?.removeEventListener('message', follow)
}
