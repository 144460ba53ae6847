import { expect, it } from 'vitest'

import { addBanks } from '../support/banks.ts'
import { type Buyer, openMarket } from '../support/market.ts'
import { codeOf } from '../support/person.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ RATE_LIMITS: 'on' })

it('[withdrawal-9] a person can look up ten names a minute, checking and saving together', async () => {
  await addBanks(world())
  const market = await openMarket(world())
  const [buyer, other] = [await market.buyer(), await market.buyer()]
  const account = (n: number) => ({ bank_code: 'bca', account_number: `73104578${n + 11}` })
  const check = (who: Buyer, n: number) => who.person.call('POST /buyer/bank/account/check', account(n))
  const codes: string[] = []
  for (let n = 0; n < 12; n += 1) codes.push(codeOf(await check(buyer, n)))
  expect(codes.filter(code => code === 'ok')).toHaveLength(10)
  expect(await check(buyer, 1)).toMatchObject({ error: { code: 'too_many_requests', status: 429 } })
  expect(codeOf(await buyer.person.call('POST /buyer/bank/account/add', account(1)))).toBe(
    'too_many_requests'
  )
  expect(codeOf(await check(other, 1))).toBe('ok')
})
