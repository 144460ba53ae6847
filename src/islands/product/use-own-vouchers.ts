import { useEffect, useState } from 'react'

import { $usedVouchers } from '#lib/product/used-vouchers.ts'

/** The vouchers that this buyer may still use: those of the page first, which was drawn for everybody. */
export function useOwnVouchers<V extends { code: string }>(served: readonly V[]): V[] {
  const [used, setUsed] = useState<readonly string[]>([])
  useEffect(() => $usedVouchers.subscribe(setUsed), [])
  return served.filter(({ code }) => !used.includes(code))
}
