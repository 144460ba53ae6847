import { randomUUID } from 'node:crypto'

import type { Sent } from '#lib/calls.ts'

import { addBanks } from './banks.ts'
import { topUp } from './buying.ts'
import { type Buyer, type Market, pin } from './market.ts'
import { value } from './person.ts'
import type { World } from './world.ts'

/** A buyer with Saldo and a checked account at a bank. */
export type Saver = Buyer & { bankAccountId: number }

let numbers = 0

/** A buyer with this Saldo, in whole rupiah, and a bank account that nobody else has. */
export async function saver(world: World, market: Market, saldo: number): Promise<Saver> {
  await addBanks(world)
  const buyer = await market.buyer()
  if (saldo > 0) await topUp(world, buyer, saldo)
  return { ...buyer, bankAccountId: await addBankAccount(buyer) }
}

/** Saves another bank account of a buyer; returns its id. */
export async function addBankAccount({ person }: Pick<Buyer, 'person'>): Promise<number> {
  numbers += 1
  const account_number = `73104${String(numbers).padStart(5, '0')}1`
  return value(await person.call('POST /buyer/bank/account/add', { bank_code: 'bca', account_number })).id
}

type Asked = Partial<Sent<'POST /buyer/withdraw/request'>>

/** Requests a withdrawal, with the PIN where nothing else is given. */
export const withdraw = (
  { person, bankAccountId }: Saver,
  nominal: number,
  { key = randomUUID(), ...more }: Asked & { key?: string } = {}
) =>
  person.call(
    'POST /buyer/withdraw/request',
    { nominal, bank_account_id: bankAccountId, verification_type: 'pin', pin, ...more },
    { key }
  )

/** The id of a withdrawal that must succeed. */
export const withdrawn = async (buyer: Saver, nominal = 50_000): Promise<number> =>
  value(await withdraw(buyer, nominal)).withdrawal.id
