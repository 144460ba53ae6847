import { eq } from 'drizzle-orm'

import type { InputOf } from '#lib/core/schema/endpoint.ts'
import type { importResults } from '#lib/ops/withdrawal-contract.ts'
import { withdrawalErrors } from '#lib/withdrawal/errors.ts'
import { statusLabels, withdrawalId } from '#lib/withdrawal/status.ts'
import { resultTexts } from '#lib/withdrawal/texts.ts'

import { answer } from '#server/core/http/answer.ts'
import type { CounterContext } from '#server/core/http/context.ts'
import { failWithdrawal, settleWithdrawal } from '#server/withdrawal/close-withdrawal.ts'
import type { Withdrawal } from '#server/withdrawal/postings.ts'
import { type BankResult, readResults } from '#server/withdrawal/result-file.ts'
import { withdrawals } from '#server/withdrawal/schema.ts'
import { closerOf } from './withdrawal-closer.ts'

type Asked = CounterContext<InputOf<typeof importResults>>
/** What a line did, or the text that says why it did nothing. */
type Outcome = 'settled' | 'failed' | 'repeated' | { message: string }

const isText = (outcome: Outcome): outcome is { message: string } => typeof outcome === 'object'

/** Applies a bank's result file, each line in a transaction of its own: a file that is sent again goes on. */
export async function importBankResults(context: Asked) {
  const read = readResults(context.input.csv)
  if (!read.ok) return read
  const counts = { settled: 0, failed: 0, repeated: 0 }
  const rejected = []
  for (const line of read.value) {
    const outcome = await apply(context, line)
    if (isText(outcome)) rejected.push({ line: line.line, code: line.code, message: outcome.message })
    else counts[outcome] += 1
  }
  return answer({ ...counts, rejected })
}

async function apply(context: Asked, line: BankResult): Promise<Outcome> {
  const { db, transact, now } = context
  const id = withdrawalId(line.code)
  const [one] = id === undefined ? [] : await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  if (!one) return withdrawalErrors.withdrawal_not_found
  const problem = problemOf(one, line)
  if (problem) return { message: problem }
  if (one.closedAt) return isSame(one, line) ? 'repeated' : closedText(one)
  const closer = closerOf(context)
  const closed = await transact((tx, after) => {
    const step = { tx, after, now }
    const { reference } = line
    return line.outcome === 'paid'
      ? settleWithdrawal(step, one.id, { reference, closer })
      : failWithdrawal(step, one.id, { reason: line.reason || resultTexts.rejectedByBank, closer })
  })
  if (closed.ok) return line.outcome === 'paid' ? 'settled' : 'failed'
  return closed.error
}

function problemOf(one: Withdrawal, { outcome, amount, reference }: BankResult): string | undefined {
  if (!outcome) return resultTexts.unknownStatus
  if (amount !== undefined && amount !== one.nominal - one.fee) return resultTexts.otherAmount
  if (outcome === 'paid' && !reference) return resultTexts.noReference
  return one.claimedAt ? undefined : resultTexts.unclaimed
}

/** Whether a line says what is stored. Another reference is another transfer: the bank may have paid twice. */
const isSame = (one: Withdrawal, { outcome, reference }: BankResult) =>
  one.status === (outcome === 'paid' ? 'success' : 'failed') &&
  (outcome !== 'paid' || one.reference === reference)

const closedText = ({ status, reference }: Withdrawal) => ({
  message: `${withdrawalErrors.withdrawal_closed.message} (${[statusLabels[status], reference].filter(Boolean).join(', ')})`
})
