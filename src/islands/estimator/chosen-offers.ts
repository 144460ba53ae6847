import { rupiah } from '#lib/format/rupiah.ts'
import { sharedText, whatsAppLink } from '#lib/estimator/shared-text.ts'
import { deliveredText, shipmentsOf, shipmentText } from '#lib/estimator/shipments.ts'
import type { Reach, Truck } from '#lib/estimator/contract.ts'

/** Offers that are selected or already in the cart. */
const bought = 'input[data-detail]:is(:checked, [data-in-cart])'

const offerOf = ({ dataset }: HTMLInputElement) => ({
  name: dataset['name'] ?? '',
  sale: dataset['sale'] ?? '',
  qty: Number(dataset['qty']),
  cost: Number(dataset['cost']),
  shop_id: Number(dataset['shopId']),
  shop: dataset['shop'] ?? '',
  location: dataset['location'] ?? '',
  weight_kg: Number(dataset['kg']),
  m3: Number(dataset['m3']),
  reach: JSON.parse(dataset['reach'] ?? 'null') as Reach | null
})

/** Updates total, shipments and share text for the selected offers. */
export function followChoice(place: Element): void {
  const offers = [...place.querySelectorAll<HTMLInputElement>(bought)].map(offerOf)
  const total = place.querySelector('[data-total]')
  const goods = offers.reduce((sum, { cost }) => sum + cost, 0)
  if (total) total.textContent = rupiah(goods)
  const list = place.querySelector<HTMLElement>('[data-shipments]')
  const trucks = JSON.parse(list?.dataset['trucks'] ?? '[]') as Truck[]
  const shipments = shipmentsOf(offers, trucks)
  const delivered = place.querySelector('[data-delivered]')
  if (delivered) delivered.textContent = deliveredText(list?.dataset['city'] ?? '', goods, shipments)
  list?.replaceChildren(
    ...shipments.map(shipment => {
      const item = document.createElement('li')
      item.textContent = shipmentText(shipment)
      return item
    })
  )
  const share = place.querySelector<HTMLAnchorElement>('[data-share]')
  if (share) share.href = whatsAppLink(chosenText(place, share))
}

function chosenText(place: Element, { dataset }: HTMLAnchorElement): string {
  const lines = [...place.querySelectorAll<HTMLElement>('[data-material]')].map(material => {
    const input = material.querySelector<HTMLInputElement>(bought)
    return { need: material.dataset['need'] ?? '', bought: input ? offerOf(input) : undefined }
  })
  return sharedText(dataset['share'] ?? '', lines, dataset['address'] ?? '')
}
