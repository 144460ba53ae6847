import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'

import type { ApiError } from '#lib/core/schema/api-error.ts'

import { ErrorText } from '#islands/ui/ErrorText.tsx'

import { renderFresh } from '../support/render-fresh.ts'

const error: ApiError = { status: 0, code: 'network', message: 'Tidak ada koneksi.' }
const send = page.getByRole('button', { name: 'Kirim' })
const alert = page.getByRole('alert')

/** A form that is taller than the screen; the server rejects it as a whole. */
function Tall({ fields }: { fields: readonly string[] }) {
  const [shown, setShown] = useState<ApiError>()
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        setShown(error)
      }}
    >
      {fields.map(name => (
        <input key={name} aria-label={name} />
      ))}
      <div style={{ height: 3000 }} />
      <ErrorText error={shown} />
      <button type="submit">Kirim</button>
    </form>
  )
}

it('[core-280] an error that belongs to no field stays in view with the pressed button', async () => {
  await renderFresh(<Tall fields={['Nama', 'Alamat']} />)
  await userEvent.click(send)
  await expect.element(alert).toHaveTextContent(error.message)
  await expect.element(send).toHaveFocus()
  await expect.element(alert).toBeInViewport()
})

it('[core-280] it is scrolled to where a press does not focus the button', async () => {
  await renderFresh(<Tall fields={['Nama', 'Alamat']} />)
  // Safari: the press focuses nothing.
  window.scrollTo(0, 0)
  ;(send.element() as HTMLElement).click()
  await expect.element(alert).toBeInViewport()
  expect(document.activeElement).toBe(document.body)
})

it('[core-280] the only field of a form has the focus', async () => {
  await renderFresh(<Tall fields={['Nama']} />)
  await userEvent.click(send)
  await expect.element(page.getByRole('textbox', { name: 'Nama' })).toHaveFocus()
})
