import type * as React from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

/** The two hooks of the boxes, as React keeps them between renders; undefined leaves them to React. */
let hooks: { slots: unknown[]; at: number; effects: (() => void)[]; first: unknown } | undefined

vi.mock('react', async importReal => {
  const real = await importReal<typeof React>()
  const slot = (make: () => unknown) => {
    const { slots, at } = hooks!
    hooks!.at += 1
    return (slots[at] ??= make())
  }
  return {
    ...real,
    useRef: (value: unknown) =>
      hooks ? slot(() => ({ current: hooks!.at === 1 ? hooks!.first : value })) : real.useRef(value),
    useEffect: (effect: () => void, seen: unknown[]) => {
      if (!hooks) return real.useEffect(effect, seen)
      const before = slot(() => ({ seen: [] })) as { seen: unknown[] }
      if (seen.some((one, place) => one !== before.seen[place])) hooks.effects.push(effect)
      before.seen = seen
    }
  }
})
afterEach(() => (hooks = undefined))

const label = 'PIN baru'
const onChange = () => undefined
const boxes = async () => (await import('#islands/identity/PinBoxes.tsx')).PinBoxes

it('[identity-33] boxes that are validated on leaving reserve the space of their message', async () => {
  const PinBoxes = await boxes()
  const shown = (onBlur?: () => void) =>
    renderToStaticMarkup(createElement(PinBoxes, { label, value: '', onChange, ...(onBlur && { onBlur }) }))
  expect(shown(() => undefined)).toMatch(/role="alert" class="[^"]*min-h-5/)
  expect(shown()).toMatch(/role="alert" class="[^"]*empty:hidden/)
})

it('[identity-33] wrong boxes take the focus when a form was sent, but not from a person who moves on', async () => {
  const PinBoxes = await boxes()
  const form = Object.assign(new EventTarget(), { querySelector: () => input })
  const input = { form, focus: vi.fn() }
  hooks = { slots: [], at: 0, effects: [], first: input }
  const draw = (error: string) => {
    hooks!.at = 0
    PinBoxes({ label, value: '12', onChange, error })
    for (const effect of hooks!.effects.splice(0)) effect()
  }
  draw('')
  form.dispatchEvent(new Event('input'))
  draw('PIN harus 6 digit angka')
  expect(input.focus).not.toHaveBeenCalled()
  draw('')
  form.dispatchEvent(new Event('submit'))
  draw('PIN harus 6 digit angka')
  expect(input.focus).toHaveBeenCalledOnce()
})
