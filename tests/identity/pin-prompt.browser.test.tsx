import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { openPinPrompt } from '#islands/identity/PinPrompt.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { signInMember } from '../support/member.ts'
import { dialogNamed } from '../support/overlays.ts'

it('[core-20, identity-35] the offer of a PIN leads to its form, and closes again', async () => {
  signInMember({ has_pin: false })
  openPinPrompt()
  const offer = dialogNamed('Buat PIN')
  await expect.element(offer.getByRole('button', { name: 'Nanti' })).toHaveFocus()
  await expectAccessible('offer of a PIN')
  await userEvent.click(offer.getByRole('button', { name: 'Buat PIN' }))
  await expect.element(offer.getByLabelText('PIN baru')).toHaveFocus()
  await expectAccessible('new PIN')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
