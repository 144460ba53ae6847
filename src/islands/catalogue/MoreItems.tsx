import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'

import type { Called } from '#lib/core/api/call.ts'
import { followPlace } from '#lib/core/browser/list-place.ts'
import { itemsToCome } from '#lib/core/browser/list-paging.ts'
import { pagedList } from '#lib/core/schema/paged-list.ts'

import { ListFoot } from './ListFoot.tsx'
import { Places } from './Places.tsx'
import { useHydrated } from '#islands/ui/use-hydrated.ts'
import { useInView } from '#islands/ui/use-in-view.ts'
import { useListFocus } from '#islands/ui/use-list-focus.ts'

/** Where the server-rendered part of a list ends, for islands that continue it. */
export type ListEnd = {
  page: number
  totalPages: number
  /** Address of the next page, used without scripts. */
  nextHref: string
}

type Props<T> = ListEnd & {
  request: (page: number) => Promise<Called<T[]>>
  /** Plural name of the items: '12 produk lagi dimuat'. */
  noun: string
  className: string
  renderItem: (item: T) => ReactNode
  skeleton: ReactNode
  skeletons: number
}

/**
 * Continues a server-rendered list: further items in their own list below it, then the foot. On the server it renders a
 * plain link to the next page.
 */
export function MoreItems<T extends { id: number }>(props: Props<T>) {
  const { request, page, totalPages, nextHref, noun, className, renderItem, skeleton, skeletons } = props
  const [list] = useState(() => pagedList(request, { page, totalPages }))
  const state = useStore(list.$state)
  useEffect(() => followPlace(list), [list])
  const isHydrated = useHydrated()
  const isLoading = state.status === 'loading'
  const comes = isLoading || (isHydrated && state.next === 'scroll' && state.status !== 'error')
  const [rows, rememberFocus] = useListFocus(state.items.length, state.next === 'end')
  const loadMore = () => {
    rememberFocus()
    void list.loadMore()
  }
  const first = useInView<HTMLLIElement>(comes && !isLoading ? loadMore : undefined)
  return (
    <>
      {(state.items.length > 0 || comes) && (
        <ul ref={rows} className={className}>
          {state.items.map(one => (
            <li key={one.id}>{renderItem(one)}</li>
          ))}
          {comes && (
            <Places count={itemsToCome(state, skeletons)} page={state.page} first={first}>
              {skeleton}
            </Places>
          )}
        </ul>
      )}
      <div className="relative flex min-h-14 flex-col items-center justify-center gap-2">
        <ListFoot
          next={state.next}
          status={state.status}
          message={state.error?.message}
          href={nextHref.replace(/([?&]page=)\d+/, `$1${state.page + 1}`)}
          loadMore={loadMore}
          isQuiet={comes}
        />
        <p className="sr-only" role="status">
          {state.items.length > 0 && `${state.items.length} ${noun} lagi dimuat`}
        </p>
      </div>
    </>
  )
}
