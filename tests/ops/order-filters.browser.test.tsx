import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { OpsOrderFilters } from '#ops/OpsOrderFilters.tsx'

import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

it('[payment-1] the filter calls the kinds of payment as the buyer reads them', async () => {
  await page.viewport(1280, 900)
  await renderFresh(<OpsOrderFilters />)
  const options = [...page.getByRole('combobox', { name: 'Pembayaran' }).element().querySelectorAll('option')]
  expect(options.map(option => option.textContent)).toEqual([
    'Semua pembayaran',
    'Saldo',
    'Virtual Account',
    'Cicilan',
    'Bayar di Tempat'
  ])
})
