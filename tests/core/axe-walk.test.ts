import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readSource } from '../support/source.ts'

// What people see is looked at with axe in a journey: each page, what stands on it, and what opens over it.

/** Pages, and the words of a journey that goes there and looks. */
const pages: Record<string, string> = {
  'src/pages/index.astro': "\n  '/',",
  'src/pages/404.astro': "'/nowhere'",
  'src/pages/offline.astro': "expectAccessible(page, 'page of help')",
  'src/pages/compare.astro': "expectAccessible(page, 'comparison')",
  'src/pages/balance.astro': "expectAccessible(page, 'balance')",
  'src/pages/cart.astro': "'/cart'",
  'src/pages/profile.astro': "expectAccessible(page, 'profile')",
  'src/pages/login.astro': "'/login'",
  'src/pages/register.astro': "'/register'",
  'src/pages/forgot-password.astro': "'/forgot-password'",
  'src/pages/reset-password.astro': "'/reset-password'",
  'src/pages/about.astro': "'/about'",
  'src/pages/contact.astro': "'/contact'",
  'src/pages/seller.astro': "'/seller'",
  'src/pages/terms.astro': "'/terms'",
  'src/pages/privacy.astro': "'/privacy'",
  'src/pages/returns.astro': "'/returns'",
  'src/pages/join.astro': "'/join'",
  'src/pages/help.astro': "'/help'",
  'src/pages/fees.astro': "'/fees?type=non-material'",
  'src/pages/notifications.astro': "expectAccessible(page, 'notifications')",
  'src/pages/ops.astro': "goto('/ops')",
  'src/pages/ops/api.astro': "expectAccessible(page, '/ops/api')",
  'src/pages/search.astro': "'/search?keyword=semen'",
  'src/pages/blog/index.astro': "'/blog'",
  'src/pages/blog/[slug].astro': "'/blog/uji-02'",
  'src/pages/blog/category/[slug].astro': "'/blog/category/struktur'",
  'src/pages/blog/tag/[name].astro': "'/blog/tag/uji'",
  'src/pages/blog/filter.astro': "'/blog/filter?category=material'",
  'src/pages/category/index.astro': "'/category'",
  'src/pages/category/lainnya.astro': "'/category/lainnya'",
  'src/pages/category/[...path].astro': "'a category': page =>",
  'src/pages/products/[list].astro': "'/products/bestselling'",
  'src/pages/product/[slug]/index.astro': "'a product': productPath",
  'src/pages/product/[slug]/review.astro': '`${await productPath(page)}/review?q=produk`',
  'src/pages/shop/[slug].astro': '`${await shopPath(page)}?tab=ulasan`',
  'src/pages/kalkulator/index.astro': "['/kalkulator', ...",
  'src/pages/kalkulator/[kind].astro': '`/kalkulator/${kind}`',
  'src/pages/order/index.astro': "'/order'",
  'src/pages/order/[id].astro': "expectAccessible(page, 'order')",
  'src/pages/checkout/index.astro': "expectAccessible(page, 'checkout')",
  'src/pages/checkout/payment/[token].astro': "expectAccessible(page, 'payment')"
}

