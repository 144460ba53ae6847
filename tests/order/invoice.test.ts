import { expect, test } from 'vitest'

import { splitStyles } from '#lib/order/store/invoice.ts'

test("moves style sheets out of the document, because the frame's policy forbids them", () => {
  const page = '<head><style media="print">p { color: red }</style><style>b{}</style></head><p>Rp1</p>'
  expect(splitStyles(page)).toEqual({ html: '<head></head><p>Rp1</p>', css: 'p { color: red }\nb{}' })
})
