import type postgres from 'postgres'

import { signatureHeaders } from '#lib/core/api/signature.ts'
import { readDue as readDueComplaints } from '#server/complaint/deadline-job.ts'
import type { Services } from '#server/core/platform/services.ts'
import { readDue as readDueOrders } from '#server/order/deadline-job.ts'
import { readTaste } from '#server/search/for-you.ts'
import type { buildApp } from '#server/app.ts'

import { explainAll, type Statement } from './explain.ts'
import type { ManyOrders } from './many-orders.ts'
import { openSessions } from './open-session.ts'

/** Statements of a call: with more it asks for each row by itself. */
const maxStatements = 22

/** Calls, and how many rows a page of theirs has. */
const requests: [who: 'anyone' | 'buyer' | 'operator', path: string, page: number][] = [
  ['buyer', 'buyer/transaction', 12],
  ['buyer', 'buyer/transaction?page=100', 12],
  ['buyer', 'buyer/transaction?status=success', 12],
  ['buyer', 'buyer/transaction?status=complain', 12],
  ['buyer', 'buyer/transaction?keyword={rare}&per_page=20', 20],
  ['buyer', 'buyer/transaction?keyword=tidakada&per_page=20', 20],
  ['buyer', 'buyer/product?sort_by=foryou', 12],
  ['buyer', 'buyer/notification', 12],
  ['buyer', 'buyer/notification?type=transaction&page=50', 12],
  ['buyer', 'buyer/notification/count', 12],
  ['buyer', 'buyer/balance/history', 12],
  ['buyer', 'buyer/balance/history?type=debit', 100],
  ['buyer', 'buyer/conversation', 12],
  ['anyone', 'buyer/product/shop/review/{shop}?sort_by=tertinggi', 12],
  ['anyone', 'buyer/product/shop/review/{shop}?sort_by=terendah', 12],
  ['anyone', 'buyer/product/shop/review/{shop}?rating=4&page=20', 12],
  ['anyone', 'buyer/product/review/{product}?sort_by=tertinggi', 12],
  ['anyone', 'buyer/product/review/{product}?sort_by=terendah&page=20', 12],
  ['operator', 'ops/transaction', 20],
  ['operator', 'ops/transaction?page=60', 20],
  ['operator', 'ops/transaction?status=sent', 20],
  ['operator', 'ops/transaction?status=nego', 20],
  ['operator', 'ops/transaction?keyword={code}', 20],
  ['operator', 'ops/transaction?keyword={codePart}', 20],
  ['operator', 'ops/transaction?keyword=628511', 20],
  ['operator', 'ops/transaction?keyword={rare}', 20],
  // Of common words as many are found as a total counts.
  ['operator', 'ops/transaction?keyword=semen', 1_201],
  ['operator', 'ops/transaction?keyword=semen&status=cancel', 1_201],
  ['operator', 'ops/transaction?keyword=tidakada', 20],
  ['operator', 'ops/transaction?status[]=sent&status[]=cancel', 20],
  ['operator', 'ops/transaction?status[]=paid&status[]=process&page=60', 20],
  ['operator', 'ops/transaction?sort=deadline', 20],
  ['operator', 'ops/transaction?late=day', 20],
  ['operator', 'ops/transaction?payment=virtual_account', 20],
  ['operator', 'ops/transaction?payment=virtual_account&status[]=sent&status[]=nego', 20],
  ['operator', 'ops/transaction?shop={shop}&beyond=300', 20],
  ['operator', 'ops/transaction?beyond=3000', 20],
  ['operator', 'ops/transaction?keyword=6285100000077', 20],
  ['operator', 'ops/find?keyword={code}', 20],
  ['operator', 'ops/find?keyword={rare}', 20],
  ['operator', 'ops/find?keyword=semen', 200],
  ['operator', 'ops/find?keyword=6285100000077', 20],
  ['operator', 'ops/find?keyword=tidakada', 20],
  ['operator', 'ops/act', 50],
  ['operator', 'ops/nego', 20],
  ['operator', 'ops/nego?sort=date', 20],
  ['operator', 'ops/nego?sort=total', 20],
  ['operator', 'ops/review', 20],
  ['operator', 'ops/review?answer=unanswered&sort=oldest', 20],
  ['operator', 'ops/review?answer=answered', 20],
  ['operator', 'ops/review?answer=unanswered&shop_id={shop}&rating=4', 20],
  ['operator', 'ops/review?beyond=1000', 20],
  // What all shops are owed is a sum of their entries, from the index alone.
  ['operator', 'ops/payout', 30],
  ['operator', 'ops/payout/due', 500],
  ['operator', 'ops/payout/file', 50],
  ['operator', 'ops/payout/history', 50],
  ['operator', 'ops/payout/history?shop={shop}', 50],
  ['operator', 'ops/shop/{shop}/payout', 50],
  // Names are compared with all that are open, which a day limits.
  ['operator', 'ops/nego?keyword=toko', 40],
  ['operator', 'ops/nego?keyword=tidakada', 40],
  ['operator', 'ops/nego?shop={shop}', 20],
  ['operator', 'ops/complain', 20],
  ['operator', 'ops/complain?sort=date', 20],
  ['operator', 'ops/complain?sort=nominal', 20],
  ['operator', 'ops/complain?open=false&sort=date&order=asc', 20],
  ['operator', 'ops/complain?keyword={code}', 20],
  ['operator', 'ops/complain?keyword=tidakada', 20],
  ['operator', 'ops/complain?keyword=tidakada&open=false', 20],
  ['operator', 'ops/complain?shop={shop}', 20],
  ['operator', 'ops/payment/notification', 20],
  ['operator', 'ops/payment/notification?page=60', 20],
  ['operator', 'ops/payment/notification?beyond=100', 20],
  ['operator', 'ops/payment/notification?outcome=mismatch', 20]
]

