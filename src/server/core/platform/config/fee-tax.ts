import { day as calendarDay } from '#lib/core/schema/fields.ts'
import { dayStart } from '#lib/format/jakarta-day.ts'

/** From which instant fees contain which tax: hundredths of a percent. */
export type FeeTaxStep = { from: Date; basisPoints: number }

const percentage = /^\d{1,2}(\.\d{1,2})?$/
const step = /^(\d{4}-\d\d-\d\d):(\d{1,2}(\.\d{1,2})?)$/
/** From when a percentage without a day holds. */
const always = '2000-01-01'
const maxSteps = 20

/** Whether a text names a percentage, or days with theirs: '11' or '2022-04-01:11,2027-01-01:12'. Days rise. */
export function isFeeTax(text: string): boolean {
  if (percentage.test(text)) return true
  const days = text.split(',').map(one => step.exec(one)?.[1])
  const isRight = (day: string | undefined, index: number) =>
    day !== undefined && calendarDay.safeParse(day).success && day > (days[index - 1] ?? '')
  return days.length <= maxSteps && days.every(isRight)
}

/**
 * The tax that the marketplace's fees contain, by the Jakarta day from which it holds. Before the first day fees contain none; a
 * percentage without a day has always held.
 */
export const readFeeTax = (text: string): FeeTaxStep[] =>
  text.split(',').map(one => {
    const [, day = always, percent = one] = step.exec(one) ?? []
    return { from: dayStart(day), basisPoints: Math.round(Number(percent) * 100) }
  })
