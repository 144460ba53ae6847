import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { CellField } from '#ops/form/CellField.tsx'
import { RupiahField } from '#ops/form/NumberFields.tsx'

function Both() {
  const [sum, setSum] = useState('')
  const [price, setPrice] = useState('')
  return (
    <>
      <RupiahField label="Ongkir" value={sum} onChange={setSum} />
      <CellField label="Harga" isNumber value={price} onChange={setPrice} />
    </>
  )
}

it('[ops-269] sen of a pasted sum are dropped, not read as digits', async () => {
  await render(<Both />)
  for (const name of ['Ongkir', 'Harga']) {
    const field = page.getByRole('textbox', { name })
    await userEvent.fill(field, 'Rp 150.000,00')
    await expect.element(field).toHaveValue('150000')
    await userEvent.fill(field, '0')
    await expect.element(field).toHaveValue('0')
  }
})
