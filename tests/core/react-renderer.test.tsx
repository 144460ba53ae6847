import { createElement, forwardRef, lazy, type ReactNode, Suspense, useId } from 'react'

import { Star } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'

import renderer from '#components/react-renderer.ts'

// The integration's own one is bundled with options that only Astro has.
vi.mock('@astrojs/react/server.js', () => ({
  default: {
    name: '@astrojs/react',
    renderToStaticMarkup: () => ({ html: 'an island', attrs: { prefix: 'r0' } })
  }
}))

const Card = ({ name, head, children }: { name?: string; head?: ReactNode; children?: ReactNode }) => (
  <div>
    Kartu {name}
    <img src="/a.webp" alt="" loading="eager" fetchPriority="high" />
    {head}
    {children}
  </div>
)
const render = (props: Record<string, unknown>, slots: Record<string, string> = {}, hydrate?: string) =>
  renderer.renderToStaticMarkup.call({}, Card, props, slots, {
    displayName: 'Card',
    astroStaticSlot: true,
    ...(hydrate && { hydrate })
  } as never)

it('[core-281] React without a directive is plain HTML: no marks for hydration, no picture asked for twice', async () => {
  expect(await render({ name: 'Semen & Pasir' })).toEqual({
    html: '<div>Kartu Semen &amp; Pasir<img src="/a.webp" alt="" loading="eager" fetchPriority="high"/></div>'
  })
})

it('[core-281] the slots of Astro stand where React puts them, without what is empty', async () => {
  const slots = { default: '<p>Isi</p>', head: '<b>Judul</b>', other: ' ' }
  expect((await render({}, slots)).html).toContain(
    '<astro-static-slot name="head"><b>Judul</b></astro-static-slot><astro-static-slot><p>Isi</p></astro-static-slot>'
  )
  expect((await render({}, { default: '\n' })).html).not.toContain('astro-static-slot')
})

describe('an island', () => {
  const island = (page: object, component: unknown, slots: Record<string, string> = {}) =>
    renderer.renderToStaticMarkup.call({ result: page }, component as never, {}, slots, {
      hydrate: 'interaction'
    } as never)
  const Field = () => <input id={useId()} />
  const Late = lazy(() => new Promise<never>(() => undefined))

  it('[core-281] that waits for nothing is rendered at once, with ids that no other of the page has', async () => {
    const page = {}
    const [one, two] = [await island(page, Field), await island(page, Field)]
    expect([one, two]).toMatchObject([{ attrs: { prefix: 'i0' } }, { attrs: { prefix: 'i1' } }])
    expect(one.html).toMatch(/^<input id="[^"]*i0[^"]*"\/>$/)
    expect(two.html).not.toBe(one.html)
    expect((await island({}, Field)).html).toBe(one.html)
  })

  it('[core-281] that waits, has slots or fails is rendered as the integration does it', async () => {
    const streamed = { html: 'an island' }
    const Waits = () => createElement(Suspense, { fallback: 'Sebentar' }, createElement(Late))
    const Fails = () => {
      throw new Error('no')
    }
    expect(await island({}, Waits)).toMatchObject(streamed)
    expect(await island({}, Late)).toMatchObject(streamed)
    expect(await island({}, Fails)).toMatchObject(streamed)
    expect(await island({}, Field, { default: '<p>Isi</p>' })).toMatchObject(streamed)
    expect(await render({}, {}, 'interaction')).toMatchObject(streamed)
  })
})

it('[core-281] an icon outside islands leaves to the sheet how it looks, unless it has looks of its own', async () => {
  const icon = (props: object) =>
    renderer.renderToStaticMarkup.call({}, Star as never, { ...props }, {}, undefined)
  expect((await icon({ className: 'size-5' })).html).toMatch(
    /^<svg viewBox="0 0 24 24" class="lucide size-5" aria-hidden="true"><path d="[^"]*"><\/path><\/svg>$/
  )
  expect((await icon({ strokeWidth: 1.5 })).html).toMatch(
    /^<svg viewBox="0 0 24 24" stroke-width="1.5" class="lucide" aria-hidden="true"><path /
  )
  expect((await icon({ fill: 'inherit' })).html).toContain(' fill="inherit" stroke="currentColor"')
})

it('[core-331] an icon is rendered once for each of its looks, and nothing else is remembered', async () => {
  let times = 0
  const next = () => (times += 1)
  const Icon = forwardRef(({ size }: { size: number }, _ref) => <svg width={size} height={next()} />)
  const Count = () => <b>{next()}</b>
  const ask = async (component: unknown, props: object = {}) =>
    (await renderer.renderToStaticMarkup.call({}, component as never, { ...props }, {}, undefined)).html
  const first = await ask(Icon, { size: 4 })
  expect(await ask(Icon, { size: 4 })).toBe(first)
  expect(await ask(Icon, { size: 5 })).not.toBe(first)
  expect(times).toBe(2)
  expect(await ask(Count)).not.toBe(await ask(Count))
  // At most 500: whatever looks follow are rendered each time.
  for (let size = 10; size < 600; size += 1) await ask(Icon, { size })
  expect(await ask(Icon, { size: 599 })).not.toBe(await ask(Icon, { size: 599 }))
  expect(await ask(Icon, { size: 4 })).toBe(first)
})

it('[core-281] an element by its name is Astro’s', () => {
  expect([renderer.check(Card), renderer.check('h2')]).toEqual([true, false])
})
