import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { encode, encodedBytes, offer, untilImproved } from '#server/core/http/encoded.ts'

/** As long and as varied as an answer. */
const text = readFileSync('docs/openapi.json', 'utf8').slice(0, 40_000)
const asked = { acceptEncoding: 'br, gzip', ifNoneMatch: undefined }
const bytesAt = (quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength

describe('[core-50] a compressed entry', () => {
  it('is compressed better behind the second answer, once, and stays the same', async () => {
    const encoded = encode(text)
    const first = offer(encoded, asked)
    await untilImproved()
    expect(offer(encoded, asked).body).toBe(first.body)
    await untilImproved()
    const better = offer(encoded, asked)
    expect(better.body!.byteLength).toBeLessThan(first.body!.byteLength)
    expect(better.body!.byteLength).toBeLessThan(bytesAt(4))
    // A copy of its own: no chunk of zlib is held with it.
    expect(better.body!.buffer.byteLength).toBe(better.body!.byteLength)
    expect(brotliDecompressSync(better.body!).toString()).toBe(text)
    expect(better.headers).toMatchObject({
      etag: first.headers['etag'],
      'content-length': String(better.body!.byteLength)
    })
    await untilImproved()
    expect(offer(encoded, asked).body).toBe(better.body)
  })

  it('takes a client without Brotli, before and after', async () => {
    const encoded = encode(text)
    const zipped = () => offer(encoded, { ...asked, acceptEncoding: 'gzip' }).body!
    const first = zipped()
    expect(gunzipSync(first).toString()).toBe(text)
    await untilImproved()
    offer(encoded, asked)
    await untilImproved()
    expect(zipped()).toBe(first)
  })

  it('is counted with the gzip form that may follow', () => {
    const encoded = encode(text)
    const { body } = offer(encoded, { ...asked, acceptEncoding: 'gzip' })
    expect(encodedBytes(encoded)).toBeGreaterThanOrEqual(encoded.br!.byteLength + body!.byteLength)
  })

  it('improves many of them one after another', async () => {
    const many = Array.from({ length: 250 }, (_, i) => encode(`${text}${i}`))
    const offerAll = () => many.map(encoded => offer(encoded, asked).body!.byteLength)
    const first = offerAll()
    offerAll()
    await untilImproved()
    offerAll()
    await untilImproved()
    expect(offerAll().every((bytes, i) => bytes < first[i]!)).toBe(true)
  })
})
