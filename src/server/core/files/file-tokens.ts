import { seal, unseal } from '../platform/crypto.ts'

/** What private files are of. A token of one kind opens none of another. */
const fileKinds = ['trace', 'export'] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * Minutes that the address of a private file holds. Long enough to read a page by, and a page that stood open longer asks
 * for a new one; short enough that an address in a history or a log leads nowhere the next day (core-39). Whose file it
 * is decides the session, at each request.
 */
const tokenMinutes = 60

const use = 'file'
/** A sealed kind, number and time have at most this many characters. */
const maxTokenLength = 200

/** The address of a private file, by its kind and the number of the row that names it: '/files/q83v…' */
export function fileAddress(secret: string, kind: FileKind, id: number, now: Date): string {
  const until = now.getTime() + tokenMinutes * 60_000
  return `/files/${seal(secret, use, `${kind}:${id}:${until}`)}`
}

/** What a token names; undefined where it was forged, sealed for another use, or its time is over. */
export function readFileToken(
  secret: string,
  token: string,
  now: Date
): { kind: FileKind; id: number } | undefined {
  if (token.length > maxTokenLength) return undefined
  const [, name, id, until] = /^([a-z]+):(\d{1,16}):(\d{1,16})$/.exec(unseal(secret, use, token) ?? '') ?? []
  const kind = fileKinds.find(one => one === name)
  return kind && Number(until) > now.getTime() ? { kind, id: Number(id) } : undefined
}
