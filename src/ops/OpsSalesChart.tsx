import { useEffect, useRef } from 'react'

import { shortDay } from '#lib/format/dates.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { useMedia } from '#islands/ui/use-media.ts'

import type { Measure, Sales } from './sales-chart.ts'

/** Value and number of orders by day beside those of the period before: two charts, and the same as a table below them. */
export function OpsSalesChart({ period, before }: Sales) {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2" aria-hidden="true">
        <Chart title="Nilai barang" measure="goods" period={period} before={before} />
        <Chart title="Pesanan" measure="orders" period={period} before={before} />
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm">Angka per hari</summary>
        <div
          role="group"
          aria-label="Angka per hari"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
          tabIndex={0}
          className="max-h-80 overflow-auto"
        >
          <table className="table table-sm" aria-label="Penjualan per hari">
            <thead>
              <tr>
                <th scope="col">Hari</th>
                <th scope="col" className="text-right">
                  Pesanan
                </th>
                <th scope="col" className="text-right">
                  Nilai barang
                </th>
                <th scope="col" className="text-right">
                  Pesanan sebelumnya
                </th>
                <th scope="col" className="text-right">
                  Nilai sebelumnya
                </th>
              </tr>
            </thead>
            <tbody>
              {period.days.map(({ day, orders, goods }, at) => (
                <tr key={day}>
                  <th scope="row" className="font-normal whitespace-nowrap">
                    {shortDay(day)}
                  </th>
                  <td className="text-right tabular">{orders}</td>
                  <td className="text-right tabular">{rupiah(goods)}</td>
                  <td className="text-right tabular">{before.days[at]?.orders ?? 0}</td>
                  <td className="text-right tabular">{rupiah(before.days[at]?.goods ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

function Chart({ title, measure, period, before }: Sales & { title: string; measure: Measure }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDark = useMedia('(prefers-color-scheme: dark)')
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    void import('./sales-chart.ts').then(({ drawSales }) => {
      if (!isGone && canvas.current) stop = drawSales(canvas.current, { period, before }, measure)
    })
    return () => {
      isGone = true
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- the theme's colours are read when it is drawn
  }, [period, before, measure, isDark])
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <figcaption className="text-sm font-semibold">{title} per hari</figcaption>
      <div className="relative h-56">
        <canvas ref={canvas} />
      </div>
    </figure>
  )
}
