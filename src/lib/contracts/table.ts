import type * as addresses from './addresses.ts'
import type * as auth from './auth.ts'
import type * as balance from './balance.ts'
import type * as cart from './cart.ts'
import type * as catalogue from './catalogue.ts'
import type * as checkout from './checkout.ts'
import type * as counters from './counters.ts'
import type { Endpoint, ReplyOf, SentOf } from './endpoint.ts'
import type * as home from './home.ts'
import type * as notifications from './notifications.ts'
import type * as ops from './ops.ts'
import type * as orders from './orders.ts'
import type * as payment from './payment.ts'
import type * as profile from './profile.ts'
import type * as realtime from './realtime.ts'
import type * as regions from './regions.ts'
import type * as reviews from './reviews.ts'
import type * as shipping from './shipping.ts'
import type * as shops from './shops.ts'

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
  CallsOf<typeof shipping> &
  CallsOf<typeof shops>

export type CallLine = keyof Calls
export type Sent<L extends CallLine> = Calls[L]['sent']
export type Reply<L extends CallLine> = Calls[L]['reply']
