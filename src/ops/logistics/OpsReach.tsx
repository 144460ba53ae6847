import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { $place, setQuery } from '../console-place.ts'
import { $notice } from '../console-store.ts'
import { EditForm } from '../form/EditForm.tsx'
import { CheckField } from '../form/Fields.tsx'
import { RupiahField } from '../form/NumberFields.tsx'
import { RegionChoice, type Regions } from '../form/RegionChoice.tsx'
import { useEdit } from '../form/use-edit.ts'
import { Opened } from '../table/Opened.tsx'
import { idOf } from '../table/part-query.ts'
import { $reachCity, type Reach, reach } from './logistics-store.ts'

/** The districts of a city that Baba Logistik reaches, with the surcharge for a delivery point (ops-137). */
export function OpsReach() {
  const { query } = useStore($place)
  const province = idOf(query['province']) ?? 0
  const city = idOf(query['city']) ?? 0
  useEffect(() => $reachCity.set(city || undefined), [city])
  const choose = ({ province_id: nextProvince, city_id: nextCity }: Regions) =>
    setQuery(
      { province: nextProvince ? String(nextProvince) : '', city: nextCity ? String(nextCity) : '' },
      true
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid max-w-2xl gap-3 sm:grid-cols-2">
        <RegionChoice
          depth={2}
          value={{ province_id: province, city_id: city, district_id: 0, subdistrict_id: 0 }}
          problems={{}}
          onChange={choose}
        />
      </div>
      {city === 0 ? (
        <p className="text-muted">Pilih kota untuk melihat kecamatan yang dijangkau.</p>
      ) : (
        <Opened of={reach} isIt={value => value.city_id === city}>
          {value => <ReachForm key={city} value={value} />}
        </Opened>
      )}
    </div>
  )
}

/** Districts that one save may name. */
const maxDistricts = 200

/** Costs by district as they are typed; null where it is not reached. Only what was changed lies over what is stored. */
type Costs = Record<string, string | null>

function ReachForm({ value: { city_id: id, city, districts, updated_at: version } }: { value: Reach }) {
  const stored: Costs = Object.fromEntries(
    districts.map(one => [one.district_id, one.point_cost === null ? null : String(one.point_cost)])
  )
  const edit = useEdit<Costs>(`reach ${id}`, stored, version)
  const changed = districts
    .filter(one => edit.value[one.district_id] !== stored[one.district_id])
    .slice(0, maxDistricts)
  const save = async () => {
    const sent = changed.map(one => ({
      district_id: one.district_id,
      point_cost: edit.value[one.district_id] ?? null
    }))
    const saved = await edit.save('PUT /ops/reach/{id}', {
      id,
      updated_at: edit.version,
      districts: sent
    })
    if (!saved) return
    reach.put(saved)
    $notice.set({ text: `${saved.city}: jangkauan disimpan`, isError: false })
  }
  const reached = districts.filter(one => edit.value[one.district_id] !== null).length
  return (
    <EditForm
      label={`Jangkauan ${city}`}
      edit={edit}
      onSave={() => void save()}
      onReload={() => void reach.refresh()}
    >
      <p role="status" className="text-sm text-muted">
        {city}: {reached} dari {districts.length} kecamatan dijangkau Baba Logistik. Di luar itu pembeli
        mengambil di gudang, memilih titik antar, atau bernegosiasi.
      </p>
      <ul className="grid gap-2 md:grid-cols-2 2xl:grid-cols-3">
        {districts.map(({ district_id: district, name }) => {
          const cost = edit.value[district] ?? null
          const at = changed.findIndex(one => one.district_id === district)
          return (
            <li
              key={district}
              className="grid grid-cols-2 items-start gap-2 rounded-box border border-base-300 bg-base-100 px-3 py-2"
            >
              <CheckField
                label={name}
                isChecked={cost !== null}
                onChange={isOn => edit.set({ [district]: isOn ? (stored[district] ?? '0') : null })}
              />
              {cost === null ? (
                <span className="flex min-h-11 items-center text-sm text-muted">Tidak dijangkau</span>
              ) : (
                <RupiahField
                  label={<span className="sr-only">Biaya titik antar di {name}</span>}
                  value={cost}
                  problem={edit.problems[`districts.${at}.point_cost`]}
                  onChange={typed => edit.set({ [district]: typed })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </EditForm>
  )
}
