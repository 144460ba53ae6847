import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { Dialog } from '#islands/ui/Dialog.tsx'
import { Field } from '#islands/ui/Field.tsx'

beforeEach(() => {
  const slow = new CSSStyleSheet()
  slow.replaceSync('* { transition: all 1e-5s !important }')
  document.adoptedStyleSheets = [slow]
  return () => (document.adoptedStyleSheets = [])
})

it('[core-20] a dialog whose first field asks for the focus starts there, while it is still being shown', async () => {
  await render(
    <Dialog title="Nomor" onClose={() => {}}>
      <Field label="Nomor HP" autoFocus />
    </Dialog>
  )
  await expect.element(page.getByLabelText('Nomor HP')).toHaveFocus()
})
