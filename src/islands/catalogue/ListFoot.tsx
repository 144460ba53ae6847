import type { MouseEvent } from 'react'

import { useInView } from './use-in-view.ts'

type Props = {
  next: 'scroll' | 'button' | 'end'
  status: 'idle' | 'loading' | 'error'
  message?: string
  /** The next page's address, while nothing has been loaded yet. */
  href?: string
  loadMore: () => void
}

/** The end of a list: loads by itself when it comes into view, or offers the button, or says what went wrong. */
export function ListFoot({ next, status, message, href, loadMore }: Props) {
  const ref = useInView<HTMLDivElement>(next === 'scroll' && status === 'idle' ? loadMore : undefined)
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    loadMore()
  }
  if (status === 'error') {
    return (
      <div role="alert" className="flex flex-col items-center gap-2 py-4 text-center text-sm">
        <p>{message ?? 'Terjadi kesalahan saat memuat data'}</p>
        <button type="button" className="btn btn-outline btn-primary" onClick={loadMore}>
          Coba lagi
        </button>
      </div>
    )
  }
  if (status === 'loading')
    return <span className="loading loading-dots text-primary" role="status" aria-label="Memuat" />
  if (next === 'end') return null
  return (
    <div ref={ref} className="py-3">
      {href ? (
        <a href={href} className="btn btn-outline btn-primary" onClick={onClick}>
          Muat lebih banyak
        </a>
      ) : (
        <button type="button" className="btn btn-outline btn-primary" onClick={loadMore}>
          Muat lebih banyak
        </button>
      )}
    </div>
  )
}
