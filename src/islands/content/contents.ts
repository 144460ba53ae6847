import { isDisplayed } from '#lib/core/browser/is-displayed.ts'

/**
 * Distance from the top of the screen, in px, above which a section counts as being read: a little below the header.
 */
const readingLine = 120

/** Marks the current section in each table of contents; without scripts the links are plain. */
export function followSections(): void {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-follows]')) follow(nav)
}

function follow(nav: HTMLElement): void {
  const links = new Map([...nav.querySelectorAll('a')].map(link => [link.hash.slice(1), link]))
  const parts = [...links.keys()].flatMap(id => document.querySelector(`#${CSS.escape(id)}`) ?? [])
  const markRead = () => {
    // The account area's frame is as high as its page, so the frame's own offset gives the position on the screen.
    const above = window.frameElement?.getBoundingClientRect().top ?? 0
    const read = parts.findLast(
      part => isDisplayed(part) && above + part.getBoundingClientRect().top <= readingLine
    )
    for (const [id, link] of links) {
      if (id === read?.id) mark(nav, link)
      else link.removeAttribute('aria-current')
    }
  }
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    const { innerHeight } = window.frameElement ? window.parent : window
    // Notifies when a section crosses the line in either direction, also by a jump across the whole page.
    observer = new IntersectionObserver(markRead, {
      rootMargin: `100000px 0px ${readingLine - innerHeight}px 0px`
    })
    for (const part of parts) observer.observe(part)
  }
  watch()
  window.addEventListener('resize', watch)
}

/** Scrolls only the list, where it is longer than the window, never the page. */
function mark(nav: HTMLElement, link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true')
  const above = link.offsetTop - nav.offsetTop
  if (above < nav.scrollTop || above + link.offsetHeight > nav.scrollTop + nav.clientHeight) {
    nav.scrollTop = above - nav.clientHeight / 2
  }
}
