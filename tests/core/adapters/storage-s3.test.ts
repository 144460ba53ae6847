import type { ServerResponse } from 'node:http'

import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { Storage } from '#server/core/adapters/storage.ts'
import { s3Storage } from '#server/core/adapters/storage-s3.ts'
import { isUnavailable } from '#server/core/concurrency/unavailable.ts'

import { openLiar, sayForEver } from '../../support/liar.ts'
import { failure, shortenTimeout } from '../../support/timeouts.ts'
import { openS3, type S3StandIn, type Trick } from '../../support/s3-stand-in.ts'

const bytes = new TextEncoder().encode('a picture')
const path = 'media/reviews/a.webp'
let s3: S3StandIn
let storage: Storage
beforeEach(async () => {
  s3 = await openS3()
  storage = s3Storage(s3.settings)
})
afterEach(() => s3.close())

const textOf = async (from: Storage) => new Response((await from.open(path))!.read()).text()

/** Every operation of the storage; for reads a file exists already. */
const calls: [name: string, call: (from: Storage) => Promise<unknown>][] = [
  ['putting', from => from.put(path, bytes)],
  ['opening', from => from.open(path)],
  ['removing', from => from.remove(path)],
  ['listing', from => from.list('media')]
]

/** The call fails with an error of the storage, which becomes a 503. */
async function expectFault(work: Promise<unknown>, words?: RegExp): Promise<void> {
  const error = await failure(work)
  expect([error.message, isUnavailable(error)]).toEqual([error.message, true])
  if (words) expect(error.message).toMatch(words)
}

/** Answers with each of these once; then the service works. */
function answerFirst(...answers: ((response: ServerResponse) => void)[]): Trick {
  return (_request, response) => {
    const answer = answers.shift()
    answer?.(response)
    return answer !== undefined
  }
}
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('no')
const hangUp = (response: ServerResponse) => void response.destroy()

