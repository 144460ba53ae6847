import type * as addresses from '#lib/address/contract.ts'
import type * as auth from '#lib/identity/contract.ts'
import type * as balance from '#lib/money/contract.ts'
import type * as cart from '#lib/cart/contract.ts'
import type * as catalogue from '#lib/catalogue/contract.ts'
import type * as checkout from '#lib/checkout/contract.ts'
import type * as counters from '#lib/notification/counters-contract.ts'
import type { Endpoint, ReplyOf, SentOf } from '#lib/core/endpoint.ts'
import type * as home from '#lib/home/contract.ts'
import type * as notifications from '#lib/notification/contract.ts'
import type * as ops from '#lib/ops/contract.ts'
import type * as orders from '#lib/order/contract.ts'
import type * as payment from '#lib/payment/contract.ts'
import type * as profile from '#lib/identity/profile-contract.ts'
import type * as realtime from '#lib/core/realtime-contract.ts'
import type * as regions from '#lib/address/regions-contract.ts'
import type * as reviews from '#lib/review/contract.ts'
import type * as search from '#lib/search/contract.ts'
import type * as shipping from '#lib/shipping/contract.ts'
import type * as shops from '#lib/shop/contract.ts'

type CallsOf<Contracts> = {
  [
    Name in keyof Contracts as Contracts[Name] extends Endpoint ? Contracts[Name]['line'] : never
  ]: Contracts[Name] extends Endpoint
    ? { sent: SentOf<Contracts[Name]>; reply: ReplyOf<Contracts[Name]> }
    : never
}

/** Every call by its line, from the contracts' types alone: no schema reaches the browser through it. */
export type Calls = CallsOf<typeof addresses> &
  CallsOf<typeof auth> &
  CallsOf<typeof balance> &
  CallsOf<typeof cart> &
  CallsOf<typeof catalogue> &
  CallsOf<typeof checkout> &
  CallsOf<typeof counters> &
  CallsOf<typeof home> &
  CallsOf<typeof notifications> &
  CallsOf<typeof ops> &
  CallsOf<typeof orders> &
  CallsOf<typeof payment> &
  CallsOf<typeof profile> &
  CallsOf<typeof realtime> &
  CallsOf<typeof regions> &
  CallsOf<typeof reviews> &
  CallsOf<typeof search> &
  CallsOf<typeof shipping> &
  CallsOf<typeof shops>

export type CallLine = keyof Calls
export type Sent<L extends CallLine> = Calls[L]['sent']
export type Reply<L extends CallLine> = Calls[L]['reply']
