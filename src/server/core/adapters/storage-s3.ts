import { posix } from 'node:path'
import { ReadableStream as NodeStream } from 'node:stream/web'

import { parseXml, XmlElement } from '@rgrove/parse-xml'

import { type S3Settings, s3Requests } from '#server/core/files/s3-requests.ts'
import { StorageFault } from '#server/core/files/storage-fault.ts'
import { readBytes } from '#server/core/http/read-bytes.ts'
import { type Listed, listedAtOnce, type Storage } from './storage.ts'

/** Maximum length of an S3 key, in bytes. */
const maxKeyLength = 1_024
/** Maximum bytes of a list: 1,000 keys of 1,024 bytes, three characters for each where escaped, and the markup. */
const listBytes = 4 * 1024 * 1024

/** Files in a bucket of an S3-compatible service. A file appears whole or not at all, and nowhere else. */
export function s3Storage(settings: S3Settings): Storage {
  const request = s3Requests(settings)
  return {
    async put(path, bytes) {
      const key = keyOf(path)
      if (key === undefined) throw new Error(`Outside of the storage: ${path}`)
      const answer = await request({ method: 'PUT', key, body: bytes })
      await answer?.body?.cancel()
      // A server that answers everything with 200 but without an ETag has stored nothing.
      if (!answer?.headers.get('etag')) throw new StorageFault(`S3: ${path} was not taken`)
    },
    async open(path) {
      const key = keyOf(path)
      const found = key === undefined ? undefined : await request({ method: 'HEAD', key })
      if (key === undefined || !found) return undefined
      const size = sizeOf(found)
      const changedAt = new Date(found.headers.get('last-modified') ?? '')
      if (size === undefined || !found.headers.get('etag') || Number.isNaN(changedAt.getTime())) {
        throw new StorageFault(`S3: ${path} has no size, no mark or no date`)
      }
      return { size, changedAt, read: () => streamOf(readLater(() => request({ method: 'GET', key }), size)) }
    },
    async remove(path) {
      const key = keyOf(path)
      const answer = key === undefined ? undefined : await request({ method: 'DELETE', key })
      await answer?.body?.cancel()
    },
    async list(folder, after) {
      const prefix = `${folder}/`
      const query = {
        'encoding-type': 'url',
        'list-type': '2',
        'max-keys': String(listedAtOnce),
        prefix,
        ...(after !== undefined && { 'start-after': after })
      }
      const answer = await request({ method: 'GET', key: '', query })
      if (!answer) throw new StorageFault('S3: there is no such bucket')
      const bytes = await readBytes(answer.body, listBytes)
      if (!bytes) throw new StorageFault('S3: the list is too long')
      return readList(new TextDecoder().decode(bytes), prefix, after)
    }
  }
}

/** The key of a path; undefined where it leads out of the bucket, is a folder or is too long: 'a/./b' // => 'a/b' */
function keyOf(path: string): string | undefined {
  const key = posix.normalize(path)
  const isOutside = key.startsWith('/') || key === '.' || key === '..' || key.startsWith('../')
  const isNone = key.endsWith('/') || path.includes('\0') || Buffer.byteLength(key) > maxKeyLength
  return isOutside || isNone ? undefined : key
}

function sizeOf({ headers }: Response): number | undefined {
  const text = headers.get('content-length') ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

// The types of the DOM lack `from`.
const streamOf = (bytes: AsyncIterable<Uint8Array>) => NodeStream.from(bytes) as ReadableStream<Uint8Array>

/** The bytes of a file, requested once they are read. Throws StorageFault where the file is gone or has another size. */
async function* readLater(
  request: () => Promise<Response | undefined>,
  size: number
): AsyncGenerator<Uint8Array> {
  const answer = await request()
  if (!answer?.body) throw new StorageFault('S3: the file is gone')
  let left = size
  for await (const part of answer.body) {
    left -= part.length
    if (left < 0) break
    yield part
  }
  if (left !== 0) throw new StorageFault(`S3: a file of ${size} bytes has another size`)
}

const childrenOf = (element: XmlElement, name: string) =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
const textOf = (element: XmlElement, name: string) => childrenOf(element, name)[0]?.text ?? ''

/** Decodes a key: S3 encodes keys as in a form, because XML cannot hold every character. */
const unescape = (key: string) => decodeURIComponent(key.replaceAll('+', '%20'))

/** A page of ListObjectsV2. Throws StorageFault where it is not a list, or lists other files than requested. */
function readList(text: string, prefix: string, after?: string): { files: Listed[]; isLast: boolean } {
  try {
    const { root } = parseXml(text)
    if (root?.name !== 'ListBucketResult') throw new Error('no list')
    const files = childrenOf(root, 'Contents').map(one => ({
      path: unescape(textOf(one, 'Key')),
      changedAt: new Date(textOf(one, 'LastModified'))
    }))
    const goesOn = textOf(root, 'IsTruncated')
    const isPage = goesOn === 'false' || (goesOn === 'true' && files.length > 0)
    // A service that ignores `start-after` would be asked for the same page without end.
    const isOurs = ({ path, changedAt }: Listed) =>
      path.startsWith(prefix) && path !== after && keyOf(path) === path && !Number.isNaN(changedAt.getTime())
    if (!isPage || !files.every(isOurs)) throw new Error('another list')
    return { files, isLast: goesOn === 'false' }
  } catch (cause) {
    throw new StorageFault('S3: the list cannot be read', { cause })
  }
}
