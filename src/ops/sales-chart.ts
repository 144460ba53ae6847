import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip
} from 'chart.js'

import { shortDay } from '#lib/format/dates.ts'
import { rupiah, thousands } from '#lib/format/rupiah.ts'
import type { Overview } from '#lib/ops/overview-contract.ts'

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip)

/** Value and number of orders by day of a period, and of the one before. */
export type Sales = NonNullable<Overview['sales']>
/** What is drawn of each day. */
export type Measure = keyof typeof texts

const texts = { goods: rupiah, orders: thousands }

/** Draws sales by day, in the colours of the page's theme, still where motion is not wanted. Returns what removes it. */
export function drawSales(
  canvas: HTMLCanvasElement,
  { period, before }: Sales,
  measure: Measure
): () => void {
  const text = texts[measure]
  const style = getComputedStyle(canvas)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const line = (label: string, days: typeof period.days, tone: string, isBefore: boolean) => ({
    label,
    data: days.map(day => day[measure]),
    borderColor: color(tone),
    backgroundColor: color(tone),
    borderWidth: 2,
    borderDash: isBefore ? [4, 4] : [],
    pointRadius: days.length > 31 ? 0 : 3,
    tension: 0
  })
  const chart = new Chart(canvas, {
    type: 'line',
    data: {
      labels: period.days.map(({ day }) => shortDay(day)),
      datasets: [
        line('Periode ini', period.days, '--color-primary', false),
        line('Sebelumnya', before.days, '--muted', true)
      ]
    },
    options: {
      maintainAspectRatio: false,
      animation: isStill ? false : { duration: 150 },
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { ticks: { color: color('--muted'), maxTicksLimit: 8 }, grid: { display: false } },
        y: {
          beginAtZero: true,
          ticks: {
            color: color('--muted'),
            maxTicksLimit: 5,
            precision: 0,
            callback: value => text(Number(value))
          },
          grid: { color: color('--color-base-300') }
        }
      },
      plugins: {
        tooltip: {
          callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${text(parsed.y ?? 0)}` }
        }
      }
    }
  })
  return () => chart.destroy()
}
