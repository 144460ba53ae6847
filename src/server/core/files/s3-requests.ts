import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { AwsV4Signer } from 'aws4fetch'
import PQueue from 'p-queue'

import { readBytes } from '#server/core/http/read-bytes.ts'
import { StorageFault } from './storage-fault.ts'

/** A bucket of a service that speaks S3, addressed by path: https://endpoint/bucket/key. */
export type S3Settings = {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Empty for the bucket itself. */
  key: string
  query?: Record<string, string>
  body?: Uint8Array
}

/** Tries per request. Requests are idempotent, so a retry may repeat what the first try has already done. */
const tries = 3
/** Timeout until a response begins, in ms. */
const answerMs = 2_500
/** Total timeout of a request in ms, including its wait in the queue and all tries: a browser gives up after 10 s. */
const totalMs = 8_500
/** Timeout until a response has ended, in ms: a phone may read it slowly. */
const readingMs = 60_000
/** Milliseconds before the second try, and twice that before the third. */
const pauseMs = 100

/** Maximum concurrent requests, and maximum requests in the queue; more are rejected. */
const atOnce = 64
const maxWaiting = 256

/** Maximum bytes of an error response. */
const errorBytes = 64 * 1024

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function addressOf({ endpoint, bucket }: S3Settings, { key, query = {} }: S3Request): string {
  const path = key.split('/').map(encode).join('/')
  const parameters = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `${endpoint}/${encode(bucket)}/${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}

/** An answer that is no success: its status and the code of S3, such as 'SignatureDoesNotMatch', or ''. */
type Failure = { status: number; code: string }

/** Sends a request once. The timeout lasts until a success begins or an error has been read. */
async function send(
  settings: S3Settings,
  request: S3Request,
  ended: AbortSignal
): Promise<Response | Failure> {
  const { method, body } = request
  const { region, accessKeyId, secretAccessKey } = settings
  const sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex')
  const signed = await new AwsV4Signer({
    method,
    url: addressOf(settings, request),
    // The signature covers the body, so that one that changes on its way is rejected.
    headers: { 'x-amz-content-sha256': sha256 },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey
  }).sign()
  const unanswered = new AbortController()
  const timeout = AbortSignal.any([ended, AbortSignal.timeout(answerMs)])
  const giveUp = () => unanswered.abort(timeout.reason)
  timeout.addEventListener('abort', giveUp)
  try {
    ended.throwIfAborted()
    const answer = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      // Following a redirect would store a file elsewhere; a service in another region sends one.
      redirect: 'manual',
      signal: AbortSignal.any([unanswered.signal, AbortSignal.timeout(readingMs)])
    })
    return answer.ok ? answer : { status: answer.status, code: await errorCode(answer) }
  } finally {
    timeout.removeEventListener('abort', giveUp)
  }
}

async function errorCode({ body }: Response): Promise<string> {
  const bytes = await readBytes(body, errorBytes).catch(() => undefined)
  return /<Code>(\w{1,60})<\/Code>/.exec(new TextDecoder().decode(bytes))?.[1] ?? ''
}

/** Whether a retry may succeed: the service failed or is overloaded. */
const isPassing = (status: number) => status >= 500 || status === 429

/**
 * Sends signed requests (AWS Signature Version 4) to a bucket, with timeouts, at most three tries where the service
 * fails, and without following redirects. Returns the response (2xx), or undefined for the 404 of a key; throws
 * StorageFault for everything else.
 */
export function s3Requests(settings: S3Settings): (request: S3Request) => Promise<Response | undefined> {
  const queue = new PQueue({ concurrency: atOnce })
  const attempt = async (request: S3Request, ended: AbortSignal): Promise<Response | undefined> => {
    const about = `S3: ${request.method} ${request.key || 'the bucket'}`
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(settings, request, ended).catch((error: Error) => error)
      if (answer instanceof Response) return answer
      if (answer instanceof Error) {
        if (attempt === tries || ended.aborted)
          throw new StorageFault(`${about}: no answer`, { cause: answer })
      } else {
        const { status, code } = answer
        if (status === 404 && code !== 'NoSuchBucket') return undefined
        if (!isPassing(status) || attempt === tries) throw new StorageFault(`${about}: ${status} ${code}`)
      }
      await delay(pauseMs * attempt)
    }
  }
  return request => {
    if (queue.size >= maxWaiting) return Promise.reject(new StorageFault('S3: too many wait'))
    const ended = AbortSignal.timeout(totalMs)
    return queue.add(() => attempt(request, ended))
  }
}
