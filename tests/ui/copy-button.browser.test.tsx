import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { CopyButton } from '#islands/ui/CopyButton.tsx'

import { renderFresh } from '../support/render-fresh.ts'

beforeEach(async () => {
  await page.viewport(360, 740)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {})
  onTestFinished(() => write.mockRestore())
})

it('[payment-20] a confirmation in place leaves the button as wide as it was, so that its line does not wrap', async () => {
  await renderFresh(
    <div className="flex">
      <CopyButton text="9880" label="Salin nomor" message="Nomor disalin" isInPlace />
    </div>
  )
  const button = page.getByRole('button', { name: 'Salin nomor' })
  await expect.element(button).toBeVisible()
  // Its words change their width when their font comes.
  await document.fonts.ready
  const widthOf = () => document.querySelector('button')!.getBoundingClientRect().width
  const before = widthOf()
  await userEvent.click(button)
  await expect.element(page.getByRole('button', { name: 'Tersalin, Salin nomor' })).toBeVisible()
  expect(widthOf()).toBe(before)
})
