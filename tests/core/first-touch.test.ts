import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A pointer event, of which only its path matters here. */
class Pointer extends Event {
  readonly movementX: number
  readonly movementY = 0
  constructor(type: string, movementX: number) {
    super(type)
    this.movementX = movementX
  }
}

let page: EventTarget & { scrollY: number }
let isTouched: boolean

beforeEach(async () => {
  page = Object.assign(new EventTarget(), { scrollY: 0 })
  vi.stubGlobal('window', page)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.resetModules()
  isTouched = false
  const { firstTouch } = await import('#islands/directives/first-touch.ts')
  void firstTouch().then(() => (isTouched = true))
})
afterEach(() => vi.unstubAllGlobals())

const happen = async (event: Event) => {
  page.dispatchEvent(event)
  await Promise.resolve()
}

test('[core-19] an event from a layout change is no touch', async () => {
  await happen(new Event('scroll'))
  await happen(new Pointer('pointermove', 0))
  expect(isTouched).toBe(false)
})

test.each([
  ['a scrolled page', () => ((page.scrollY = 3), new Event('scroll'))],
  ['a pointer that moves', () => new Pointer('pointermove', 2)],
  ['a pointer that presses where it rests', () => new Pointer('pointerdown', 0)],
  ['a key', () => new Event('keydown')]
])('[core-19] %s is a touch', async (_what, sign) => {
  await happen(sign())
  expect(isTouched).toBe(true)
})
