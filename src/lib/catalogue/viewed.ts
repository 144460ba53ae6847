import { call } from '#lib/core/api/call.ts'
import { persistentJson } from '#lib/core/browser/persistent.ts'
import { isMaybeSignedIn } from '#lib/core/browser/signed-in-hint.ts'
import { takeBackVouchers } from '#lib/product/used-vouchers.ts'
import type { ProductCardData } from '#lib/product/product-shapes.ts'

/** Maximum of products that a guest's browser remembers. */
const maxViewed = 20

const $viewed = persistentJson('viewed', stored =>
  Array.isArray(stored)
    ? stored.filter(id => Number.isSafeInteger(id) && id > 0).slice(0, maxViewed)
    : undefined
)

/**
 * Remembers a viewed product: for a buyer on the server, which raises its category in 'foryou' and returns what the
 * page must update.
 */
export async function noteView(id: number): Promise<void> {
  if (isMaybeSignedIn()) {
    const noted = await call('POST /buyer/product/view/{id}', { id })
    if (noted.ok) takeBackVouchers(noted.value.used_vouchers)
  } else $viewed.set([id, ...($viewed.get() ?? []).filter(other => other !== id)].slice(0, maxViewed))
}

/** The products viewed last, the newest first, without the shown one; empty on failure. */
export async function requestViewed(without?: number): Promise<ProductCardData[]> {
  const answer = await (isMaybeSignedIn() ? call('GET /buyer/product/viewed', {}) : requestPrefetched())
  return answer?.ok ? answer.value.filter(card => card.id !== without) : []
}

function requestPrefetched() {
  const ids = $viewed.get() ?? []
  return ids.length > 0 ? call('GET /buyer/product/cards', { ids }) : undefined
}
