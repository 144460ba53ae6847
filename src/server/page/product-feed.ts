import type { FeedItem } from '#lib/catalogue/feed-contract.ts'
import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'

import { call } from '#server/call.ts'
import { getServices } from '#server/core/platform/services.ts'
import { feedHead, feedItemXml, feedTail, type FeedReader } from './feed-xml.ts'

/** Feeds that are sent at the same time: each reads the whole catalogue. */
const maxAtOnce = 3
let underWay = 0

/** Milliseconds after which a feed that a client takes too slowly is given up. */
const maxMs = 10 * 60_000

/**
 * The product feed as a stream: one slice of the goods is held at a time, and the next one read when the client has taken it. 'fault'
 * where the first slice cannot be read, or too many read it now. A later failure ends the stream with an error, so that nobody takes
 * half of the goods for all of them.
 */
export async function productFeed(
  address: (path: string) => string,
  reader: FeedReader
): Promise<ReadableStream<Uint8Array> | 'fault'> {
  if (underWay >= maxAtOnce) return 'fault'
  underWay += 1
  let isOpen = true
  const close = () => {
    if (isOpen) underWay -= 1
    isOpen = false
  }
  const first = await readSlice(0)
  if (!first) {
    close()
    return 'fault'
  }
  const today = getServices().clock.now()
  const bytes = (text: string) => new TextEncoder().encode(text)
  const xmlOf = (items: readonly FeedItem[]) =>
    items.map(item => feedItemXml(item, address, today, reader)).join('')
  let next = first.next
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const { name } = brand
        const head = feedHead({ title: name, description: `Produk ${name}`, home: address(paths.home) })
        controller.enqueue(bytes(head + xmlOf(first.items)))
        AbortSignal.timeout(maxMs).addEventListener('abort', () => {
          if (!isOpen) return
          close()
          controller.error(new Error('The product feed was taken too slowly'))
        })
      },
      async pull(controller) {
        if (next === null) {
          controller.enqueue(bytes(feedTail))
          controller.close()
          close()
          return
        }
        const slice = await readSlice(next)
        if (!isOpen) return
        if (!slice) {
          close()
          controller.error(new Error('A slice of the product feed failed'))
          return
        }
        next = slice.next
        controller.enqueue(bytes(xmlOf(slice.items)))
      },
      cancel: close
    },
    { highWaterMark: 1 }
  )
}

async function readSlice(after: number) {
  const answer = await call('GET /buyer/feed', { after })
  return answer.ok ? answer.value : undefined
}
