import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { AreaField } from '#islands/product/AreaField.tsx'

import { expectAccessible } from '../support/accessible.ts'
import { renderFresh } from '../support/render-fresh.ts'

/** The field beside a stepper, as in the buy box; boxes of 1,44 m². */
function Tiles({ min = 2, stock = 50 }: { min?: number; stock?: number }) {
  const [boxes, setBoxes] = useState(min)
  return (
    <main>
      <button type="button" onClick={() => setBoxes(boxes + 1)}>
        Tambah
      </button>
      <output aria-label="Jumlah dus">{boxes}</output>
      <AreaField
        perBox={1.44}
        holds="4 keping = 1,44 m²"
        value={boxes}
        bounds={{ min, stock, multiple: 1 }}
        onChange={setBoxes}
        onFound={setBoxes}
      />
    </main>
  )
}

const area = page.getByLabelText('Luas')
const boxes = page.getByLabelText('Jumlah dus')
const told = page.getByRole('status').filter({ hasText: 'dus' }).last()

it('[product-32] accepts square metres and rounds up to whole boxes', async () => {
  await renderFresh(<Tiles />)
  await expect.element(page.getByText('Isi 4 keping = 1,44 m²')).toBeVisible()
  await expect.element(told).toHaveTextContent('2 dus = 2,88 m²')
  await userEvent.fill(area, '10')
  await expect.element(told).toHaveTextContent('10 m² → 7 dus')
  await expect.element(boxes).toHaveTextContent('7')
  await userEvent.fill(area, '10,08')
  await expect.element(boxes).toHaveTextContent('7')
  await userEvent.fill(area, '10,09')
  await expect.element(boxes).toHaveTextContent('8')
  await expectAccessible('tiles')
})

it('[product-32] clamps to the minimum and the stock, with a message', async () => {
  await renderFresh(<Tiles min={5} stock={20} />)
  await userEvent.fill(area, '1')
  await expect.element(boxes).toHaveTextContent('5')
  await expect.element(told).toHaveTextContent('1 m² → 1 dus, minimal 5 dus')
  await userEvent.fill(area, '100')
  await expect.element(boxes).toHaveTextContent('20')
  await expect.element(told).toHaveTextContent('100 m² → 70 dus, stok 20 dus')
})

it('[product-32] clears an area when the boxes are chosen otherwise, and ignores invalid input', async () => {
  await renderFresh(<Tiles />)
  await userEvent.fill(area, 'abc')
  await expect.element(boxes).toHaveTextContent('2')
  await userEvent.fill(area, '10')
  await userEvent.click(page.getByRole('button', { name: 'Tambah' }))
  await expect.element(area).toHaveValue('')
  await expect.element(told).toHaveTextContent('8 dus = 11,52 m²')
})

it('[product-32] counts text typed before the page was ready', async () => {
  const served = document.createElement('div')
  served.innerHTML = renderToString(<Tiles />)
  document.body.append(served)
  served.querySelector('input')!.value = '10'
  const root = hydrateRoot(served, <Tiles />)
  await expect.element(boxes).toHaveTextContent('7')
  await expect.element(area).toHaveValue('10')
  root.unmount()
  served.remove()
})
