import { expect, it } from 'vitest'

import { submission } from '#lib/core/browser/submission.ts'

import { errorByCode } from '../support/errors.ts'

const { offline } = errorByCode

it('runs one task at a time, and tells whether it succeeded', async () => {
  const { $state, submit } = submission()
  let runs = 0
  const task = () => {
    runs += 1
    return Promise.resolve(undefined)
  }
  const both = [submit(task), submit(task)]
  expect($state.get()).toEqual({ isBusy: true })
  expect(await Promise.all(both)).toEqual([true, false])
  expect(runs).toBe(1)
  expect($state.get()).toEqual({ isBusy: false })
})

it('holds the error until the values change or the next try', async () => {
  const { $state, submit, clear } = submission()
  const fail = () => Promise.resolve(offline)
  expect(await submit(fail)).toBe(false)
  expect($state.get()).toEqual({ isBusy: false, error: offline })
  clear()
  expect($state.get()).toEqual({ isBusy: false })
  await submit(fail)
  const next = submit(() => Promise.resolve(undefined))
  expect($state.get()).toEqual({ isBusy: true })
  // A running task is not ended by a changed value.
  clear()
  expect($state.get()).toEqual({ isBusy: true })
  expect(await next).toBe(true)
})

it('shows nothing of a task whose form was closed, and lets the next one run', async () => {
  const { $state, submit, end } = submission()
  let fail = () => {}
  const closed = submit(() => new Promise(resolve => (fail = () => resolve(offline))))
  end()
  expect($state.get()).toEqual({ isBusy: false })
  const next = submit(() => Promise.resolve(undefined))
  fail()
  expect(await closed).toBe(false)
  expect(await next).toBe(true)
  expect($state.get()).toEqual({ isBusy: false })
})