describe('a bucket', () => {
  it.each(calls)('accepts %s with our secret, and with no other', async (_name, call) => {
    await call(storage)
    const believed = s3.heard.length
    expect(believed).toBeGreaterThan(0)
    for (const wrong of [{ secretAccessKey: 'x' }, { accessKeyId: 'x' }, { region: 'eu-west-1' }]) {
      await failure(call(s3Storage({ ...s3.settings, ...wrong })))
    }
    expect(s3.heard.length).toBe(believed)
  })

  it('logs its reasons', async () => {
    await expectFault(
      s3Storage({ ...s3.settings, secretAccessKey: 'x' }).put(path, bytes),
      /403 SignatureDoesNotMatch/
    )
    await expectFault(s3Storage({ ...s3.settings, bucket: 'none' }).list('media'), /404 NoSuchBucket/)
  })

  it.each(calls)('[core-40] gets a third request after two failures: %s', async (_name, call) => {
    s3.trick = answerFirst(status(503), hangUp)
    await call(storage)
    expect(s3.heard).toHaveLength(1)
  })

  it.each([500, 502, 429])('[core-40] gets another request after an answer %i', async code => {
    s3.trick = answerFirst(status(code))
    await storage.put(path, bytes)
    expect(await textOf(storage)).toBe('a picture')
  })

  it.each(calls)('[core-40] is given up after three failures: %s', async (_name, call) => {
    let requested = 0
    s3.trick = (_request, response) => {
      requested += 1
      if (requested === 2) hangUp(response)
      else status(503)(response)
      return true
    }
    await expectFault(call(storage))
    expect(requested).toBe(3)
  })

  it.each([status(400), status(403), status(409)])('gets one request if it rejects', async fail => {
    let requested = 0
    s3.trick = (_request, response) => {
      requested += 1
      fail(response)
      return true
    }
    await expectFault(storage.put(path, bytes))
    expect(requested).toBe(1)
  })

  it.each(calls)('[core-40] without an answer is given up after 2.5 s per try: %s', async (_name, call) => {
    const port = await openLiar(() => undefined)
    const { timeouts } = shortenTimeout(2_500)
    await expectFault(call(s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` })))
    expect(timeouts.filter(ms => ms === 2_500)).toHaveLength(3)
    expect(3 * 2_500 + 300).toBeLessThan(8_500)
  })

  it('[core-40] without an answer is given up after 8.5 s in all, also for queued calls', async () => {
    const port = await openLiar(() => undefined)
    const { timeouts } = shortenTimeout(8_500)
    const liar = s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` })
    const work = Array.from({ length: 100 }, () => expectFault(liar.open(path), /^S3: HEAD .*: no answer$/))
    await Promise.all(work)
    expect(timeouts.filter(ms => ms === 8_500)).toHaveLength(100)
    expect(8_500).toBeLessThan(9_000)
  })

  it('[core-40] that rejects with a slow body is not read to the end', async () => {
    const port = await openLiar(socket => {
      socket.write('HTTP/1.1 403 Forbidden\r\ncontent-length: 1000\r\n\r\n<Code>')
    })
    shortenTimeout(2_500)
    const liar = s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` })
    await expectFault(liar.put(path, bytes), /403/)
  })

  it('[core-40] that stops in the middle of a file is given up', async () => {
    const head =
      'HTTP/1.1 200 OK\r\netag: "a"\r\nlast-modified: Sat, 21 Nov 2026 02:00:00 GMT\r\ncontent-length: 9\r\n\r\n'
    const port = await openLiar(socket => socket.on('data', () => socket.write(head)))
    const file = await s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }).open(path)
    const { timeouts } = shortenTimeout()
    await failure(new Response(file!.read()).text())
    expect(timeouts).toContain(60_000)
  })

  it.each(calls)('[core-40] with a redirect is not followed: %s', async (_name, call) => {
    const elsewhere = await openS3()
    let requested = 0
    elsewhere.trick = () => (requested += 1) < 0
    for (const code of [301, 302, 307, 308]) {
      s3.trick = (_request, response) => {
        response.writeHead(code, { location: `${elsewhere.settings.endpoint}/berkas-uji/a` }).end()
        return true
      }
      await expectFault(call(storage))
    }
    expect(requested).toBe(0)
    await elsewhere.close()
  })

  it.each(calls.filter(([name]) => name !== 'removing'))(
    '[core-40] that answers everything with a page has done nothing: %s',
    async (_name, call) => {
      for (const page of ['<html>Selamat datang', '', '<ListBucketResult/>', '<a', '{}']) {
        s3.trick = (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).end(page)
          return true
        }
        await expectFault(call(storage))
      }
    }
  )

  const head = { etag: '"a"', 'last-modified': 'Sat, 21 Nov 2026 02:00:00 GMT', 'content-length': '9' }
  it.each(Object.keys(head))('[core-40] without %s of a file is an error', async missing => {
    s3.trick = (_request, response) => {
      const { [missing as keyof typeof head]: _left, ...others } = head
      response.writeHead(200, others).end()
      return true
    }
    await expectFault(storage.open(path))
  })

  it.each([
    ['longer', 'a picture and more'],
    ['shorter', 'a pic'],
    ['empty', '']
  ])('[core-40] whose file is %s than announced returns no complete file', async (_name, text) => {
    await storage.put(path, bytes)
    s3.trick = ({ method }, response) => {
      if (method !== 'GET') return false
      response.writeHead(200, { etag: '"a"' }).end(text)
      return true
    }
    await failure(textOf(storage))
  })

  it('whose file disappears between two requests returns none', async () => {
    await storage.put(path, bytes)
    const file = await storage.open(path)
    s3.objects.clear()
    await failure(new Response(file!.read()).text())
  })

  const contents = (key: string, date = '2026-11-21T02:00:00.000Z') =>
    `<Contents><Key>${key}</Key><LastModified>${date}</LastModified></Contents>`
  const pageOf = (inside: string, isMore = false) =>
    `<ListBucketResult><IsTruncated>${isMore}</IsTruncated>${inside}</ListBucketResult>`
  it.each([
    ['names files of another folder', pageOf(contents('private/a.webp'))],
    ['begins with where it went on', pageOf(contents('media/a.webp'))],
    ['goes on without a file', pageOf('', true)],
    ['has a name that leads elsewhere', pageOf(contents('media/a/../../secrets'))],
    ['goes on, perhaps', pageOf(contents('media/b.webp')).replace('false', 'maybe')],
    ['has a file without a date', pageOf(contents('media/b.webp', 'gestern'))],
    ['has a key that is none', pageOf(contents('media/%zz'))],
    ['does not say whether it goes on', '<ListBucketResult></ListBucketResult>'],
    ['is of something else', '<Other><IsTruncated>false</IsTruncated></Other>'],
    ['is broken off', pageOf(contents('media/b.webp')).slice(0, -5)]
  ])('[core-40] whose list %s is an error', async (_name, text) => {
    s3.trick = (_request, response) => {
      response.writeHead(200).end(text)
      return true
    }
    await expectFault(storage.list('media', 'media/a.webp'))
  })

  it('[core-40] with an endless list is given up after 4 MB', async () => {
    const port = await openLiar(socket => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n<ListBucketResult>')
      sayForEver(socket, '<Contents></Contents>')
    })
    const liar = s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` })
    await expectFault(liar.list('media'), /too long/)
  })

  it('[core-40] that lets everybody wait rejects who comes after 256', async () => {
    // No timeout ends a request meanwhile.
    const spy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    onTestFinished(() => spy.mockRestore())
    const held: ServerResponse[] = []
    s3.trick = (_request, response) => held.push(response) > 0
    let rejected = 0
    const work = Array.from({ length: 330 }, () =>
      storage.open(path).catch((error: Error) => {
        expect(error.message).toBe('S3: too many wait')
        rejected += 1
      })
    )
    await vi.waitFor(() => expect(rejected).toBe(330 - 64 - 256))
    expect(held.length).toBeLessThanOrEqual(64)
    s3.trick = undefined
    held.forEach(status(404))
    await Promise.all(work)
    expect(rejected).toBe(10)
  })
})
