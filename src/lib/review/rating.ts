const stars = { one: 1, two: 2, three: 3, four: 4, five: 5 } as const

export type StarCounts = Record<keyof typeof stars, number>

/**
 * A rating summary from the number of reviews of each star: the average to two decimals, shares in whole percent.
 *
 * ratingOf({ one: 0, two: 0, three: 0, four: 1, five: 3 }).rating // => 4.75
 */
export function ratingOf(counts: StarCounts) {
  const total = counts.one + counts.two + counts.three + counts.four + counts.five
  const points = Object.entries(stars).reduce(
    (sum, [name, worth]) => sum + counts[name as keyof StarCounts] * worth,
    0
  )
  const share = (count: number) => ({ count, percentage: total > 0 ? Math.round((count / total) * 100) : 0 })
  return {
    rating: total > 0 ? Math.round((points / total) * 100) / 100 : 0,
    total,
    five: share(counts.five),
    four: share(counts.four),
    three: share(counts.three),
    two: share(counts.two),
    one: share(counts.one)
  }
}
