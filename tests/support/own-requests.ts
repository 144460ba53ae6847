import { randomUUID } from 'node:crypto'

import type { CallName, Sent } from '#lib/calls.ts'

import { addAll, openTogether, orderTogether } from './buying-together.ts'
import { advanceTo, buy, checkOut, orderOf, pay, settle, topUp } from './buying.ts'
import { withdrawalOf, writeForHelp, writeTo } from './chatting.ts'
import { answer, complain, complaintOf, deliveredTo, uploadFor } from './complaining.ts'
import { addAddress, type Buyer, type Market, nearPlace, pin } from './market.ts'
import { approve, offerOf, checkOutFar, decline, negotiate, places } from './negotiating.ts'
import { value } from './person.ts'
import { takePhoto } from './photo.ts'
import { signIn } from './sign-in.ts'
import type { World } from './world.ts'

/**
 * Fields with public ids, by the reason. A name alone applies to every call, with a call before it to that call only.
 * A field that is neither here nor in `ownRequests` fails tests/core/foreign.api.test.ts.
 */
export const publicFields: Record<string, readonly string[]> = {
  'a product, a category, a shop or an article, which guests see too': [
    'product_id',
    'product_detail_id',
    'items.product_id',
    'items.product_detail_id',
    'category_id',
    'parent_id',
    'shop_id',
    'slug',
    'receiver_id',
    'GET /buyer/conversation/user/{id} id',
    'GET /buyer/category/{id} id',
    'GET /buyer/product/cards ids',
    'GET /buyer/product/gone/{id} id',
    'GET /buyer/product/stock/{id} id',
    'GET /buyer/product/together/{id} id',
    'GET /buyer/product/{id} id',
    'GET /buyer/product/category/{id} id',
    'GET /buyer/product/rating/{id} id',
    'GET /buyer/product/review/{id} id',
    'GET /buyer/product/shop/rating/{id} id',
    'GET /buyer/shop/{id} id',
    'POST /buyer/product/view/{id} id'
  ],
  'a region': ['province_id', 'city_id', 'district_id', 'subdistrict_id', 'to_city_id', 'zip_code'],
  'a payment method, a warehouse or a bank of the marketplace': ['payment_id', 'warehouse_id', 'bank_code'],
  'a voucher: anybody who knows its code may use it (D38)': [
    'voucher',
    'checkouts.voucher',
    'market_voucher',
    'POST /buyer/transaction/checkout/promo code'
  ],
  'the number that its sender gave a message; the same one elsewhere is another message (D33)': ['client_id'],
  'accepted and ignored: the session says who sends (D47)': ['sender_id'],
  'a bound among own messages, whichever number it is': ['POST /buyer/conversation/read/{id} up_to'],
  'a yes or no; the voucher stands on the negotiation': ['without_voucher'],
  'typed by its owner; the bank says whose it is': ['account_number'],
  'a device, which belongs to whom uses it last (D17)': ['fcm_token'],
  'random, known to the browser that asked for a code; what is guessed is counted (identity)': ['otp_id'],
  'random, sent to a contact of its account alone, and good once (identity)': [
    'POST /auth/security/disown token'
  ],
  'made by the browser; joining is decided by the channel': ['socket_id'],
  'a page of the sitemap': ['GET /buyer/sitemap/{kind}/{number} number'],
  'comes with the fields of a checkout, and nothing reads it: the negotiation stands in the path': [
    'POST /buyer/transaction/nego/point/expedition/list/{id} cart_id',
    'POST /buyer/transaction/nego/point/set/{id} cart_id',
    'POST /buyer/transaction/nego/point/shop/list/{shop_id} cart_id'
  ]
}

/** Calls that find something whatever id they get, by the reason. */
export const unrequested: Partial<Record<CallName, string>> = {
  'GET /buyer/conversation': '`id` is a filter among own conversations: of others nothing is listed',
  'POST /buyer/notification/clear': '`up_to` is a bound among own notifications, whichever number it is',
  'POST /buyer/notification/read/all': 'as to clear',
  'GET /buyer/transaction/complain':
    '`transaction_id` is a filter among own complaints: of other orders nothing is listed'
}

