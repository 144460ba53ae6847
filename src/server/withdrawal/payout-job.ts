import { ok } from '#lib/core/schema/result.ts'
import { payoutService, withdrawalCode } from '#lib/withdrawal/status.ts'

import type { PayoutService, PayoutState, Transfer } from '#server/core/adapters/payout.ts'
import type { Services } from '#server/core/platform/services.ts'
import { transactor } from '#server/core/transact.ts'
import { claimDue } from './claim-withdrawals.ts'
import { failWithdrawal, settleWithdrawal, tellChange } from './close-withdrawal.ts'
import type { Withdrawal } from './postings.ts'

/** Withdrawals per run; the next run goes on. */
const atOnce = 50
/** Failures one after another that end a run. */
const maxFailures = 2

/**
 * Hands due withdrawals to the payout service, one after another, and asks again about those whose outcome is not known.
 * Each is claimed before it is sent, so that a killed process leaves it to the next run, which asks before it pays. Does
 * nothing without a service. Returns how many were closed.
 */
export async function runPayouts(services: Services): Promise<number> {
  const { payout, log } = services
  if (!payout) return 0
  let closed = 0
  let failures = 0
  for (let count = 0; count < atOnce; count += 1) {
    const one = await claim(services)
    if (!one) break
    try {
      const state = await transfer(payout, one)
      failures = 0
      if (await close(services, one, state)) closed += 1
    } catch (error) {
      // Its outcome is unknown: it stays open and is asked about again.
      log.warn({ error, withdrawal: one.id, tries: one.payoutTries }, 'payout')
      failures += 1
      // A dead service costs its timeout each time: the next run goes on.
      if (failures === maxFailures) break
    }
  }
  return closed
}

/**
 * Asks the service about a withdrawal that it has, and closes it if the service has decided. Does not pay. Without an
 * answer the job asks again in its time.
 */
export async function askAbout(services: Services, payout: PayoutService, one: Withdrawal): Promise<void> {
  try {
    await close(services, one, await payout.status(transferOf(one)))
  } catch (error) {
    services.log.warn({ error, withdrawal: one.id }, 'payout')
  }
}

/** Claims the next one that is due; its owner learns that it cannot be cancelled any more. */
async function claim(services: Services): Promise<Withdrawal | undefined> {
  const claimed = await transactor(services)(async (tx, after) => {
    const one = await claimDue(tx, services.clock.now())
    if (one?.payoutTries === 1) await tellChange({ after }, one)
    return ok(one)
  })
  return claimed.ok ? claimed.value : undefined
}

const transferOf = (one: Withdrawal): Transfer => ({
  code: withdrawalCode(one.id),
  bankCode: one.bankCode,
  accountNumber: one.accountNumber,
  accountHolder: one.accountHolder,
  amount: one.nominal - one.fee
})

/** Pays the first time; afterwards only if the service says that it never got the transfer. */
async function transfer(payout: PayoutService, one: Withdrawal): Promise<PayoutState> {
  const wanted = transferOf(one)
  if (one.payoutTries > 1) {
    const state = await payout.status(wanted)
    if (state.is !== 'unknown') return state
  }
  return payout.pay(wanted)
}

async function close(services: Services, { id }: Withdrawal, state: PayoutState): Promise<boolean> {
  if (state.is !== 'paid' && state.is !== 'failed') return false
  const now = services.clock.now()
  const closer = { by: payoutService, hasService: true }
  const closed = await transactor(services)((tx, after) => {
    const step = { tx, after, now }
    return state.is === 'paid'
      ? settleWithdrawal(step, id, { reference: state.reference, closer })
      : failWithdrawal(step, id, { reason: state.reason, closer })
  })
  return closed.ok
}
