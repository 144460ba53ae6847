import { useStore } from '@nanostores/react'

import { addressTexts } from '#lib/address/texts.ts'
import type { Query } from '#lib/core/browser/fetched.ts'
import { rupiah } from '#lib/format/rupiah.ts'
import { type PointForm, type pointProblems } from '#lib/shipping/point-form.ts'
import type { DeliveryPoint, PointLevels } from '#lib/shipping/store/point-levels.ts'
import { wayTexts } from '#lib/shipping/texts.ts'

import { Combobox } from '#islands/address/Combobox.tsx'
import sheet from '#islands/address/address.css?url'

type Props = {
  levels: PointLevels
  form: PointForm
  problems: ReturnType<typeof pointProblems>
  onChange: (part: Partial<PointForm>) => void
}

/** City, district and village of a point that the carrier serves; changing a level clears those below it. */
export function PointPlace({ levels, form, problems, onChange }: Props) {
  const chooseCity = (cityId: number) => {
    if (cityId === form.cityId) return
    levels.lookBelow({ cityId, districtId: 0 })
    onChange({ cityId, districtId: 0, villageId: 0 })
  }
  const chooseDistrict = (districtId: number) => {
    if (districtId === form.districtId) return
    levels.lookBelow({ cityId: form.cityId, districtId })
    onChange({ districtId, villageId: 0 })
  }
  return (
    <div className="grid gap-4">
      <link rel="stylesheet" href={sheet} />
      <Level
        label="Kota/Kabupaten"
        query={levels.cities}
        regionOf={({ city, province }) => ({ ...city, detail: province.name })}
        chosen={form.cityId}
        problem={problems.cityId}
        onChoose={chooseCity}
      />
      <Level
        label="Kecamatan"
        above={form.cityId ? undefined : 'Kota/Kabupaten'}
        query={levels.districts}
        regionOf={({ district }) => district}
        chosen={form.districtId}
        problem={problems.districtId}
        onChoose={chooseDistrict}
      />
      <Level
        label="Kelurahan/Desa"
        above={form.districtId ? undefined : 'Kecamatan'}
        query={levels.villages}
        regionOf={({ subdistrict, final_cost }) =>
          subdistrict && { ...subdistrict, detail: final_cost ? rupiah(final_cost) : 'Gratis' }
        }
        chosen={form.villageId}
        problem={problems.villageId}
        onChoose={villageId => onChange({ villageId })}
      />
    </div>
  )
}

type LevelProps = {
  label: string
  /** The level to choose first. */
  above?: string | undefined
  query: Query<DeliveryPoint[]>
  regionOf: (point: DeliveryPoint) => { id: number; name: string; detail?: string } | null
  chosen: number
  problem: string | undefined
  onChoose: (id: number) => void
}

function Level({ label, above, query, regionOf, chosen, problem, onChoose }: LevelProps) {
  const { value, isFetching, error } = useStore(query.$state)
  const options = above ? undefined : value?.map(regionOf).filter(region => region !== null)
  const isNone = options?.length === 0
  const placeholder = isFetching && !value ? 'Memuat …' : `Pilih ${label.toLowerCase()}`
  return (
    <Combobox
      label={label}
      placeholder={above ? addressTexts.levelFirst(above) : placeholder}
      options={options?.map(({ id, name, detail }) => ({ id, label: name, ...(detail && { detail }) }))}
      chosen={chosen || undefined}
      isDisabled={!options || isNone}
      isFetching={isFetching}
      problem={isNone ? wayTexts.none : problem}
      error={above ? undefined : error}
      onRetry={() => void query.reload()}
      onChoose={onChoose}
    />
  )
}
