import type { ArticleItem } from '#lib/content/store.ts'
import { followPlace } from '#lib/core/browser/list-place.ts'
import type { PagedList } from '#lib/core/schema/paged-list.ts'
import { toast } from '#lib/core/browser/toasts.ts'

import { articleCards } from './article-cards.ts'
import { nearEnd } from './list-on-page.ts'

/** Time that an error is shown, in ms (content-16). */
export const alertMs = 5_000

/** The parts of the page that a list is rendered into. */
export function partsOf(section: HTMLElement) {
  const part = <E extends HTMLElement>(selector: string) => section.querySelector<E>(selector)!
  return {
    input: part<HTMLInputElement>('input[name=keyword]'),
    items: part('[data-article-items]'),
    count: part('[data-article-count]'),
    empty: part('[data-article-empty]'),
    fault: part('[data-article-fault]'),
    foot: part('[data-article-foot]'),
    more: part('[data-article-more]'),
    busy: part('[data-article-busy]'),
    form: part<HTMLTemplateElement>('[data-article-form]'),
    /** Elements above the list, shown only without a search. */
    above: section.querySelectorAll<HTMLElement>('[data-article-lead], [data-article-previous]')
  }
}

type Parts = ReturnType<typeof partsOf>

type Drawing = {
  parts: Parts
  list: PagedList<ArticleItem>
  /** Slug of an article that is shown elsewhere on the page. */
  without: string | undefined
  /** Address of one of the list's pages. */
  hrefOf: (page: number) => string
}

/** Renders what a list loads, loads more as its end comes near, and stores the scroll position. */
export function drawList({ parts, list, without, hrefOf }: Drawing) {
  let drawn = 0
  const observer = new IntersectionObserver(
    entries => entries.some(entry => entry.isIntersecting) && void list.loadMore(),
    nearEnd
  )
  const stopDrawing = list.$state.subscribe(({ items, status, next, page, error }) => {
    const hadFocus = document.activeElement === parts.more
    const fresh = articleCards(
      parts.form,
      items.slice(drawn).filter(({ slug }) => slug !== without)
    )
    const link = fresh.querySelector('a')
    drawn = items.length
    parts.items.append(fresh)
    parts.busy.hidden = status !== 'loading'
    if (status === 'loading') parts.more.setAttribute('aria-disabled', 'true')
    else parts.more.removeAttribute('aria-disabled')
    parts.more.hidden = next === 'end' || (next === 'scroll' && status !== 'error')
    parts.more.setAttribute('href', hrefOf(page + 1))
    // A button that disappears passes the focus to the first new item.
    if (hadFocus && parts.more.hidden) link?.focus({ preventScroll: true })
    if (status === 'error' && error) toast(error.message, 'error', alertMs)
    observer.disconnect()
    if (next === 'scroll' && status === 'idle') observer.observe(parts.foot)
  })
  const stopFollowing = followPlace(list)
  return {
    goOn: () => void list.loadMore(),
    stop() {
      stopDrawing()
      stopFollowing()
      observer.disconnect()
    }
  }
}
