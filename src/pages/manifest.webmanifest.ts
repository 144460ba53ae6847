import type { APIRoute } from 'astro'

import { brand } from '#lib/core/brand.ts'
import { paths } from '#lib/core/paths.ts'
import { barColors, signColor } from '#lib/core/browser/theme-colors.ts'
import { fileCaching } from '#server/page/plain-answer.ts'

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose
})

/** Shortcuts in the menu that a long press on the home screen icon opens. */
const shortcuts = [
  { name: 'Cari', url: paths.searchField },
  { name: 'Keranjang', url: paths.cart },
  { name: 'Transaksi', url: paths.orders },
  { name: 'Kalkulator', url: paths.calculators }
]

/** The web app manifest, which lets a phone install the marketplace on its home screen. */
export const GET: APIRoute = ({ cache }) => {
  cache.set({ ...fileCaching, tags: [] })
  const manifest = {
    id: paths.home,
    name: brand.name,
    short_name: brand.short,
    description: brand.tagline,
    lang: 'id',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: barColors.light,
    theme_color: signColor,
    shortcuts: shortcuts.map(one => ({ ...one, icons: [icon('sign', 192, 'any')] })),
    icons: [icon('sign', 192, 'any'), icon('sign', 512, 'any'), icon('maskable', 512, 'maskable')]
  }
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } })
}
