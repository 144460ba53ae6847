import { useStore } from '@nanostores/react'

import { Button } from '#components/ui/Button.tsx'
import { dateTime } from '#lib/format/dates.ts'
import { noBreak } from '#lib/format/no-break.ts'
import { rupiah } from '#lib/format/rupiah.ts'

import { showPart } from '../console-place.ts'
import { useMay } from '../may-call.ts'
import { OpsKeysetPages } from '../OpsKeysetPages.tsx'
import { OpsLoaded } from '../OpsLoaded.tsx'
import { showOrder } from '../order-store.ts'
import { owedWords } from './payout-columns.tsx'
import {
  $entriesPassed,
  $payoutsPassed,
  idsPassed,
  refreshPayouts,
  shopPayouts,
  type ShopMoney
} from './payout-store.ts'
import { PayoutForm } from './PayoutForm.tsx'
import { PayoutList } from './PayoutList.tsx'

/** One shop: what it is owed, the form of a transfer, what the balance consists of, and what was transferred. */
export function ShopMoneyDetail({ money }: { money: ShopMoney }) {
  const maySeeShop = useMay('GET /ops/shop/{id}')
  const { shop_id: id, name, balance, closed_at: closedAt } = money
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <h2 className="text-lg font-bold wrap-anywhere">{name}</h2>
        <p>
          Saldo <b className="tabular">{rupiah(balance)}</b>, {owedWords(balance)}.
          {closedAt !== null && ` Tutup sejak ${noBreak(dateTime(closedAt))}.`}
        </p>
        {maySeeShop && (
          <Button look="ghost" className="w-fit" onClick={() => showPart('shops', { open: String(id) })}>
            Buka halaman toko
          </Button>
        )}
      </div>
      <PayoutForm money={money} />
      <Payouts shopId={id} />
      <Entries money={money} />
    </div>
  )
}

function Payouts({ shopId }: { shopId: number }) {
  const of = String(shopId)
  const passed = useStore($payoutsPassed)
  return (
    <section aria-label="Riwayat transfer" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold">Riwayat transfer</h3>
      <OpsLoaded of={shopPayouts}>
        {({ payouts, next }) => (
          <>
            <PayoutList
              payouts={payouts.filter(({ shop }) => shop.id === shopId)}
              onReturned={refreshPayouts}
            />
            <OpsKeysetPages
              passed={idsPassed(passed, of)}
              next={next}
              onPass={ids => $payoutsPassed.set({ of, ids })}
            />
          </>
        )}
      </OpsLoaded>
    </section>
  )
}

function Entries({ money: { shop_id: id, entries, next } }: { money: ShopMoney }) {
  const of = String(id)
  const passed = useStore($entriesPassed)
  return (
    <section aria-label="Isi saldo" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold">Isi saldo</h3>
      {entries.length === 0 && <p className="text-muted">Belum ada mutasi.</p>}
      <ul className="grid gap-2">
        {entries.map(one => (
          <li key={one.id} className="grid gap-1 border-b border-base-300 pb-2 text-sm">
            <p className="flex flex-wrap justify-between gap-2">
              <span className="text-muted">{dateTime(one.date)}</span>
              <b className={`tabular ${one.amount < 0 ? 'text-error' : ''}`}>{rupiah(one.amount)}</b>
            </p>
            <p className="wrap-anywhere">{one.remark}</p>
            {one.order_code !== null && (
              <button
                type="button"
                className="min-h-11 min-w-11 link justify-self-start"
                onClick={() => showOrder(one.order_code ?? '')}
              >
                {one.order_code}
              </button>
            )}
          </li>
        ))}
      </ul>
      <OpsKeysetPages
        passed={idsPassed(passed, of)}
        next={next}
        onPass={ids => $entriesPassed.set({ of, ids })}
      />
    </section>
  )
}
