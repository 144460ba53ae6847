import { parseArgs } from 'node:util'

import { subDays } from 'date-fns/subDays'
import postgres from 'postgres'

import { jakartaDay } from '#lib/format/dates.ts'
import { signatureHeaders } from '#lib/core/api/signature.ts'
import { seedDatabase } from '#demo/seed.ts'
import { buildApp } from '#server/app.ts'
import { clearRecipients } from '#server/closing/clear-recipients.ts'
import { runClosings } from '#server/closing/closing-job.ts'
import { readObstacles } from '#server/closing/obstacles.ts'
import { setServices } from '#server/core/platform/services.ts'
import { claimBatch, claimDue } from '#server/withdrawal/claim-withdrawals.ts'
import { mayWithdraw } from '#server/withdrawal/may-withdraw.ts'

import { explainAll, type Statement } from './explain.ts'
import { fillWithdrawals } from './many-withdrawals.ts'
import { openSessions } from './open-session.ts'
import { openScratchServices, opsToken } from './scratch-services.ts'

// `npm run bench:withdrawal-plans`: the cost of withdrawals and of closing accounts for PostgreSQL on large tables, by
// EXPLAIN ANALYZE: lists and sums, and what the jobs read and write. With --verbose the slowest statement of each is
// printed.

const { values } = parseArgs({
  options: {
    withdrawals: { type: 'string', default: '200000' },
    open: { type: 'string', default: '5000' },
    'of-one': { type: 'string', default: '2000' },
    closed: { type: 'string', default: '5000' },
    verbose: { type: 'boolean', default: false }
  }
})

const requests = {
  buyer: [
    'buyer/withdraw',
    'buyer/withdraw?page=150',
    'buyer/withdraw/{withdrawal}',
    'buyer/balance/history?code=WD',
    'buyer/account/closing'
  ],
  operator: [
    'ops/withdraw',
    'ops/withdraw?status=pending',
    'ops/withdraw?status=pending&page=200',
    'ops/withdraw?status=success',
    'ops/withdraw?status=success&page=200',
    'ops/withdraw?status=failed',
    'ops/withdraw?is_late=true',
    'ops/withdraw?is_late=true&page=100',
    'ops/withdraw?sort=nominal',
    'ops/withdraw?sort=nominal&status=failed&order=asc',
    'ops/withdraw?sort=date&status=success&order=asc',
    'ops/withdraw?status=success&start_date={day}&end_date={day}',
    'ops/withdraw?keyword=1000000311',
    'ops/withdraw?keyword=Pembeli%20777',
    'ops/withdraw?keyword=tidakada',
    'ops/withdraw/days',
    'ops/withdraw/batch/{batch}'
  ]
}

const { scratch, config, services, sql } = await openScratchServices('withdrawal_plans')
try {
  await seedDatabase(services, { products: 500, regions: 'sample', pictures: false })
  const counts = {
    withdrawals: Number(values.withdrawals),
    open: Number(values.open),
    ofOne: Number(values['of-one']),
    closed: Number(values.closed)
  }
  // On a connection of its own, without the timeout of requests.
  const filling = postgres(scratch.url, { max: 1, onnotice: () => undefined })
  const many = await fillWithdrawals(filling, counts).finally(() => filling.end())
  await services.connection.exec('vacuum analyze')
  setServices(services)
  const app = buildApp()
  const { db, clock } = services
  const [token] = await openSessions(db, [many.buyerId], clock.now())
  const [own] = await sql`
    select max(id)::int as withdrawal, max(bank_account_id)::int as account from withdrawals where user_id = ${many.buyerId}`
  const statements: Statement[] = []
  ;(sql.options as { debug?: unknown }).debug = (_: number, text: string, parameters: unknown[]) =>
    void statements.push({ text, parameters })
  const rows: object[] = []

  /** Carries out one piece of work and explains its statements: with other people's ids where their rows are gone. */
  async function measure(what: string, work: () => Promise<unknown>, other = (value: unknown) => value) {
    statements.length = 0
    const begun = performance.now()
    const found = await work()
    const ms = Math.round(performance.now() - begun)
    const sent = statements.splice(0).map(one => ({ ...one, parameters: one.parameters.map(other) }))
    const { slowest, ...cost } = await explainAll(sql, sent, { hasWrites: true })
    rows.push({ what, ms, ...cost })
    if (values.verbose) console.log(`\n${what}: ${JSON.stringify(found)}\n${slowest}`)
  }

  for (const who of ['buyer', 'operator'] as const) {
    for (const request of requests[who]) {
      const path = request
        .replace('{withdrawal}', String(own!['withdrawal']))
        .replace('{batch}', encodeURIComponent(many.batch))
        .replaceAll('{day}', jakartaDay(subDays(clock.now(), 100)))
      const headers = {
        host: 'localhost',
        ...signatureHeaders(config.signatureKey, Date.now()),
        ...(who === 'buyer' ? { cookie: `access=${token}` } : { authorization: `Bearer ${opsToken}` })
      }
      await measure(request, async () => {
        const answer = await app.request(`http://localhost/api/v1/${path}`, { headers })
        return answer.ok ? answer.status : answer.text()
      })
    }
  }
  const now = clock.now()
  const asked = { nominal: 50_000, bankAccountId: Number(own!['account']), isRest: false }
  await measure('whether a buyer may withdraw', () => mayWithdraw(db, many.buyerId, asked, now))
  await measure('what prevents a closing', () => readObstacles(db, many.buyerId, 0))
  await measure('claim of the payout job', () => claimDue(db, now))
  await measure('claim of a file', () => claimBatch(db, { batch: 'uji', operator: 'uji', now }))
  const [one, two] = many.leavers
  const phone = (id: number) => `6285${100_000_000 + id - many.buyerId}`
  const swapped = new Map<unknown, unknown>([
    [phone(one), phone(two)],
    ...[1, 2].flatMap(() => [[one, two] as const, [String(one), String(two)] as const])
  ])
  // One account is closed; what it needed is explained for the other.
  await sql`update account_closings set closes_at = now() + interval '1 day' where user_id = ${two}`
  await measure(
    'closing of an account',
    () => runClosings(services),
    value => swapped.get(value) ?? value
  )
  await measure('removal of recipients, 200 accounts', () => clearRecipients(services))
  console.table(rows)
} finally {
  setServices(undefined)
  await services.close()
  await scratch.drop()
}
