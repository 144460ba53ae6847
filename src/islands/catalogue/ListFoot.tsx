import { type MouseEvent, useState } from 'react'

import { buttonClass } from '#components/ui/button-class.ts'
import { retryLabel } from '#components/ui/retry-label.ts'
import { listLost } from '#lib/catalogue/texts.ts'

import { useInView } from '#islands/ui/use-in-view.ts'

type Props = {
  next: 'scroll' | 'button' | 'end'
  status: 'idle' | 'loading' | 'error'
  message?: string
  /** The next page's address, used without scripts and to open it in another tab. */
  href?: string
  loadMore: () => void
  /** Placeholders already load the next page on scroll: the button is only for the keyboard. */
  isQuiet?: boolean
}

/**
 * The end of a list: loads the next page when it comes into view, or shows a button or an error. The button stays the
 * same element, so that it keeps the focus.
 */
export function ListFoot({ next, status, message, href, loadMore, isQuiet = false }: Props) {
  const ref = useInView<HTMLDivElement>(next === 'scroll' && status === 'idle' ? loadMore : undefined)
  const [isFocused, setFocused] = useState(false)
  if (next === 'end') return null
  const isBusy = status === 'loading'
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (!isBusy) loadMore()
  }
  const button = { className: buttonClass('secondary'), 'aria-disabled': isBusy, onClick }
  const label = (
    <>
      {isBusy && <span className="loading size-4" role="status" aria-label="Memuat" />}
      {status === 'error' ? retryLabel : 'Muat lebih banyak'}
    </>
  )
  return (
    <div
      ref={ref}
      className={`flex flex-col items-center gap-2 py-3 text-center ${isQuiet && !isFocused ? 'sr-only' : ''}`}
      data-list-foot
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {status === 'error' && (
        <p role="alert" className="text-sm">
          {message ?? listLost}
        </p>
      )}
      {href ? (
        <a href={href} {...button}>
          {label}
        </a>
      ) : (
        <button type="button" {...button}>
          {label}
        </button>
      )}
    </div>
  )
}
