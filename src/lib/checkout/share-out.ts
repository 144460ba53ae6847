/**
 * Splits whole rupiah by weight, summing exactly to the amount: rounds each share down and gives the remaining rupiah
 * one by one to the largest remainders, of equal ones to the first (D29). Where the weights sum to the amount or more,
 * no share exceeds its weight.
 *
 * shareOut(100, [1, 1, 1]) // => [34, 33, 33]
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => 0)
  // A product of two amounts may exceed the safe integers.
  const parts = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight)
    return { at, share: Number(product / whole), remainder: product % whole }
  })
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0)
  const first = new Set(
    [...parts]
      .sort((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at)
  )
  return parts.map(({ at, share }) => share + (first.has(at) ? 1 : 0))
}
