import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { Button } from '#components/ui/Button.tsx'
import { browserErrors } from '#lib/core/api/browser-errors.ts'
import { $toast } from '#lib/core/browser/toasts.ts'

import { useOverlay } from '#islands/ui/use-overlay.ts'

afterEach(() => $toast.set(undefined))

type Module = { Note: (props: { onClose: () => void }) => React.ReactNode }

const note: Module = {
  Note: ({ onClose }) => (
    <Button look="primary" onClick={onClose}>
      Tutup
    </Button>
  )
}

it('[core-292] an overlay whose code did not arrive says so, and opens with the next press', async () => {
  const waiting: PromiseWithResolvers<Module>[] = []
  const load = () => {
    const asked = Promise.withResolvers<Module>()
    waiting.push(asked)
    return asked.promise
  }
  function Opener() {
    const overlay = useOverlay(load)
    return (
      <>
        <Button look="outline" isBusy={overlay.isLoading} onClick={overlay.open}>
          Buka
        </Button>
        {overlay.module && <overlay.module.Note onClose={overlay.close} />}
      </>
    )
  }
  await render(<Opener />)
  const opener = page.getByRole('button', { name: 'Buka' })
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-disabled', 'true')
  await opener.click({ force: true })
  expect(waiting).toHaveLength(1)
  waiting[0]!.reject(new TypeError('Failed to fetch dynamically imported module'))
  await expect.element(opener).not.toHaveAttribute('aria-disabled')
  expect($toast.get()?.text).toBe(browserErrors.offline.message)
  await opener.click()
  waiting[1]!.resolve(note)
  await page.getByRole('button', { name: 'Tutup' }).click()
  await expect.element(page.getByRole('button', { name: 'Tutup' })).not.toBeInTheDocument()
  // Its code is here now.
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'Tutup' })).toBeVisible()
  expect(waiting).toHaveLength(2)
})
