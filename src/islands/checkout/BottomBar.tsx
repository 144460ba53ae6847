import type { ReactNode } from 'react'

/** The end of a checkout: a bar at the bottom on phones, below the totals on wide screens. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-pay-bar
      data-bar
      className="sticky bottom-0 z-20 -mx-3 grid gap-2 border-t border-base-300 bg-base-100 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-4 sm:px-4 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0"
    >
      {children}
    </div>
  )
}
