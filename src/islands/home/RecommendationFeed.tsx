import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { CardSkeleton } from '#components/catalogue/CardSkeleton.tsx'
import { gridColumns } from '#components/catalogue/product-grid.ts'
import { ProductCard } from '#components/catalogue/ProductCard.tsx'
import { ListFoot } from '#islands/catalogue/ListFoot.tsx'
import { Places } from '#islands/catalogue/Places.tsx'
import { useListFocus } from '#islands/ui/use-list-focus.ts'
import { useInView } from '#islands/ui/use-in-view.ts'
import { itemsShown, placesToCome } from '#lib/core/browser/list-paging.ts'
import { $feed, feedPage, followFeed, loadFeed, scrollFeed, startFeed } from '#lib/home/store.ts'

/** Personalized recommendations at the end of the home page, loaded when they come near. */
export function RecommendationFeed() {
  const feed = useStore($feed)
  useEffect(() => {
    const stop = followFeed()
    startFeed()
    return stop
  }, [])
  // After an error, coming back into view retries, at most every 30 s.
  const retry = useInView<HTMLDivElement>(feed.status === 'error' ? scrollFeed : undefined)
  const isWaiting = feed.status === 'loading' || (feed.status === 'idle' && feed.page === 0)
  const comes = isWaiting || (feed.next === 'scroll' && feed.status !== 'error')
  const next = useInView<HTMLLIElement>(comes && !isWaiting ? () => void loadFeed() : undefined)
  // An incomplete last row above the button is held back until the next page.
  const shown = isWaiting
    ? feed.items
    : feed.items.slice(0, itemsShown(feed.items.length, feed.page, feed.totalPages))
  const [rows, rememberFocus] = useListFocus(shown.length, feed.next === 'end')
  const loadMore = () => {
    rememberFocus()
    void loadFeed()
  }
  return (
    <div aria-busy={isWaiting}>
      <ul ref={rows} className={`${gridColumns.whole} even-cards`}>
        {shown.map(card => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
        {comes && (
          <Places count={placesToCome(feed, feedPage)} page={feed.page} first={next}>
            <CardSkeleton />
          </Places>
        )}
      </ul>
      {!isWaiting && feed.status === 'idle' && feed.items.length === 0 && (
        <p className="py-8 text-center text-muted">Belum ada rekomendasi.</p>
      )}
      <div ref={retry} className="relative flex min-h-14 items-center justify-center">
        {(feed.items.length > 0 || !isWaiting) && (
          <ListFoot
            next={feed.next}
            status={isWaiting ? 'loading' : feed.status}
            message={feed.error?.message}
            loadMore={loadMore}
            isQuiet={comes}
          />
        )}
      </div>
    </div>
  )
}
