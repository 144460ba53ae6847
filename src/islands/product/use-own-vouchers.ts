import { useEffect, useState } from 'react'

import { $usedVouchers } from '#lib/product/used-vouchers.ts'

/** The vouchers this buyer has not used up: initially those of the page, which is shared by all visitors. */
export function useOwnVouchers<V extends { code: string }>(served: readonly V[]): V[] {
  const [used, setUsed] = useState<readonly string[]>([])
  useEffect(() => $usedVouchers.subscribe(setUsed), [])
  return served.filter(({ code }) => !used.includes(code))
}
