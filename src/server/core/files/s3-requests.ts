import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

import { AwsV4Signer } from 'aws4fetch'
import pLimit from 'p-limit'

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
const patienceMs = 8_500
/** Timeout until a response has ended, in ms: a phone may read it slowly. */
const readingMs = 60_000
/** Milliseconds before the second try, and twice that before the third. */
const pauseMs = 100

/** Maximum concurrent requests, and maximum requests in the queue; more are rejected. */
const atOnce = 64
const maxWaiting = 256

/** Timeout of reading an error response, in ms. */
const complaintMs = 1_000
/** Characters of an error response that are read for the log. */
const complaintBytes = 2_048

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function addressOf({ endpoint, bucket }: S3Settings, { key, query = {} }: S3Request): string {
  const path = key.split('/').map(encode).join('/')
  const asked = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `${endpoint}/${encode(bucket)}/${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}

async function send(settings: S3Settings, request: S3Request, ended: AbortSignal): Promise<Response> {
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
  // Applies until the response begins: reading it may take longer.
  const timeout = AbortSignal.any([ended, AbortSignal.timeout(answerMs)])
  const giveUp = () => unanswered.abort(timeout.reason)
  timeout.addEventListener('abort', giveUp)
  try {
    ended.throwIfAborted()
    return await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      // Following a redirect would store a file elsewhere; a service in another region sends one.
      redirect: 'manual',
      signal: AbortSignal.any([unanswered.signal, AbortSignal.timeout(readingMs)])
    })
  } finally {
    timeout.removeEventListener('abort', giveUp)
  }
}

/**
 * Error code of a response, such as 'SignatureDoesNotMatch', or ''. Reads at most about 2 kB, for at most a second.
 */
async function complaintOf(answer: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = answer.body?.getReader()
  const leave = () => reader?.cancel().catch(() => undefined)
  const slow = setTimeout(leave, complaintMs)
  try {
    for (;;) {
      const { value: part, done } = (await reader?.read()) ?? { done: true }
      if (done) break
      text += decoder.decode(part, { stream: true })
      if (text.length >= complaintBytes) break
    }
  } catch {
    // What was read so far is enough.
  } finally {
    clearTimeout(slow)
    await leave()
  }
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}

/** Whether a retry may succeed: the service failed or is overloaded. */
const isPassing = (status: number) => status >= 500 || status === 429

/**
 * Sends signed requests (AWS Signature Version 4) to a bucket, with timeouts, at most three tries where the service
 * fails, and without following redirects. Returns the response (2xx), or undefined for the 404 of a key; throws
 * StorageFault for everything else.
 */
export function s3Requests(settings: S3Settings): (request: S3Request) => Promise<Response | undefined> {
  const line = pLimit(atOnce)
  const ask = async (request: S3Request, ended: AbortSignal): Promise<Response | undefined> => {
    const { method, key } = request
    for (let attempt = 1; ; attempt += 1) {
      const answer = await send(settings, request, ended).catch((error: unknown) => error)
      if (answer instanceof Response) {
        if (answer.ok) return answer
        const complaint = await complaintOf(answer)
        if (answer.status === 404 && complaint !== 'NoSuchBucket') return undefined
        const said = `S3: ${method} ${key || 'the bucket'}: ${answer.status} ${complaint}`.trim()
        if (!isPassing(answer.status) || attempt === tries) throw new StorageFault(said)
      } else if (attempt === tries || ended.aborted) {
        throw new StorageFault(`S3: ${method} ${key || 'the bucket'}: no answer`, { cause: answer })
      }
      await delay(pauseMs * attempt)
    }
  }
  return request => {
    if (line.pendingCount >= maxWaiting) return Promise.reject(new StorageFault('S3: too many wait'))
    const ended = AbortSignal.timeout(patienceMs)
    return line(() => ask(request, ended))
  }
}
