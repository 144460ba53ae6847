import '../../src/styles/fold.css'

import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { reviewFold } from '#lib/format/fold.ts'

import { FoldedText } from '#components/ui/FoldedText.tsx'

import { expectAccessible } from '../support/accessible.ts'

const sentence = 'Terima kasih banyak atas ulasan yang jujur ini.'

it('[review-17] a long text expands and collapses, and its button says which', async () => {
  await render(<FoldedText text={`${sentence} `.repeat(12).trim()} limit={reviewFold} />)
  const rest = page.getByText(new RegExp(`${sentence}$`))
  const [more, less] = [page.getByText('Lihat selengkapnya'), page.getByText('Tutup')]
  await expect.element(rest).not.toBeVisible()
  await expect.element(less).not.toBeVisible()
  await userEvent.click(more)
  await expect.element(rest).toBeVisible()
  await expect.element(more).not.toBeVisible()
  await expectAccessible('unfolded text')
  await userEvent.click(less)
  await expect.element(rest).not.toBeVisible()
  await expect.element(more).toBeVisible()
})

it('[review-17] a short text has no toggle', async () => {
  await render(<FoldedText text={sentence} limit={reviewFold} />)
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(page.getByText('Lihat selengkapnya')).not.toBeInTheDocument()
})
