import { AreaField, CheckField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { PhotoField } from '../form/PhotoField.tsx'
import { RegionChoice } from '../form/RegionChoice.tsx'
import type { Edit } from '../form/use-edit.ts'
import { ShopHours } from './ShopHours.tsx'
import { ShopShipping } from './ShopShipping.tsx'
import type { ShopValues } from './shop-values.ts'

type Props = { edit: Edit<ShopValues>; zone?: string; isNew?: boolean }

/** All fields of a shop. */
export function ShopFields({ edit, zone, isNew = false }: Props) {
  const { value, problems, set } = edit
  return (
    <>
      <Texts {...edit} />
      {isNew && <Seller {...edit} />}
      <Place {...edit} />
      <ShopHours hours={value.hours} zone={zone} problems={problems} onChange={hours => set({ hours })} />
      <ShopShipping value={value} problems={problems} set={set} />
    </>
  )
}

function Texts({ value, problems, set }: Edit<ShopValues>) {
  return (
    <FieldGroup title="Toko">
      <TextField
        label="Nama toko"
        value={value.name}
        maxLength={60}
        problem={problems['name']}
        onChange={name => set({ name })}
      />
      <TextField
        label="Alamat halaman"
        hint={value.slug ? `/shop/${value.slug}` : 'Kosong: dibuat dari nama'}
        value={value.slug}
        maxLength={60}
        autoCapitalize="none"
        problem={problems['slug']}
        onChange={slug => set({ slug })}
      />
      <WholeRow>
        <AreaField
          label="Deskripsi"
          value={value.description}
          maxLength={4_000}
          problem={problems['description']}
          onChange={description => set({ description })}
        />
        <PhotoField
          label="Logo"
          path={value.photo}
          problem={problems['photo']}
          onChange={photo => set({ photo })}
        />
        <div>
          <CheckField
            label="Terverifikasi"
            isChecked={value.is_verified}
            onChange={isOn => set({ is_verified: isOn })}
          />
          <CheckField
            label="Toko resmi"
            isChecked={value.is_official}
            onChange={isOn => set({ is_official: isOn })}
          />
        </div>
      </WholeRow>
    </FieldGroup>
  )
}

function Seller({ value, problems, set }: Edit<ShopValues>) {
  return (
    <FieldGroup
      title="Penjual"
      note="Akun penjual dengan kontak ini dipakai; kalau belum ada, dibuat akun baru tanpa kata sandi."
    >
      <WholeRow>
        <TextField
          label="Nama penjual"
          value={value.seller_name}
          maxLength={100}
          problem={problems['seller.name']}
          onChange={typed => set({ seller_name: typed })}
        />
      </WholeRow>
      <TextField
        label="Nomor HP penjual"
        type="tel"
        value={value.seller_phone}
        problem={problems['seller.phone']}
        onChange={typed => set({ seller_phone: typed })}
      />
      <TextField
        label="Email penjual"
        type="email"
        value={value.seller_email}
        problem={problems['seller.email']}
        onChange={typed => set({ seller_email: typed })}
      />
    </FieldGroup>
  )
}

function Place({ value, problems, set }: Edit<ShopValues>) {
  return (
    <FieldGroup title="Lokasi">
      <RegionChoice
        value={value}
        problems={problems}
        // The point of another place would be rejected: without one it is that of the region.
        onChange={({ province_id, city_id, district_id, subdistrict_id }) =>
          set({ province_id, city_id, district_id, subdistrict_id, lat: '', lng: '' })
        }
      />
      <WholeRow>
        <AreaField
          label="Alamat"
          rows={2}
          value={value.address}
          maxLength={300}
          problem={problems['address']}
          onChange={address => set({ address })}
        />
      </WholeRow>
      <TextField
        label="Lintang"
        hint="Kosong: titik wilayahnya"
        inputMode="text"
        value={value.lat}
        maxLength={24}
        problem={problems['lat']}
        onChange={lat => set({ lat })}
      />
      <TextField
        label="Bujur"
        inputMode="text"
        value={value.lng}
        maxLength={24}
        problem={problems['lng']}
        onChange={lng => set({ lng })}
      />
    </FieldGroup>
  )
}
