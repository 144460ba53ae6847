import { type ReactNode, useId } from 'react'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** One block of a page with its heading, and next to it an optional action. */
export function Section({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-box border border-base-300 bg-base-100 p-4">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="shrink-0 text-base font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
