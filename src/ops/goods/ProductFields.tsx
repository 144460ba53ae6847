import { Plus } from 'lucide-react'

import { Button } from '#components/ui/Button.tsx'
import { productLimits } from '#lib/goods/product-input.ts'
import { saleUnits } from '#lib/product/sale-units.ts'

import { AreaField, CheckField, SelectField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { DecimalField, WholeField } from '../form/NumberFields.tsx'
import type { Edit } from '../form/use-edit.ts'
import { BrandPick } from './BrandPick.tsx'
import { CategoryPick } from './CategoryPick.tsx'
import { DimensionField } from './DimensionField.tsx'
import {
  addValue,
  type Dimension,
  dimensionNamed,
  moveValue,
  removeDimension,
  removeValue,
  renameValue,
  valuesOf
} from './dimensions.ts'
import { PhotoList } from './PhotoList.tsx'
import type { ProductForm, VariantRow } from './product-form.ts'
import { SpecificationList } from './SpecificationList.tsx'
import { VariantTable } from './VariantTable.tsx'

type Props = { edit: Edit<ProductForm>; rows: readonly VariantRow[] }

const conditions = [
  ['new', 'Baru'],
  ['second', 'Bekas']
] as const
const contentUnits = [
  ['kg', 'kg'],
  ['m2', 'm²'],
  ['m', 'm'],
  ['litre', 'liter'],
  ['piece', 'buah']
] as const

/** Every field of a product (ops-113). */
export function ProductFields({ edit, rows }: Props) {
  const { value, problems, set } = edit
  return (
    <>
      <FieldGroup
        title="Foto"
        note="Foto pertama menjadi sampul. Seret atau pakai tombol panah untuk mengurutkan."
      >
        <WholeRow>
          <PhotoList
            photos={value.photos}
            problem={problems['photos']}
            problemAt={index => problems[`photos.${index}`]}
            onChange={change => set(form => ({ photos: change(form.photos) }))}
          />
        </WholeRow>
      </FieldGroup>
      <FieldGroup title="Keterangan">
        <WholeRow>
          <TextField
            label="Nama produk"
            value={value.name}
            maxLength={productLimits.nameLength}
            problem={problems['name']}
            onChange={name => set({ name })}
          />
          <AreaField
            label="Deskripsi"
            value={value.description}
            rows={8}
            maxLength={productLimits.descriptionLength}
            problem={problems['description']}
            onChange={description => set({ description })}
          />
          <CategoryPick
            label="Kategori"
            hint="Kategori paling rinci. Ketik sebagian namanya."
            chosen={value.category_id}
            problem={problems['category_id']}
            isOffered={({ children }) => children === 0}
            onPick={id => set({ category_id: id })}
          />
        </WholeRow>
        <BrandPick
          label="Merek"
          hint="Kosongkan bila tanpa merek."
          value={value.brand}
          problem={problems['brand']}
          onChange={brand => set({ brand })}
        />
        <SelectField
          label="Kondisi"
          value={value.condition}
          options={conditions}
          problem={problems['condition']}
          onChange={condition => set({ condition })}
        />
      </FieldGroup>
      <Selling edit={edit} />
      <FieldGroup title="Spesifikasi">
        <WholeRow>
          <SpecificationList
            rows={value.specifications}
            problems={problems}
            onChange={specifications => set({ specifications })}
          />
        </WholeRow>
      </FieldGroup>
      <Variants edit={edit} rows={rows} />
    </>
  )
}

/** How it is sold, counted and shipped. */
function Selling({ edit: { value, problems, set } }: Pick<Props, 'edit'>) {
  return (
    <FieldGroup title="Penjualan">
      <SelectField
        label="Satuan jual"
        value={value.sale_unit}
        options={saleUnits.map(unit => [unit, unit] as const)}
        problem={problems['sale_unit']}
        onChange={unit => set({ sale_unit: unit })}
      />
      <div className="grid grid-cols-2 gap-2">
        <DecimalField
          label={`Isi per ${value.sale_unit}`}
          value={value.content_amount}
          problem={problems['content_amount']}
          onChange={amount => set({ content_amount: amount })}
        />
        <SelectField
          label="Satuan isi"
          value={value.content_unit}
          options={contentUnits}
          problem={problems['content_unit']}
          onChange={unit => set({ content_unit: unit })}
        />
      </div>
      <WholeField
        label="Minimal pembelian"
        value={value.min}
        problem={problems['min']}
        onChange={min => set({ min })}
      />
      <WholeField
        label="Kelipatan"
        hint="1 bila boleh berapa saja."
        value={value.multiple}
        problem={problems['multiple']}
        onChange={multiple => set({ multiple })}
      />
      <WholeField
        label="Pre-order (hari)"
        hint="0 bila barang tersedia."
        value={value.pre_order_days}
        problem={problems['pre_order_days']}
        onChange={days => set({ pre_order_days: days })}
      />
      <WholeRow>
        <CheckField
          label="Boleh ditekuk dua untuk pengiriman"
          isChecked={value.is_bendable}
          onChange={isOn => set({ is_bendable: isOn })}
        />
        <CheckField
          label="Bayar di tempat dengan Baba Logistik"
          isChecked={value.cod_expedition}
          onChange={isOn => set({ cod_expedition: isOn })}
        />
        <CheckField
          label="Bayar di tempat dengan Kurir Toko, bila toko memilikinya"
          isChecked={value.cod_shop}
          onChange={isOn => set({ cod_shop: isOn })}
        />
      </WholeRow>
    </FieldGroup>
  )
}

function Variants({ edit, rows }: Props) {
  const { value, problems, set } = edit
  const shown = ([1, 2] as const).filter(one => value[`dimension_${one}`] !== null)
  const next: Dimension | undefined =
    value.dimension_1 === null ? 1 : value.dimension_2 === null ? 2 : undefined
  return (
    <FieldGroup
      title="Varian"
      note="Nilai dari satu atau dua dimensi, misalnya Warna dan Ukuran, membentuk varian. Tanpa dimensi hanya ada satu varian."
    >
      {shown.map(one => (
        <DimensionField
          key={one}
          title={`Dimensi ${one}`}
          name={value[`dimension_${one}`] ?? ''}
          problem={problems[`dimension_${one}`]}
          values={valuesOf(rows, one)}
          onName={name => set(dimensionNamed(one, name))}
          onAdd={typed => set(form => addValue(form, rows, one, typed))}
          onRename={(from, to) => set(form => renameValue(form, rows, one, { from, to }))}
          onRemove={typed => set(form => removeValue(form, rows, one, typed))}
          onMove={(value, to) => set(moveValue(rows, one, { value, to }))}
          onEnd={() => set(form => removeDimension(form, rows, one))}
        />
      ))}
      {next !== undefined && (
        <Button look="outline" className="w-fit self-end" onClick={() => set(dimensionNamed(next, ''))}>
          <Plus className="size-5" aria-hidden="true" />
          Tambah dimensi
        </Button>
      )}
      <WholeRow>
        <p role="alert" className="text-sm text-error empty:hidden">
          {problems['variants']}
        </p>
        <VariantTable edit={edit} rows={rows} />
      </WholeRow>
    </FieldGroup>
  )
}
