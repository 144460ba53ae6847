import { fail } from '#lib/core/schema/api-error.ts'
import { coreErrors } from '#lib/core/schema/errors.ts'
import { ok } from '#lib/core/schema/result.ts'
import { imageLimit } from '#lib/core/limits.ts'

import { guardedFetch } from '#server/core/adapters/guarded-fetch.ts'
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

/** Fetches pictures of public addresses, within bounds of size and time; a private address is never reached. */
export function photoFetcher({ toPrivate }: { toPrivate: boolean }): FetchPhoto {
  const fetch = guardedFetch({ toPrivate, atOnce: 4, maxWaiting: 20 })
  return async url => {
    const told = (why: string) =>
      fail(coreErrors.file_not_an_image, {
        message: `Foto '${url.slice(0, 120)}' tidak dapat diambil: ${why}.`
      })
    try {
      const { status, body } = await fetch(url, {
        method: 'GET',
        headers: { accept: 'image/*' },
        maxBytes: imageLimit.bytes,
        maxRedirects: 3,
        connectMs: 5_000,
        timeoutMs: 20_000
      })
      return status === 200 ? ok(new Blob([new Uint8Array(body)])) : told(`situsnya menjawab ${status}`)
    } catch (error) {
      if (error instanceof OutsideError) return told(reasons[error.reason])
      throw error
    }
  }
}
