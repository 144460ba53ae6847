import { refusals } from '#lib/core/refusal.ts'

/** What is refused about money: status and text. */
export const moneyRefusals = refusals({
  balance_too_low: [422, 'Saldo tidak mencukupi']
})
