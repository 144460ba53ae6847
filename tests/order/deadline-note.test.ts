import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { DeadlineNote } from '#islands/order/DeadlineNote.tsx'
import { deadlineLabel, stateOf } from '#lib/order/deadlines.ts'

it("[order-100] a deadline is shown in Jakarta's time, with its name", () => {
  const state = stateOf({ acceptedAt: null, negotiationStatus: null, mode: 'deliver', restDueAt: null })
  const label = deadlineLabel('paid', state)
  const deadline = { label, at: '2026-11-27T17:30:00Z' }
  expect(renderToStaticMarkup(createElement(DeadlineNote, { deadline })).replaceAll('\u00A0', ' ')).toMatch(
    /Menunggu penjual menerima pesanan, paling lambat <b[^>]*>28 November 2026 00:30 WIB<\/b>/
  )
})