export type OwnRequest = { endpoint: CallName; make: (who: Buyer) => Promise<object> }

const of = <L extends CallName>(endpoint: L, make: (who: Buyer) => Promise<Sent<L>>): OwnRequest => ({
  endpoint,
  make
})

/**
 * For each call that names something owned: creates it for a buyer, and returns the request that this buyer may send
 * about it. The buyers are new ones.
 */
export function ownRequests(world: World, market: Market, warehouseId: number): OwnRequest[] {
  const goods = () => market.product()
  const elsewhere = async () => market.product({ shopId: await market.makeShop('Toko Dua') })
  const cartLineOf = async ({ person }: Buyer) => {
    const added = await person.call('POST /buyer/cart/add', { product_id: (await goods()).id, qty: 1 })
    return value(added).cart_detail_id
  }
  const lines = async (who: Buyer) => ({ cart_detail_id: [await cartLineOf(who)] })
  const unpaid = async (who: Buyer) => ({ id: (await buy(who, await goods(), pay.account)).id })
  const delivered = async (who: Buyer) => {
    const product = await goods()
    const { id, code } = await buy(who, product, pay.account)
    await settle(world, who, id)
    await advanceTo(world, code, 'deliver')
    return { id, product_id: product.id }
  }
  const review = async (who: Buyer) => {
    const { id, product_id } = await delivered(who)
    value(await who.person.call('POST /buyer/transaction/confirm/{id}', { id }))
    return { product_id, transaction_id: id, rating: 5, review: 'Bagus' }
  }
  const complainable = async (who: Buyer) => deliveredTo(world, who, await goods())
  const complaint = async (who: Buyer) => {
    const order = await complainable(who)
    return { id: (await complain(who, order)).id, transaction_id: order.id }
  }
  const newestNotice = async (who: Buyer) => {
    await unpaid(who)
    return value(await who.person.call('GET /buyer/notification', {}))[0]!.id
  }
  const negotiation = async (who: Buyer) => negotiate(world, who, await goods())
  const agreed = async (who: Buyer) => {
    const { id } = await negotiation(who)
    value(await approve(world, id, 40_000))
    return { id }
  }
  const withBaba = async (who: Buyer) => {
    const { id } = await negotiate(world, who, await goods(), {
      place: 'beyondBaba',
      carrier: 'baba_expedition'
    })
    return { id }
  }
  /** An open checkout beyond the reach of the truck and Kurir Toko. */
  const openFar = async (who: Buyer) => {
    const addressId = await addAddress(world, who.id, { ...places.beyondBaba, lat: -6.65 })
    const { id } = value(
      await who.person.call('POST /buyer/transaction/checkout', {
        ...(await lines(who)),
        address_id: addressId
      })
    )
    return { cart_id: id, addressId }
  }
  const ofFar = async (who: Buyer) => ({ cart_id: (await openFar(who)).cart_id })
  const point = { ...nearPlace, label: 'Keluarga', name: 'Ani', phone: '081200001111' } as const
  const bankForm = () => ({ bank_code: 'bca', account_number: `73100${10_000 + 11 * (accounts += 1)}1` })
  let accounts = 0
  const bankAccount = async ({ person }: Buyer) => {
    const { id } = value(await person.call('POST /buyer/bank/account/add', bankForm()))
    return { id }
  }
  const withdrawal = async (who: Buyer) => {
    await topUp(world, who, 100_000)
    return {
      nominal: 50_000,
      bank_account_id: (await bankAccount(who)).id,
      verification_type: 'pin' as const,
      pin
    }
  }
  const withdrawn = async (who: Buyer) => {
    const asked = await withdrawal(who)
    const made = await who.person.call('POST /buyer/withdraw/request', asked, { key: randomUUID() })
    return { id: value(made).withdrawal.id }
  }
  const conversation = async (who: Buyer) => ({ id: await writeTo(who, market.shopId) })
  const address = async (who: Buyer) => ({ id: await addAddress(world, who.id, { label: 'Gudang' }) })

  return [
    of('GET /buyer/address/{id}', address),
    of('POST /buyer/address/main/{id}', address),
    of('POST /buyer/address/delete/{id}', address),
    of('POST /buyer/address/update/{id}', async who => ({
      ...(await address(who)),
      ...nearPlace,
      label: 'Rumah',
      name: 'Ani',
      phone: '081200001111',
      lat: '-6.2',
      lng: '106.8'
    })),

    of('GET /buyer/cart/totals', lines),
    of('GET /buyer/cart/shipping', lines),
    of('POST /buyer/cart/update/{id}', async who => ({ id: await cartLineOf(who), qty: 0 })),
    of('POST /buyer/cart/add-by-transaction/{id}', unpaid),

    of('POST /buyer/transaction/checkout', async who => ({
      ...(await lines(who)),
      address_id: (await address(who)).id
    })),
    of('POST /buyer/transaction/checkout/check', async who => ({
      ...(await lines(who)),
      address_id: (await address(who)).id,
      expedition: 'commercial'
    })),
    of('POST /buyer/transaction/checkout/choose', async who => ({
      cart_id: (await checkOut(who, await goods())).id,
      payment_id: pay.account
    })),
    of('POST /buyer/transaction/checkout/promo', async who => {
      const product = await goods()
      const code = await market.voucher({ amount: 1_000, productId: product.id })
      return { cart_id: (await checkOut(who, product)).id, code }
    }),
    of('POST /buyer/transaction/pickup/list', ofFar),
    of('POST /buyer/transaction/pickup/set', async who => {
      const { cart_id, addressId } = await openFar(who)
      return { cart_id, address_id: addressId, warehouse_id: warehouseId }
    }),
    of('POST /buyer/transaction/point/expedition/list', ofFar),
    of('POST /buyer/transaction/point/shop/list', ofFar),
    of('POST /buyer/transaction/point/set', async who => ({ ...point, ...(await ofFar(who)) })),
    of('POST /buyer/transaction/order', async who =>
      orderOf(await checkOut(who, await goods()), pay.account)
    ),
    of('POST /buyer/transaction/order', async who =>
      orderTogether(
        await openTogether(who, await addAll(who, [await goods(), await elsewhere()])),
        pay.account
      )
    ),
    of('POST /buyer/transaction/nego', async who =>
      offerOf(await checkOutFar(world, who, await goods()), 'shop_courier')
    ),

    of('GET /buyer/transaction/{id}', unpaid),
    of('GET /buyer/transaction/payment/{id}', async who => ({ id: String((await unpaid(who)).id) })),
    of('GET /buyer/transaction/payment/{id}', async who => ({
      id: (await buy(who, await goods(), pay.account)).token
    })),
    of('GET /buyer/transaction/invoice/{id}', delivered),
    of('POST /buyer/transaction/tracking/{id}', unpaid),
    of('POST /buyer/transaction/cancel/{id}', async who => ({
      ...(await unpaid(who)),
      reason: 'Salah pilih'
    })),
    of('POST /buyer/transaction/confirm/{id}', delivered),
    of('POST /buyer/transaction/review', review),
    of('POST /buyer/transaction/review/update/{id}', async who => {
      const { id } = value(await who.person.call('POST /buyer/transaction/review', await review(who)))
      return { id, rating: 2, review: 'Ternyata retak' }
    }),

    of('GET /buyer/transaction/complain', async who => {
      const { transaction_id } = await complaint(who)
      return { transaction_id }
    }),
    of('GET /buyer/transaction/complain/{id}', async who => ({ id: (await complaint(who)).id })),
    of('GET /buyer/transaction/complain/options/{id}', async who => ({ id: (await complainable(who)).id })),
    of('POST /buyer/transaction/complain/photo/{id}', async who => ({
      id: (await complainable(who)).id,
      photo: await takePhoto(),
      client_id: randomUUID()
    })),
    of('DELETE /buyer/transaction/complain/photo/{id}', async who => ({
      id: await uploadFor(who, (await complainable(who)).id)
    })),
    of('POST /buyer/transaction/complain', async who => complaintOf(who, await complainable(who))),
    of('POST /buyer/transaction/complain/update/{id}', async who => {
      const { id } = await complaint(who)
      value(await answer(world, id, 'refund', 10_000))
      return { id, action: 'accept', pin }
    }),
    of('GET /buyer/transaction/complain/discussion/{id}', async who => ({ id: (await complaint(who)).id })),
    of('POST /buyer/transaction/complain/discussion/send/{id}', async who => ({
      id: (await complaint(who)).id,
      message: 'Ini'
    })),

    of('POST /buyer/transaction/nego/offer/{id}', async who => {
      const { id } = await negotiation(who)
      value(await decline(world, id))
      return { id, offer: 30_000, note: '' }
    }),
    of('GET /buyer/transaction/nego/payment/{id}', agreed),
    of('POST /buyer/transaction/nego/payment/{id}', async who => ({
      ...(await agreed(who)),
      payment_id: pay.account
    })),
    of('POST /buyer/transaction/nego/deliver/{id}', withBaba),
    of('POST /buyer/transaction/nego/pickup/list/{id}', withBaba),
    of('POST /buyer/transaction/nego/pickup/set/{id}', async who => ({
      ...(await withBaba(who)),
      warehouse_id: warehouseId
    })),
    of('POST /buyer/transaction/nego/point/expedition/list/{id}', withBaba),
    of('POST /buyer/transaction/nego/point/set/{id}', async who => ({ ...point, ...(await withBaba(who)) })),
    of('POST /buyer/transaction/nego/point/shop/list/{shop_id}', async who => ({
      shop_id: market.shopId,
      transaction_id: (await negotiation(who)).id
    })),

    of('GET /buyer/balance/history/{id}', async who => {
      await topUp(world, who, 10_000)
      return { id: value(await who.person.call('GET /buyer/balance/history', {}))[0]!.id }
    }),
    of('POST /buyer/bank/account/delete/{id}', bankAccount),
    of('POST /buyer/bank/account/update/{id}', async who => ({ ...(await bankAccount(who)), ...bankForm() })),

    of('POST /buyer/withdraw/request', withdrawal),
    of('GET /buyer/withdraw/{id}', withdrawn),
    of('POST /buyer/withdraw/cancel/{id}', withdrawn),

    of('POST /buyer/notification/read/{id}', async who => ({ id: await newestNotice(who) })),
    of('POST /buyer/notification/delete/{id}', async who => ({ id: await newestNotice(who) })),
    of('POST /buyer/notification/read/all', async who => ({ up_to: await newestNotice(who) })),
    of('POST /buyer/notification/clear', async who => ({ up_to: await newestNotice(who) })),

    of('GET /buyer/conversation', conversation),
    of('GET /buyer/conversation/{id}', conversation),
    of('POST /buyer/conversation/create', async who => ({
      receiver_type: 'seller',
      receiver_id: market.shopId,
      message: 'Ini',
      transaction_id: (await unpaid(who)).id
    })),
    of('POST /buyer/conversation/create', async who => ({
      receiver_type: 'admin',
      message: 'Ini',
      withdraw_id: await withdrawalOf(world, who)
    })),
    of('POST /buyer/conversation/send/{id}', async who => ({
      ...(await conversation(who)),
      message: 'Ini',
      transaction_id: (await unpaid(who)).id
    })),
    of('POST /buyer/conversation/send/{id}', async who => ({
      id: await writeForHelp(who),
      message: 'Ini',
      withdraw_id: await withdrawalOf(world, who)
    })),
    of('POST /buyer/conversation/read/{id}', conversation),
    of('POST /buyer/conversation/delete/{id}', conversation),
    of('POST /buyer/conversation/report/{id}', async who => ({
      ...(await conversation(who)),
      reason: 'Spam'
    })),
    of('POST /buyer/conversation/block/{id}', async who => ({ ...(await conversation(who)), blocked: true })),

    of('DELETE /auth/session/revoke', async who => {
      const lost = world.person()
      await signIn(world, lost, who.id)
      const own = value(await lost.call('GET /auth/session', {})).find(one => one.is_current_session)
      return { session_ids: [own!.id] }
    }),
    of('POST /broadcasting/auth', async who => ({ socket_id: '1.2', channel_name: `private-user.${who.id}` }))
  ]
}
