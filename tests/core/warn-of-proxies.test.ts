import { expect, it, vi } from 'vitest'

import { warnOfProxies } from '#server/core/http/warn-of-proxies.ts'

/** What is warned of requests with these headers, in order. */
function warned(trustProxy: boolean, ...sent: (string | undefined)[]): string[] {
  const warn = vi.fn<(text: string) => void>()
  const look = warnOfProxies({ config: { trustProxy }, log: { warn } as never })
  for (const forwarded of sent)
    look({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })
  return warn.mock.calls.map(([text]) => text)
}

it('[ops-391] warns once where X-Forwarded-For arrives and is not believed', () => {
  expect(warned(false, undefined)).toEqual([])
  const texts = warned(false, undefined, '36.80.1.1', '36.80.1.2')
  expect(texts).toEqual([expect.stringContaining('TRUST_PROXY is off')])
})

it('[ops-391] warns once where the last address is a second proxy', () => {
  expect(warned(true, '36.80.1.1, 10.0.0.2', '36.80.1.1, 10.0.0.2')).toEqual([
    expect.stringContaining('second proxy')
  ])
})

it.each([
  undefined,
  '36.80.1.1',
  '10.0.0.2',
  '10.0.0.9, 10.0.0.2',
  '10.0.0.2, 36.80.1.1',
  'x, 10.0.0.2',
  '36.80.1.1, x',
  ''
])('[ops-391] says nothing of one proxy that is believed: %s', forwarded => {
  expect(warned(true, forwarded)).toEqual([])
})
