import { useStore } from '@nanostores/react'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { brand } from '#lib/core/brand.ts'
import { isFiltered, type OrderFilter } from '#lib/order/filter.ts'
import { jakartaDay } from '#lib/format/dates.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import { $orderList, changeFilter, clearFilter, typeKeyword } from '#lib/order/store/order-list.ts'

import { DateRangePicker } from '#islands/ui/DateRangePicker.tsx'

/** The list's filters: search, type, courier, days. They are part of the address too. */
export function OrderFilters() {
  const { filter } = useStore($orderList)
  // Collapsed on phones unless some of them are active.
  const [isOpen, setOpen] = useState(() => isFiltered({ ...filter, keyword: '' }))
  return (
    <form
      role="search"
      aria-label="Cari dan saring transaksi"
      className="grid gap-3 rounded-box border border-base-300 bg-base-100 p-3 sm:grid-cols-2 sm:p-4 lg:grid-cols-[minmax(12rem,1fr)_9rem_9.5rem_17rem]"
      onSubmit={event => {
        event.preventDefault()
        changeFilter({})
      }}
    >
      <div className="flex gap-2 sm:col-span-2 lg:col-span-1">
        <SearchField keyword={filter.keyword} />
        <Button
          look="plain"
          className="sm:hidden"
          aria-expanded={isOpen}
          aria-controls="order-choices"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" /> Filter
        </Button>
      </div>
      <div id="order-choices" className={`gap-3 sm:contents ${isOpen ? 'grid' : 'hidden'}`}>
        <Choices filter={filter} />
      </div>
      {isFiltered(filter) && (
        <Button look="ghost" className="h-9 w-fit text-primary sm:col-span-full" onClick={clearFilter}>
          Hapus semua filter
        </Button>
      )}
    </form>
  )
}

function SearchField({ keyword }: { keyword: string }) {
  return (
    <label className="input h-11 w-full">
      <Search className="size-5 text-muted" aria-hidden="true" />
      <span className="sr-only">Cari transaksi</span>
      <input
        type="search"
        placeholder="Cari transaksi"
        maxLength={100}
        value={keyword}
        onChange={event => typeKeyword(event.target.value)}
      />
    </label>
  )
}

function Choices({ filter }: { filter: OrderFilter }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <Choice
          label="Tipe produk"
          value={filter.type}
          onChange={type => changeFilter({ type: type as OrderFilter['type'] })}
        >
          <option value="material">Material</option>
          <option value="non-material">Non-Material</option>
        </Choice>
        <Choice
          label="Pengiriman"
          value={filter.shipping}
          onChange={shipping => changeFilter({ shipping: shipping as OrderFilter['shipping'] })}
        >
          <option value="commercial">Komersil</option>
          <option value="baba_expedition">{brand.logistics}</option>
          <option value="shop_courier">{brand.shopCourier}</option>
        </Choice>
      </div>
      <DateRangePicker range={filter} today={jakartaDay(serverNow())} onChange={changeFilter} />
    </>
  )
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode }

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="relative">
      <span className="absolute -top-2 left-2.5 z-10 bg-base-100 px-1 text-xs text-muted">{label}</span>
      <select className="select h-11 w-full" value={value} onChange={event => onChange(event.target.value)}>
        <option value="">All</option>
        {children}
      </select>
    </label>
  )
}
