import { fail } from '#lib/core/schema/api-error.ts'
import { opsErrors } from '#lib/ops/errors.ts'
import { feesCsv, feesFileName } from '#lib/ops/fees-csv.ts'
import * as contract from '#lib/ops/finance-contract.ts'

import { answer } from '#server/core/http/answer.ts'
import type { Api } from '#server/core/http/registry.ts'
import { readLedgerDays, readLedgerEntries } from '#server/money/ledger-days.ts'
import { readPayments, sumPaymentsByState } from '#server/payment/list-payments.ts'
import { readFeeMovements } from './fee-file.ts'
import { sumFeeTax } from './fee-tax.ts'
import { isPeriod } from './overview.ts'

/** The books and payments, for finance. */
export function opsFinanceRoutes(api: Api): void {
  api.ops(contract.listLedgerDays, async ({ db, input, now }) =>
    isPeriod(input) ? answer(await readLedgerDays(db, input, now)) : fail(opsErrors.period_invalid)
  )

  api.ops(contract.listLedgerEntries, async ({ db, input }) => {
    const { date: day, per_page: limit, ...asked } = input
    return answer(await readLedgerEntries(db, { ...asked, day, limit }))
  })

  api.ops(contract.listOpsPayments, async ({ db, input }) =>
    isPeriod(input) ? answer(await readPayments(db, input)) : fail(opsErrors.period_invalid)
  )

  api.ops(contract.sumOpsPayments, async ({ db, input }) =>
    isPeriod(input) ? answer(await sumPaymentsByState(db, input)) : fail(opsErrors.period_invalid)
  )

  api.ops(contract.exportFees, async ({ db, input, services }) => {
    if (!isPeriod(input)) return fail(opsErrors.period_invalid)
    const { movements, next } = await readFeeMovements(db, input, services.config.feeTax)
    return answer({
      file_name: feesFileName(input),
      count: movements.length,
      csv: feesCsv(movements),
      next
    })
  })

  api.ops(contract.sumFeeTax, async ({ db, input, services }) => {
    if (!isPeriod(input)) return fail(opsErrors.period_invalid)
    const steps = services.config.feeTax
    return answer({
      is_taxed: steps.length > 0,
      tax: steps.length > 0 ? await sumFeeTax(db, input, steps) : 0
    })
  })
}
