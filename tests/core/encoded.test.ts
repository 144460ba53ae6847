import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { describe, expect, it } from 'vitest'

import { decode, encode, encodedBytes, hold, offer, pack } from '#server/core/http/encoded.ts'

const text = 'Semen Tiga Roda 40 kg '.repeat(100)
const encoded = encode(text)
const request = (acceptEncoding?: string, ifNoneMatch?: string) =>
  offer(encoded, { acceptEncoding, ifNoneMatch })

describe('[core-50] a compressed entry', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br;q=1.0', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , GZIP', 'gzip'],
    ['br;q=0.5', 'br']
  ])('is sent to a client that accepts "%s" as %s', (header, way) => {
    const { headers, body, isKnown } = request(header)
    expect(isKnown).toBe(false)
    expect(headers).toMatchObject({ 'content-encoding': way, vary: 'accept-encoding' })
    const read = way === 'br' ? brotliDecompressSync(body!) : gunzipSync(body!)
    expect(read.toString()).toBe(text)
    expect(Number(headers['content-length'])).toBe(body!.byteLength)
  })

  it.each([undefined, '', 'identity', 'deflate', 'bread', 'br;q=0'])(
    'is sent uncompressed if no encoding is accepted (%s)',
    header => {
      const { headers, body } = request(header)
      expect(headers['content-encoding']).toBeUndefined()
      expect(body!.toString()).toBe(text)
    }
  )

  it('is not sent again to a client that has it, for any valid form of the header', () => {
    const { etag } = encoded
    for (const held of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      expect(request('br', held)).toMatchObject({ isKnown: true, body: null, headers: { etag } })
    }
    expect(request('br', '"other"').isKnown).toBe(false)
  })

  it('is compressed for its first client, and what only a page reads is not', () => {
    const held = hold(text)
    expect([decode(held), encodedBytes(held), held.br]).toEqual([text, text.length, undefined])
    expect(
      brotliDecompressSync(offer(held, { acceptEncoding: 'br', ifNoneMatch: undefined }).body!).toString()
    ).toBe(text)
    expect([decode(held), held.plain, held.etag]).toEqual([text, undefined, encoded.etag])
    expect(encodedBytes(held)).toBeLessThan(text.length)
  })

  it('is a copy of its own in each form, so that a short one holds no chunk of 8 kB', () => {
    const short = 'Semen'
    const held = hold(short)
    expect(held.plain!.buffer.byteLength).toBe(short.length)
    offer(held, { acceptEncoding: 'gzip', ifNoneMatch: undefined })
    const { br, gzip } = held
    expect([br!.buffer.byteLength, gzip!.buffer.byteLength]).toEqual([br!.byteLength, gzip!.byteLength])
  })

  it('has another ETag if it differs', () => {
    expect(encode(`${text}!`).etag).not.toBe(encoded.etag)
  })
})

describe('[core-313] an answer for one client', () => {
  const long = 'é'.repeat(600)

  it('of more than 1 kB is compressed for who takes Brotli', () => {
    const { headers, body } = pack(long, 'gzip, br')
    expect(headers).toEqual({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'content-length': String((body as Buffer).byteLength)
    })
    expect(brotliDecompressSync(body as Buffer).toString()).toBe(long)
  })

  it.each([
    ['of less', 'é'.repeat(512), 'br', 1024],
    ['of more than 64 kB, which would keep others waiting', 'é'.repeat(32_769), 'br', 65_538],
    ['for who takes none', long, undefined, 1200],
    ['for who takes gzip, which is compressed on the way', long, 'gzip', 1200]
  ])('is left as it is: %s', (_name, body, acceptEncoding, bytes) => {
    expect(pack(body, acceptEncoding)).toEqual({ headers: { 'content-length': String(bytes) }, body })
  })
})
