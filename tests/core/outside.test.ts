import { connect } from 'node:net'

import { expect, test } from 'vitest'

import { outsideCalls } from '../support/no-outside.ts'

test('an unprepared outside call fails, and is noticed even if it was swallowed', async () => {
  await fetch('http://gateway.example/pay').catch(() => undefined)
  await fetch('https://wa.example/send').catch(() => undefined)
  expect(() => connect(443, '10.1.2.3')).toThrow('No test prepared')
  expect(outsideCalls()).toEqual(['gateway.example', 'wa.example', '10.1.2.3'])
})
