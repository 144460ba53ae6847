import { nextArticleStep } from '#lib/content/next-step.ts'

import { firstTouch } from '#islands/directives/first-touch.ts'

import { nearEnd, readListOnPage, showSearching, tellFault } from './list-on-page.ts'

const load = () => import('./article-list-use.ts')

/**
 * Infinite scroll and search-as-you-type of the blog's list; the rest loads on first use. Without this script, or if it
 * fails to load, the form and the link to the next page do the same. No React.
 */
export function startArticleList(): void {
  const section = document.querySelector<HTMLElement>('[data-articles]')
  const more = section?.querySelector<HTMLElement>('[data-article-more]')
  if (!section || !more) return
  const { page, totalPages } = readListOnPage(section)
  const begin = () => load().then(({ listOf }) => listOf(section), giveUp)
  const giveUp = () => {
    more.hidden = page >= totalPages
    return undefined
  }
  const form = section.querySelector('form')
  const search = () => {
    showSearching(section)
    // If the search script fails to load, the form is submitted; offline, the page stays and shows an error.
    const orElse = () => (navigator.onLine ? form?.submit() : tellFault(section))
    void begin().then(list => (list ? list.search() : orElse()))
  }
  form?.addEventListener('input', () => {
    showSearching(section)
    void begin().then(list => (list ? list.type() : tellFault(section)))
  })
  form?.addEventListener('submit', event => {
    event.preventDefault()
    search()
  })
  section.querySelector('[data-article-fault] button')?.addEventListener('click', search)
  more.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void begin().then(list => (list ? list.goOn() : window.location.assign(more.getAttribute('href') ?? '')))
  })
  // Returning to a list that had loaded more pages restores them.
  if ((window.history.state as { list?: unknown } | null)?.list) void begin()
  else if (nextArticleStep(page, totalPages) === 'scroll') void watchEnd(more, () => void begin())
}

/**
 * Replaces the link with infinite scroll after the first interaction: in a tall window the list's end is in view at
 * once, and visitors who only look should not load more. The link stays for pages without scripts.
 */
async function watchEnd(more: HTMLElement, act: () => void): Promise<void> {
  await firstTouch()
  more.hidden = true
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    act()
  }, nearEnd)
  if (more.parentElement) observer.observe(more.parentElement)
}
