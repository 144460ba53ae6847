import { lasting } from './lasting.ts'
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { readAuthorization, signatureOf } from './sigv4.ts'

type StoredObject = { bytes: Buffer; changedAt: Date }

/** Answers a request in place of the service; true if it did. */
export type Trick = (request: IncomingMessage, response: ServerResponse) => boolean

/** A local bucket that accepts requests signed with its secret, and no others. */
export type S3StandIn = {
  settings: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  objects: Map<string, StoredObject>
  /** 'PUT /bucket/key' of every accepted request. */
  heard: string[]
  /** The service's answer instead of its work, if it answers. */
  trick: Trick | undefined
  close: () => Promise<void>
}

const accessKeyId = 'KEYOFTHESTANDIN'
const secretAccessKey = 'secret/of+the=stand-in'
const region = 'ap-southeast-3'
const bucket = 'berkas-uji'
/** Maximum difference of a request's time in minutes, as at AWS. */
const skewMinutes = 15

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const escaped = (key: string) => encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/')

/** What is wrong with a request's signature: the code of S3, or undefined if it is right. */
function errorOf(request: IncomingMessage, body: Buffer): string | undefined {
  const { method = '', url = '' } = request
  const headers = request.headers as Record<string, string>
  const claimed = readAuthorization(headers['authorization'] ?? '')
  if (!claimed) return 'AccessDenied'
  if (claimed.keyId !== accessKeyId) return 'InvalidAccessKeyId'
  if (claimed.region !== region || claimed.service !== 's3') return 'AuthorizationHeaderMalformed'
  const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (!mustBeSigned.every(name => claimed.signed.includes(name))) return 'AccessDenied'
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(headers['x-amz-date'] ?? '') ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  // oxlint-disable-next-line tests/no-wall-clock -- as a storage does: how far the clock of a request is off, in minutes
  if (!(Math.abs(Date.now() - at) < skewMinutes * 60_000)) return 'RequestTimeTooSkewed'
  if (claimed.day !== `${year}${month}${day}`) return 'AuthorizationHeaderMalformed'
  if (signatureOf({ method, url, headers }, secretAccessKey, claimed) !== claimed.signature)
    return 'SignatureDoesNotMatch'
  return headers['x-amz-content-sha256'] === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch'
}

/** ListObjectsV2: up to `max-keys` keys of a prefix after one of them, in the order of their bytes. */
function listOf(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('start-after') ?? ''
  const max = Number(query.get('max-keys') ?? 1000)
  const keys = [...objects.keys()]
    .filter(key => key.startsWith(prefix) && Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0)
    .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  const contents = keys.slice(0, max).map(key => {
    const { bytes, changedAt } = objects.get(key)!
    const date = changedAt.toISOString()
    return `<Contents><Key>${escaped(key)}</Key><LastModified>${date}</LastModified><ETag>${etagOf(bytes).replaceAll('"', '&quot;')}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${contents.length}</KeyCount><MaxKeys>${max}</MaxKeys><EncodingType>url</EncodingType><IsTruncated>${keys.length > max}</IsTruncated>${contents.join('')}</ListBucketResult>`
}

export async function openS3(): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const heard: string[] = []
  const server = createServer(lasting, (request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (standIn.trick?.(request, response)) return
    const { method = '', url = '' } = request
    const body = await buffer(request)
    const say = (status: number, text = '', headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text)
    const fail = (status: number, code: string) =>
      say(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    const error = errorOf(request, body)
    if (error) return fail(error === 'AuthorizationHeaderMalformed' ? 400 : 403, error)
    heard.push(`${method} ${url}`)
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, name = '', ...parts] = pathname.split('/')
    if (decodeURIComponent(name) !== bucket) return fail(404, 'NoSuchBucket')
    const key = decodeURIComponent(parts.join('/'))
    if (key === '') {
      const isList = method === 'GET' && searchParams.get('list-type') === '2'
      return isList ? say(200, listOf(objects, searchParams)) : fail(405, 'MethodNotAllowed')
    }
    if (Buffer.byteLength(key) > 1_024) return fail(400, 'KeyTooLongError')
    if (method === 'PUT') {
      objects.set(key, { bytes: body, changedAt: new Date() })
      return say(200, '', { etag: etagOf(body) })
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return say(204)
    }
    const found = objects.get(key)
    if (!found) return fail(404, 'NoSuchKey')
    response.writeHead(200, {
      etag: etagOf(found.bytes),
      'last-modified': found.changedAt.toUTCString(),
      'content-length': String(found.bytes.length)
    })
    response.end(method === 'HEAD' ? undefined : found.bytes)
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: S3StandIn = {
    settings: { endpoint: `http://127.0.0.1:${port}`, region, bucket, accessKeyId, secretAccessKey },
    objects,
    heard,
    trick: undefined,
    async close() {
      server.closeAllConnections()
      if (server.listening) await new Promise(resolve => server.close(resolve))
    }
  }
  return standIn
}
