import type { ReactNode } from 'react'

/** One block of the checkout with its heading and, beside it, what changes it. */
export function Section({
  title,
  action,
  children
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="card border border-base-300 bg-base-100" aria-label={title}>
      <div className="flex items-center justify-between gap-3 px-4 pt-4">
        <h2 className="text-base font-bold">{title}</h2>
        {action}
      </div>
      <div className="p-4">{children}</div>
    </section>
  )
}
