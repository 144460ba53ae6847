import { CheckField, SelectField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { RupiahField, WholeField } from '../form/NumberFields.tsx'
import { ProductChoice } from '../form/ProductChoice.tsx'
import { ShopChoice } from '../form/ShopChoice.tsx'
import type { Edit } from '../form/use-edit.ts'
import { useMay } from '../may-call.ts'
import { typeLabels } from './voucher-columns.tsx'
import type { VoucherValues } from './voucher-values.ts'

type Props = { edit: Edit<VoucherValues>; used: number; isNew?: boolean }
type Part = Edit<VoucherValues> & { isLocked: boolean }

/** All fields of a voucher; what buyers were promised is fixed after the first use (goods-46). */
export function VoucherFields({ edit, used, isNew = false }: Props) {
  const isLocked = used > 0
  const part = { ...edit, isLocked }
  const mayFind = useMay('GET /ops/product')
  return (
    <>
      {isLocked && (
        <p className="rounded-field border border-base-300 p-3 text-sm">
          Promo ini sudah dipakai, jadi kode, jenis, nilai, minimal belanja, dan waktu mulainya tetap seperti
          yang dijanjikan kepada pembeli. Untuk nilai lain, akhiri promo ini lalu buat yang baru.
        </p>
      )}
      {isNew && <Bearer {...part} />}
      <Names {...part} />
      <Worth {...part} />
      <Period {...part} />
      {mayFind && <Goods {...part} />}
    </>
  )
}

function Bearer({ value, problems, set }: Part) {
  const { shop } = value
  // The products of another bearer do not go with it.
  const bear = (next: VoucherValues['shop']) => set({ shop: next, bound: 'none', product_ids: [] })
  return (
    <FieldGroup title="Penanggung">
      <WholeRow>
        <CheckField
          label="Ditanggung marketplace"
          isChecked={shop === null}
          onChange={isMarket => bear(isMarket ? null : { id: 0, name: '' })}
        />
        {shop && (
          <ShopChoice
            label="Toko yang menanggung"
            chosen={shop.id === 0 ? null : shop}
            problem={problems['shop_id']}
            onChoose={bear}
          />
        )}
      </WholeRow>
    </FieldGroup>
  )
}

function Names({ value, problems, set, isLocked }: Part) {
  return (
    <FieldGroup title="Promo">
      <TextField
        label="Kode"
        hint="3-20 huruf besar dan angka"
        value={value.code}
        maxLength={20}
        disabled={isLocked}
        autoCapitalize="characters"
        autoComplete="off"
        problem={problems['code']}
        onChange={code => set({ code: code.toUpperCase() })}
      />
      <TextField
        label="Nama promo"
        value={value.name}
        maxLength={100}
        problem={problems['name']}
        onChange={name => set({ name })}
      />
      <WholeRow>
        <CheckField
          label="Tampil kepada pembeli (kalau tidak, hanya dengan mengetik kodenya)"
          isChecked={value.is_show}
          onChange={isOn => set({ is_show: isOn })}
        />
      </WholeRow>
    </FieldGroup>
  )
}

function Worth({ value, problems, set, isLocked }: Part) {
  const isPercent = value.worth === 'percent'
  return (
    <FieldGroup title="Nilai">
      <SelectField
        label="Jenis"
        value={value.type}
        options={[
          ['discount', typeLabels.discount],
          ['cashback', typeLabels.cashback]
        ]}
        isDisabled={isLocked}
        problem={problems['type']}
        onChange={type => set({ type })}
      />
      <SelectField
        label="Dihitung dari"
        value={value.worth}
        options={[
          ['percent', 'Persen belanja'],
          ['amount', 'Nominal tetap']
        ]}
        isDisabled={isLocked}
        onChange={worth => set({ worth })}
      />
      {isPercent ? (
        <>
          <WholeField
            label="Persen"
            value={value.percentage}
            disabled={isLocked}
            problem={problems['percentage']}
            onChange={percentage => set({ percentage })}
          />
          <RupiahField
            label="Paling banyak"
            hint="Kosong: tanpa batas"
            value={value.max_amount}
            disabled={isLocked}
            problem={problems['max_amount']}
            onChange={typed => set({ max_amount: typed })}
          />
        </>
      ) : (
        <RupiahField
          label="Nominal"
          value={value.amount}
          disabled={isLocked}
          problem={problems['amount'] ?? problems['percentage']}
          onChange={amount => set({ amount })}
        />
      )}
      <RupiahField
        label="Minimal belanja"
        value={value.min_purchase_amount}
        disabled={isLocked}
        problem={problems['min_purchase_amount']}
        onChange={typed => set({ min_purchase_amount: typed })}
      />
    </FieldGroup>
  )
}

function Period({ value, problems, set, isLocked }: Part) {
  return (
    <FieldGroup title="Waktu dan kuota" note="Waktu Jakarta (WIB).">
      <TextField
        label="Mulai"
        type="datetime-local"
        value={value.valid_from}
        disabled={isLocked}
        problem={problems['valid_from']}
        onChange={typed => set({ valid_from: typed })}
      />
      <TextField
        label="Berakhir"
        type="datetime-local"
        value={value.valid_until}
        problem={problems['valid_until']}
        onChange={typed => set({ valid_until: typed })}
      />
      <WholeField
        label="Kuota"
        hint="Berapa kali dapat dipakai seluruhnya"
        value={value.usage_limit}
        problem={problems['usage_limit']}
        onChange={typed => set({ usage_limit: typed })}
      />
    </FieldGroup>
  )
}

function Goods({ value, problems, set }: Part) {
  const { bound, shop } = value
  return (
    <FieldGroup title="Berlaku untuk">
      <WholeRow>
        <SelectField
          label="Produk"
          value={bound}
          options={[
            ['none', shop ? 'Semua produk toko, tanpa ditampilkan di produk' : 'Semua belanja'],
            ['chosen', 'Produk yang dipilih'],
            ...(shop ? [['all', 'Semua produk toko yang dijual sekarang'] as const] : [])
          ]}
          problem={bound === 'chosen' ? undefined : problems['product_ids']}
          onChange={next => set({ bound: next })}
        />
        {bound === 'chosen' && (
          <ProductChoice
            shopId={shop?.id}
            ids={value.product_ids}
            problem={problems['product_ids']}
            onChange={ids => set({ product_ids: ids })}
          />
        )}
      </WholeRow>
    </FieldGroup>
  )
}
