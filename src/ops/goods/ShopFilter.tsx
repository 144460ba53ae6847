import { useStore } from '@nanostores/react'

import { $place } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { idOf } from '../table/part-query.ts'
import { setFilter } from '../table/set-filter.ts'
import { ShopPick } from './ShopPick.tsx'

/** The filter of a table by shop, `shop` in the address; nothing for who may not name others' shops. */
export function ShopFilter() {
  const chosen = idOf(useStore($place).query['shop'])
  const mayNameShop = useMay('GET /ops/shop')
  return mayNameShop && <ShopPick label="Toko" isBare chosen={chosen} onPick={setFilter('shop')} />
}
