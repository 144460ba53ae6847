import { nextArticleStep } from '#lib/content/next-step.ts'

import { firstTouch } from '#islands/directives/first-touch.ts'

import { nearEnd, readListOnPage, tellAsking, tellFault } from './list-on-page.ts'

const load = () => import('./article-list-use.ts')

/**
 * The blog's list goes on by scrolling and follows what is typed; the rest loads with the first of it. Without this,
 * or where it cannot be loaded, the form and the link to the next page do the same. No React.
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
    tellAsking(section)
    // Without what asks for it the page itself goes there; without a connection it stays and says so.
    const orElse = () => (navigator.onLine ? form?.submit() : tellFault(section))
    void begin().then(list => (list ? list.search() : orElse()))
  }
  form?.addEventListener('input', () => {
    tellAsking(section)
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
  // Somebody came back to a list that had gone on: it goes on from where it was.
  if ((window.history.state as { list?: unknown } | null)?.list) void begin()
  else if (nextArticleStep(page, totalPages) === 'scroll') void watchEnd(more, () => void begin())
}

/**
 * From the first touch on scrolling takes the place of the link, which stays for who has no scripts: in a large window the
 * list's end is in sight at once, and who only looks at the page loads nothing for it.
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