type Grown = {
  services: Services
  app: ReturnType<typeof buildApp>
  sql: postgres.Sql
  many: ManyOrders
  statements: Statement[]
  token: string
  /** Discarded rows for each row of a page: a statement that discards more reads what an index should have skipped. */
  maxDiscarded?: number
}

/** Costs on a grown marketplace, with what is too much of each: a large table read end to end, or too many discarded rows. */
export async function explainGrown({
  services,
  app,
  sql,
  many,
  statements,
  token,
  maxDiscarded = 100
}: Grown) {
  const { db, clock, config } = services
  const [access] = await openSessions(db, [many.buyerId], clock.now())
  const headersOf = {
    anyone: {},
    buyer: { cookie: `access=${access}` },
    operator: { authorization: `Bearer ${token}` }
  }
  const places: Record<string, string> = {
    rare: encodeURIComponent(many.rare),
    code: many.code,
    codePart: many.code.slice(4),
    shop: String(many.shopId),
    product: String(many.productId)
  }
  const rows: ({ request: string; 'too much': string } & Record<string, unknown>)[] = []
  const texts = new Map<string, string>()

  async function measure(request: string, page: number, work: () => Promise<unknown>) {
    statements.length = 0
    const status = await work()
    const { slowest, ...cost } = await explainAll(sql, statements.splice(0))
    const tooMuch = [
      cost['read end to end'] && `reads ${cost['read end to end']}`,
      cost.statements > maxStatements && `sends ${cost.statements} statements`,
      cost.discarded > maxDiscarded * page && `discards ${cost.discarded} rows`,
      status !== 200 && `answers ${String(status)}`
    ]
    rows.push({ request, ...cost, 'too much': tooMuch.filter(Boolean).join(', ') })
    texts.set(request, slowest)
  }

  for (const [who, asked, page] of requests) {
    const path = asked.replaceAll(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
    await measure(`${who} ${asked}`, page, async () => {
      const headers = {
        host: 'localhost',
        ...signatureHeaders(config.signatureKey, Date.now()),
        ...headersOf[who]
      }
      return (await app.request(`http://localhost/api/v1/${path}`, { headers })).status
    })
  }
  const jobs: [string, (now: Date) => Promise<unknown>][] = [
    ['due orders', now => readDueOrders(db, now)],
    ['due complaints', now => readDueComplaints(db, now)],
    ['for you', now => readTaste(db, many.buyerId, now)]
  ]
  for (const [name, work] of jobs) {
    await measure(name, 12, async () => {
      await work(clock.now())
      return 200
    })
  }
  return { rows, texts }
}
