import { seal, unseal } from '../platform/crypto.ts'

/** Kinds of private files. A token of one kind does not open a file of another. */
const fileKinds = ['trace', 'export', 'message', 'complaint'] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * Minutes for which the address of a private file is valid. Long enough to read a page, and a page that stays open for
 * longer requests a new one; short enough that an address in a history or a log is useless the next day (core-39). The
 * session decides at each request whether the file is the visitor's.
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

/** Kind and id in a token; undefined where it was forged, sealed for another use, or has expired. */
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
