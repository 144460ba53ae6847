import { call } from '#lib/core/api/call.ts'

/** A page of the shops found by a keyword. */
export const requestShops = (keyword: string, page: number) => call('GET /buyer/shop', { keyword, page })
