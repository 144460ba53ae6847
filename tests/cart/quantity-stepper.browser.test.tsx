import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { QuantityStepper } from '#islands/cart/QuantityStepper.tsx'

import { renderFresh } from '../support/render-fresh.ts'

const onChange = vi.fn<(qty: number) => void>()
const onZero = vi.fn<() => void>()

/** A cart line with a quantity of twelve. */
function Line() {
  const [qty, setQty] = useState(12)
  onChange.mockImplementation(setQty)
  const bounds = { min: 5, stock: 20, multiple: 1 }
  return (
    <QuantityStepper qty={qty} {...bounds} unit="sak" label="Semen" onChange={onChange} onZero={onZero} />
  )
}

const field = page.getByLabelText('Jumlah Semen')

it('[cart-26] a typed quantity counts at each digit that can be bought; an emptied field keeps the previous one', async () => {
  await renderFresh(<Line />)
  await userEvent.fill(field, '1')
  expect(onChange.mock.calls).toEqual([])
  await userEvent.fill(field, '18')
  expect(onChange.mock.calls).toEqual([[18]])
  await userEvent.fill(field, '180')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('20')
  expect(onChange.mock.calls).toEqual([[18], [20]])
  await userEvent.fill(field, '6')
  await userEvent.fill(field, '')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('20')
  await userEvent.fill(field, '7')
  await userEvent.fill(field, '0')
  await userEvent.keyboard('{Tab}')
  await expect.element(field).toHaveValue('20')
  expect(onZero).toHaveBeenCalledTimes(1)
})
