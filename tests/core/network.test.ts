import { expect, test } from 'vitest'

import { networkOf } from '#server/core/platform/limits.ts'

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::ffff:a00:1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7:1:1:1', '2001:db8:0:0'],
  ['2001:db8::8:1:1:1', '2001:db8:0:0'],
  ['2001:DB8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['10.0.0.1:50123', '10.0.0.1'],
  ['[2001:db8::7:1:1:1]:443', '2001:db8:0:0'],
  ['[2001:db8::7:1:1:1]', '2001:db8:0:0'],
  ['10.0.0.1:50123:1', 'unknown'],
  ['[no address]:443', 'unknown'],
  ['no address', 'unknown'],
  ['', 'unknown']
])('[core-7] %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
