/** Px from above at which a section counts as read: just below where a link to it brings it (frame.css). */
const readFrom = 100

/** Marks the section that is read in each list of contents, from the first touch on; without scripts they are links alone. */
export function followSections(): void {
  for (const nav of document.querySelectorAll<HTMLElement>('[data-follows]')) follow(nav)
}

function follow(nav: HTMLElement): void {
  const links = new Map([...nav.querySelectorAll('a')].map(link => [link.hash.slice(1), link]))
  const inView = new Set<string>()
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target.id)
        else inView.delete(target.id)
      }
      const read = [...links.keys()].find(id => inView.has(id))
      if (read === undefined) return
      for (const [id, link] of links) {
        if (id === read) mark(nav, link)
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: `-${readFrom}px 0px 0px 0px` }
  )
  for (const id of links.keys()) {
    const section = document.querySelector(`#${CSS.escape(id)}`)
    if (section) observer.observe(section)
  }
}

/** The list scrolls by itself where it is longer than the window; the page stays where it is. */
function mark(nav: HTMLElement, link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true')
  const above = link.offsetTop - nav.offsetTop
  if (above < nav.scrollTop || above + link.offsetHeight > nav.scrollTop + nav.clientHeight) {
    nav.scrollTop = above - nav.clientHeight / 2
  }
}
