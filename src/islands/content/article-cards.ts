import type { ArticleCard } from '#lib/content/blog-contract.ts'
import { minutesToRead } from '#lib/content/texts.ts'
import { paths } from '#lib/core/paths.ts'
import { date } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'

/** Builds article cards from the page's template, so that the markup exists only on the server (ArticleCard.astro). */
export function articleCards(form: HTMLTemplateElement, cards: readonly ArticleCard[]): DocumentFragment {
  const all = document.createDocumentFragment()
  for (const card of cards) {
    const one = form.content.cloneNode(true) as DocumentFragment
    const part = (name: string) => one.querySelector(`[data-card=${name}]`)
    part('image')?.setAttribute('src', card.image)
    write(part('category'), card.category.name)
    write(part('title'), card.title)
    part('title')?.setAttribute('href', paths.article(card.slug))
    write(part('summary'), card.meta_description)
    write(part('date'), noBreak(date(card.published_at)))
    part('date')?.setAttribute('datetime', card.published_at)
    write(part('minutes'), minutesToRead(card.reading_minutes))
    all.append(one)
  }
  return all
}

const write = (element: Element | null, text: string) => {
  if (element) element.textContent = text
}
