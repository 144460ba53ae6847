import { brand } from '#lib/core/brand.ts'
import { returnDays } from '#lib/shop/return-days.ts'

import { CheckField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { DecimalField, RupiahField, WholeField } from '../form/NumberFields.tsx'
import type { ShopValues } from './shop-values.ts'

type Props = {
  value: ShopValues
  problems: Record<string, string>
  set: (change: Partial<ShopValues>) => void
}

/** How a shop's goods travel, its share of the freight, and how long a buyer may complain of them. */
export function ShopShipping({ value, problems, set }: Props) {
  return (
    <FieldGroup title="Pengiriman dan komplain">
      <WholeRow>
        <div>
          <CheckField
            label="Kurir komersil"
            isChecked={value.commercial}
            onChange={commercial => set({ commercial })}
          />
          <CheckField
            label={brand.logistics}
            isChecked={value.baba_expedition}
            onChange={isOn => set({ baba_expedition: isOn })}
          />
          <CheckField
            label="Kurir Toko (armada sendiri)"
            isChecked={value.has_courier}
            onChange={isOn => set({ has_courier: isOn })}
          />
          <p role="alert" className="text-sm text-error empty:hidden">
            {problems['commercial']}
          </p>
        </div>
      </WholeRow>
      {value.has_courier && (
        <>
          <DecimalField
            label="Gratis sampai, km"
            value={value.free_km}
            problem={problems['courier.free_km'] ?? problems['courier']}
            onChange={typed => set({ free_km: typed })}
          />
          <DecimalField
            label="Paling jauh, km"
            value={value.max_km}
            problem={problems['courier.max_km']}
            onChange={typed => set({ max_km: typed })}
          />
          <RupiahField
            label="Biaya per km"
            value={value.per_km}
            problem={problems['courier.per_km']}
            onChange={typed => set({ per_km: typed })}
          />
          <CheckField
            label="Diantar oleh Baba Logistik"
            isChecked={value.by_baba}
            onChange={isOn => set({ by_baba: isOn })}
          />
        </>
      )}
      <RupiahField
        label="Potongan ongkir"
        hint="0: tanpa potongan"
        value={value.shipping_discount}
        problem={problems['shipping_discount']}
        onChange={typed => set({ shipping_discount: typed })}
      />
      <RupiahField
        label="Potongan mulai dari belanja"
        value={value.shipping_discount_min}
        problem={problems['shipping_discount_min']}
        onChange={typed => set({ shipping_discount_min: typed })}
      />
      <WholeField
        label="Masa komplain, hari setelah barang sampai"
        hint={`${returnDays.default} sampai ${returnDays.max} hari. Pesanan yang sudah dibuat tidak berubah.`}
        value={value.return_days}
        problem={problems['return_days']}
        onChange={typed => set({ return_days: typed })}
      />
    </FieldGroup>
  )
}
