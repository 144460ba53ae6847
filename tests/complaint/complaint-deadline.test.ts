import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ComplaintDeadline } from '#islands/complaint/ComplaintDeadline.tsx'

const deadline = { label: 'Toko menjawab sebelum', at: '2099-01-01T03:00:00.000Z' }
const shown = (is_late: boolean, turn: 'buyer' | 'seller') =>
  renderToStaticMarkup(createElement(ComplaintDeadline, { complaint: { deadline, is_late, turn } }))

it('[complaint-7] a deadline is counted down, urgently at the turn of the buyer, unless somebody is late', () => {
  expect(shown(false, 'seller')).toContain(deadline.label)
  expect(shown(false, 'seller')).not.toContain('bg-warning')
  expect(shown(false, 'buyer')).toContain('bg-warning')
  expect(shown(true, 'seller')).toBe('')
})
