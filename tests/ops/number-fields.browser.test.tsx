import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { CellField } from '#ops/form/CellField.tsx'
import { DecimalField, RupiahField } from '#ops/form/NumberFields.tsx'

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

function Decimal() {
  const [size, setSize] = useState('')
  return <DecimalField label="Volume" value={size} onChange={setSize} />
}

it.each([
  ['Ongkir', '12ribu', /^Isi rupiah bulat tanpa sen/],
  ['Ongkir', '150,5', /^Isi rupiah bulat tanpa sen/],
  ['Ongkir', '-150', /^Isi rupiah bulat tanpa sen/],
  ['Harga', '1e3', /^Isi bilangan bulat/],
  ['Harga', '15O', /^Isi bilangan bulat/]
])('[ops-224] %s: %j stays as it was typed and is marked, letter by letter', async (name, typed, said) => {
  await render(<Both />)
  const field = page.getByRole('textbox', { name })
  await userEvent.type(field, typed)
  await expect.element(field).toHaveValue(typed)
  await expect.element(field).toHaveAccessibleDescription(said)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await userEvent.tab()
  await expect.element(field).toHaveValue(typed)
  await userEvent.fill(field, '1.250.000')
  await expect.element(field).toHaveValue('1250000')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
})

it('[ops-224] thousands are typed with points, and money of a table is pasted with spaces', async () => {
  await render(<Both />)
  const field = page.getByRole('textbox', { name: 'Ongkir' })
  await userEvent.type(field, '1.250.000')
  await expect.element(field).toHaveValue('1250000')
  await expect.element(field).toHaveAccessibleDescription('Rp1.250.000')
  await userEvent.fill(field, 'Rp150 000')
  await expect.element(field).toHaveValue('150000')
})

it('[ops-224] a number with a comma keeps what is none', async () => {
  await render(<Decimal />)
  const field = page.getByRole('textbox', { name: 'Volume' })
  await userEvent.type(field, 'dua')
  await expect.element(field).toHaveValue('dua')
  await expect.element(field).toHaveAccessibleDescription(/^Isi angka/)
  await userEvent.fill(field, '')
  await userEvent.type(field, '2.5')
  await expect.element(field).toHaveValue('2,5')
  await userEvent.fill(field, '1.250,5')
  await expect.element(field).toHaveValue('1250,5')
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
})