/** What opens over a page or within it, and under which name a journey looks at it. */
const overlays: Record<string, string> = {
  'src/components/shell/MobileMenu.astro': 'menu',
  'src/components/shell/Consent.astro': 'question of consent',
  'src/components/catalogue/FilterSheet.astro': 'filter sheet',
  'src/components/shell/AccountMenu.astro': 'account menu',
  'src/components/shell/AppDownload.astro': 'app download',
  'src/islands/catalogue/compare-tray.tsx': 'tray of the comparison',
  'src/islands/shell/CategoryMenu.tsx': 'category menu',
  'src/islands/shell/DrawerCategories.tsx': 'categories in the menu',
  'src/islands/notification/NotificationBell.tsx': 'notification menu',
  'src/islands/shell/SearchBox.tsx': 'search on the whole screen',
  'src/islands/shipping/CityDialog.tsx': 'city of the estimate',
  'src/islands/shipping/PointDialog.tsx': 'points',
  'src/islands/shipping/WarehouseDialog.tsx': 'warehouses',
  'src/islands/nego/OfferForm.tsx': 'Diskusi Ongkir',
  'src/islands/nego/NegoMethodDialog.tsx': 'methods of a negotiation',
  'src/islands/nego/WayDialog.tsx': 'other ways of delivery',
  'src/islands/order/OrderFilters.tsx': 'filters of the orders',
  'src/islands/account/CropDialog.tsx': 'crop of a photo',
  'src/islands/identity/DevicesTab.tsx': 'signing a device out',
  'src/islands/address/AddressBookDialog.tsx': 'address book',
  'src/islands/address/AddressDialog.tsx': 'address dialog',
  'src/islands/address/NoAddress.tsx': 'missing address',
  'src/islands/address/RemoveAddress.tsx': 'deletion of an address',
  'src/islands/address/map/MapDialog.tsx': 'map of an address',
  'src/islands/money/ExportButton.tsx': 'file of a month',
  'src/islands/money/MovementDialog.tsx': 'movement of Saldo',
  'src/islands/ui/DateRangePicker.tsx': 'date picker',
  'src/islands/withdrawal/AccountDialog.tsx': 'number of a bank account',
  'src/islands/withdrawal/BankDeletion.tsx': 'deletion of a bank account',
  'src/islands/withdrawal/BankDialog.tsx': 'banks',
  'src/islands/cart/CartLine.tsx': 'opened line of the cart',
  'src/islands/cart/RemovalQuestion.tsx': 'deletion of a line',
  'src/islands/checkout/PromoDialog.tsx': 'vouchers',
  'src/islands/checkout/CourierCheckDialog.tsx': 'availability of a truck',
  'src/islands/checkout/LastLook.tsx': 'last look',
  'src/islands/identity/CreatePinDialog.tsx': 'new PIN',
  'src/islands/identity/PinDialog.tsx': 'PIN',
  'src/islands/identity/PinPrompt.tsx': 'offer of a PIN',
  'src/islands/identity/ContactDialog.tsx': 'new contact',
  'src/islands/identity/SecretDialog.tsx': 'ways to change a password',
  'src/islands/identity/login-modal.tsx': 'sign-in dialog',
  'src/islands/order/BoughtAgainDialog.tsx': 'what changed when bought again',
  'src/islands/order/CancelDialog.tsx': 'cancelling an order',
  'src/islands/order/InvoiceDialog.tsx': 'invoice',
  'src/islands/order/ReceiptDialog.tsx': 'receipt',
  'src/islands/order/TracePhotoDialog.tsx': 'photo of a shipment',
  'src/islands/product/BuySheet.tsx': 'buy sheet',
  'src/islands/product/Lightbox.tsx': 'large photo',
  'src/islands/review/ReviewDialog.tsx': 'review that is changed'
}

const skipped: Record<string, string> = {
  'src/pages/429.astro': 'the journeys have no limits; shell and fault are those of a failed page',
  'src/pages/500.astro': 'no journey can make a page throw; shell and fault are those of a failed page',
  'src/islands/ui/Dialog.tsx': 'the frame of the overlays',
  'src/islands/ui/Confirm.tsx': 'the question that overlays ask'
}

const { files, imports } = readSource()
const next = Map.groupBy(imports, edge => edge.from)
const isPage = (file: string) => file.startsWith('src/pages/') && file.endsWith('.astro')
const isSeen = (file: string) => /^src\/(?:components|islands|layouts|ops)\/.*\.(?:astro|tsx)$/.test(file)
const isOverlay = (file: string) =>
  isSeen(file) &&
  /<(?:Dialog|dialog|Confirm)\b|\buseModal\(|role="dialog"|data-overlay|aria-expanded/.test(
    readFileSync(file, 'utf8')
  )

const journeys = globSync('tests/e2e/*.spec.ts').map(file => readFileSync(file, 'utf8'))
const looking = journeys.filter(text => text.includes('expectAccessible('))
const labels = looking.flatMap(text =>
  [...text.matchAll(/expectAccessible\(\w+, '([^']+)'/g)].map(found => found[1])
)

/** What stands on a page or an overlay: imported by it, without what opens over it in turn. */
function standingOn(start: readonly string[]): Set<string> {
  const found = new Set(start)
  for (const file of found) {
    for (const { to } of next.get(file) ?? []) if (!isOverlay(to)) found.add(to)
  }
  return found
}

const reached = standingOn([...Object.keys(pages), ...Object.keys(overlays)])

/** Files of which no journey sees anything, although they should be seen. */
const unseen = (wanted: (file: string) => boolean) =>
  files.filter(file => wanted(file) && !reached.has(file) && !(file in skipped))

describe('[core-20] the walk with axe', () => {
  it('comes to every page', () => {
    expect(unseen(isPage)).toEqual([])
  })

  it('opens everything that opens over a page', () => {
    expect(unseen(isOverlay)).toEqual([])
    expect(Object.keys(overlays).filter(file => !isOverlay(file))).toEqual([])
  })

  it('comes to every component and island', () => {
    expect(files.filter(isSeen).length).toBeGreaterThan(150)
    expect(unseen(isSeen)).toEqual([])
  })

  it('goes where it is said to go', () => {
    const isGone = ([, words]: [string, string]) => !looking.some(text => text.includes(words))
    expect(Object.entries(pages).filter(isGone)).toEqual([])
    expect(Object.entries(overlays).filter(([, label]) => !labels.includes(label))).toEqual([])
  })

  it('leaves out what is there and cannot be reached, and nothing else', () => {
    expect(Object.keys(skipped).filter(file => reached.has(file) || !files.includes(file))).toEqual([])
  })
})
