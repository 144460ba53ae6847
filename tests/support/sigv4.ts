import { createHash, createHmac } from 'node:crypto'

/** A request as it is transmitted, with its headers in lower case. */
export type SignedRequest = {
  method: string
  /** Path and query as they were sent. */
  url: string
  headers: Record<string, string>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** 'Credential=KEY/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;range, Signature=f0e8…' parsed. */
export function readAuthorization(text: string) {
  const [, keyId, day, region, service, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/(\w+)\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      text
    ) ?? []
  return signature === undefined
    ? undefined
    : { keyId: keyId!, day: day!, region: region!, service: service!, signed: signed!.split(';'), signature }
}

/** The query in the order in which it is signed; a name without a value has an empty one. */
const canonicalQuery = (query: string) =>
  query
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&')

/** The required signature of a request (AWS Signature Version 4 of S3): recomputed from the shared secret. */
export function signatureOf(
  { method, url, headers }: SignedRequest,
  secret: string,
  { day, region, service, signed }: { day: string; region: string; service: string; signed: string[] }
): string {
  const [path = '', query = ''] = url.split('?')
  const lines = signed.map(name => `${name}:${(headers[name] ?? '').trim().replaceAll(/ +/g, ' ')}\n`)
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    lines.join(''),
    signed.join(';'),
    headers['x-amz-content-sha256']
  ].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n')
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${secret}`, day))
  return hmac(key, toSign).toString('hex')
}
