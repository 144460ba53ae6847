import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ReviewItem } from '#components/product/ReviewItem.tsx'
import type { ReviewData } from '#lib/product/product-shapes.ts'

const headOf = (photo: string | null) => {
  const user = { name: 'Rina', photo }
  const review = { user, rating: 5, review: 'Bagus', date: '2026-11-24T03:00:00Z', files: [] }
  const now = new Date('2026-11-24T03:00:00Z')
  const html = renderToStaticMarkup(
    createElement(ReviewItem, { review: review as unknown as ReviewData, now })
  )
  return html.slice(html.indexOf('<header'), html.indexOf('<b '))
}

it("[review-18] a review shows its buyer's picture, which is lazily loaded", () => {
  const [picture] = /<img[^>]+>/.exec(headOf('profiles/ab12')) ?? []
  expect(picture).toContain('src="/media/profiles/ab12-160.webp"')
  expect(picture).toMatch(/ alt="" width="32" height="32" loading="lazy"/)
  expect(headOf('profiles/ab12')).not.toContain('>R<')
})

it('[review-18] a buyer without a picture has the first letter of the name', () => {
  expect(headOf(null)).toMatch(/aria-hidden="true"[^>]*>R</)
  expect(headOf(null)).not.toContain('<img')
})
