import { readShopList } from '../shop-list.ts'
import { reviewerIds } from '../reviews.ts'
import { demoBuyer } from './accounts.ts'
import { demoBuyerId } from './people.ts'
import { ownThreads } from './threads-demo-buyer.ts'
import { helpThreads } from './threads-help.ts'
import { homeThreads } from './threads-home.ts'
import { siteThreads } from './threads-site.ts'

/** The counterpart of a buyer: a shop, the shop of the demo buyer's nth order, or the marketplace. */
type Counterpart = { shopId: number } | { order: number } | 'marketplace'

/** What a message refers to: a product of the shop by its leaf category, or the demo buyer's nth order. */
export type Card = { leaf: string; variant: string | undefined } | { order: number }

export type ThreadLine = {
  /** Minutes before now. */
  minutesAgo: number
  kind: 'asks' | 'answers' | 'reads' | 'reports'
  text: string
  card: Card | undefined
}

export type Thread = { buyerId: number; with: Counterpart; lines: ThreadLine[] }

const kinds = { '>': 'asks', '<': 'answers', '=': 'reads', '!': 'reports' } as const

/**
 * The demo's chat threads. A thread begins with '# counterpart = buyer = age of the first line in hours'; the
 * counterpart is a shop's name, 'pesanan 6' (the shop of the demo buyer's sixth order) or 'Bantuan' (the marketplace).
 * Each line begins with a sign and the minutes since the previous one: '> 4' the buyer writes, '< 4' the counterpart
 * answers, '= 4' the receiver of the last message reads it, '! 4' the buyer reports the shop. '[Wiremesh]',
 * '[Cat Interior: Krem]' or '[pesanan 6]' before a text is its card; ' | ' in it breaks the line.
 */
export function readThreads(): Thread[] {
  const people = new Map(reviewerIds()).set(demoBuyer.name, demoBuyerId)
  const shopIds = new Map(readShopList().map(({ name }, index) => [name, index + 1]))
  return [ownThreads, siteThreads, homeThreads, helpThreads]
    .flatMap(text => text.split(/^# /m).slice(1))
    .map(block => readThread(block.trim().split('\n'), people, shopIds))
}

function readThread(
  [head = '', ...rows]: string[],
  people: ReadonlyMap<string, number>,
  shopIds: ReadonlyMap<string, number>
): Thread {
  const [name = '', buyer = '', hours] = head.split(' = ')
  const buyerId = people.get(buyer)
  if (buyerId === undefined) throw new Error(`Nobody is called ${buyer}`)
  let minutesAgo = Number(hours) * 60
  const lines = rows.map(row => {
    const [, sign, minutes, rest = ''] = /^([<>=!]) (\d+) ?(.*)$/.exec(row) ?? []
    minutesAgo -= Number(minutes)
    if (!(minutesAgo > 0)) throw new Error(`Not in the past: ${head}: ${row}`)
    return { minutesAgo, kind: kinds[sign as keyof typeof kinds], ...readText(rest) }
  })
  return { buyerId, with: readCounterpart(name, shopIds), lines }
}

function readCounterpart(name: string, shopIds: ReadonlyMap<string, number>): Counterpart {
  if (name === 'Bantuan') return 'marketplace'
  const order = readOrder(name)
  if (order !== undefined) return { order }
  const shopId = shopIds.get(name)
  if (shopId === undefined) throw new Error(`No shop is called ${name}`)
  return { shopId }
}

function readText(rest: string): Pick<ThreadLine, 'text' | 'card'> {
  const [, reference, text = ''] = /^(?:\[(.+?)\] )?(.*)$/.exec(rest) ?? []
  return { text: text.replaceAll(' | ', '\n'), card: reference ? readCard(reference) : undefined }
}

function readCard(reference: string): Card {
  const order = readOrder(reference)
  if (order !== undefined) return { order }
  const [leaf = '', variant] = reference.split(': ')
  return { leaf, variant }
}

function readOrder(words: string): number | undefined {
  const [, number] = /^pesanan (\d+)$/.exec(words) ?? []
  return number === undefined ? undefined : Number(number)
}
