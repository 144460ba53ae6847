import type { ReactNode } from 'react'

import { expect, it, vi } from 'vitest'

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

it('[core-281] an island is rendered as the integration does it', async () => {
  expect(await render({}, {}, 'interaction')).toMatchObject({ html: 'an island' })
})

it('[core-281] an element by its name is Astro’s', () => {
  expect([renderer.check(Card), renderer.check('h2')]).toEqual([true, false])
})
