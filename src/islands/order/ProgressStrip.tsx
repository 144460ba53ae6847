import { BadgeCheck, Box, ClipboardCheck, PackageCheck, Truck } from 'lucide-react'

import { progressOf, progressSteps } from '#lib/order/progress.ts'
import type { OrderStatus } from '#lib/order/status.ts'

const icons = [ClipboardCheck, Box, Truck, PackageCheck, BadgeCheck] as const

/** How far the delivery has progressed. */
export function ProgressStrip({ status }: { status: OrderStatus }) {
  const reached = progressOf(status)
  if (reached === undefined) return null
  return (
    <ol
      aria-label="Perjalanan pesanan"
      className="grid grid-cols-5 rounded-box border border-base-300 bg-base-100 px-1 py-4 sm:px-4"
    >
      {progressSteps.map((label, index) => (
        <Step key={label} label={label} index={index} reached={reached} />
      ))}
    </ol>
  )
}

function Step({ label, index, reached }: { label: string; index: number; reached: number }) {
  const Icon = icons[index] ?? Box
  const isDone = index <= reached
  const isNow = index === reached
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className="relative grid justify-items-center gap-1.5 text-center"
    >
      {index > 0 && (
        <span
          aria-hidden="true"
          className={`absolute top-5 right-1/2 h-0.5 w-full ${isDone ? 'bg-primary' : 'bg-base-300'}`}
        />
      )}
      <span
        className={`z-10 grid size-10 place-items-center rounded-full ${
          isDone ? 'bg-primary text-primary-content' : 'bg-base-300 text-muted'
        } ${isNow ? 'ring-4 ring-primary/25' : ''}`}
      >
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className={`text-xs sm:text-sm ${isNow ? 'font-bold' : isDone ? '' : 'text-muted'}`}>
        {label}
      </span>
    </li>
  )
}
