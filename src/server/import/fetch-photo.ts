import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { ok } from '#lib/core/schema/result.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { type GuardedFetch, guardedFetch } from '#server/core/adapters/guarded-fetch.ts'
import { OutsideError, type OutsideReason } from '#server/core/adapters/outside-address.ts'
import type { FetchPhoto } from './store-photos.ts'

const reasons: Readonly<Record<OutsideReason, string>> = {
  address: 'alamatnya tidak dapat dipakai',
  not_public: 'alamatnya bukan alamat umum di internet',
  unknown_host: 'situsnya tidak ditemukan',
  unreachable: 'situsnya tidak dapat dihubungi',
  timeout: 'situsnya tidak menjawab tepat waktu',
  too_large: 'ukurannya lebih dari 5 MB',
  redirects: 'alamatnya terlalu sering dialihkan'
}

/** Reasons for which a host gave no answer. An unknown name is told at once, and perhaps known a second later. */
const silences: readonly OutsideReason[] = ['timeout', 'unreachable']

/** Pictures of one host, one after another, that got no answer: it is not asked for a further one. */
const maxSilences = 3

type Options = {
  toPrivate: boolean
  /** For tests. */
  fetch?: GuardedFetch
}

/**
 * Fetches pictures of public addresses, within bounds of size and time; a private address is never reached. For one import: a host that
 * did not answer three times in a row is not asked again (import-75), so that its pictures do not hold other imports.
 */
export function photoFetcher({
  toPrivate,
  fetch = guardedFetch({ toPrivate, atOnce: 4, maxWaiting: 20 })
}: Options): FetchPhoto {
  const silent = new Map<string, { times: number; reason: OutsideReason }>()
  return async url => {
    const told = (why: string) =>
      fail(coreErrors.file_not_an_image, {
        message: `Foto '${url.slice(0, 120)}' tidak dapat diambil: ${why}.`
      })
    const host = URL.canParse(url) ? new URL(url).host : ''
    const before = silent.get(host)
    if (before && before.times >= maxSilences) return told(reasons[before.reason])
    try {
      const { status, body } = await fetch(url, {
        method: 'GET',
        headers: { accept: 'image/*' },
        maxBytes: imageLimit.bytes,
        maxRedirects: 3,
        connectMs: 5_000,
        timeoutMs: 20_000
      })
      silent.delete(host)
      return status === 200 ? ok(new Blob([new Uint8Array(body)])) : told(`situsnya menjawab ${status}`)
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      const { reason } = error
      if (silences.includes(reason)) silent.set(host, { times: (before?.times ?? 0) + 1, reason })
      else silent.delete(host)
      return told(reasons[reason])
    }
  }
}
