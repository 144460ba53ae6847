import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import { Combobox } from '#islands/address/Combobox.tsx'
import sheet from '#islands/address/address.css?url'
import { chooseRegions, type Level, regionLevels } from '#lib/address/store/regions.ts'
import { addressTexts } from '#lib/address/texts.ts'

const levels = [
  ['province_id', 'province', 'Provinsi'],
  ['city_id', 'city', 'Kota/Kabupaten'],
  ['district_id', 'district', 'Kecamatan'],
  ['subdistrict_id', 'subdistrict', 'Kelurahan/Desa']
] as const

/** The chosen regions; 0 for a level that is not chosen. */
export type Regions = Record<(typeof levels)[number][0], number>

type Props = {
  value: Regions
  problems: Record<string, string>
  /** Levels that are asked for: the first two for a city. */
  depth?: 2 | 4
  /** The point belonged to the place that was chosen before. */
  onChange: (regions: Regions) => void
}

/** The regions of a shop or a warehouse, as in the address form; another choice clears the levels below. */
export function RegionChoice({ value, problems, depth = 4, onChange }: Props) {
  const { province_id: province, city_id: city, district_id: district } = value
  useEffect(
    () =>
      chooseRegions({ ...(province && { province }), ...(city && { city }), ...(district && { district }) }),
    [province, city, district]
  )
  const choose = (at: number, id: number) => {
    const [name] = levels[at]!
    if (id === value[name]) return
    const below = levels.slice(at + 1).map(([lower]) => [lower, 0] as const)
    onChange({ ...value, [name]: id, ...Object.fromEntries(below) })
  }
  return (
    <>
      <link rel="stylesheet" href={sheet} />
      {levels.slice(0, depth).map(([name, level, label], at) => (
        <Region
          key={name}
          level={level}
          label={label}
          above={levels.slice(0, at).find(([upper]) => !value[upper])?.[2]}
          chosen={value[name]}
          problem={problems[name]}
          onChoose={id => choose(at, id)}
        />
      ))}
    </>
  )
}

type RegionProps = {
  level: Level
  label: string
  /** The level to choose first. */
  above: string | undefined
  chosen: number
  problem: string | undefined
  onChoose: (id: number) => void
}

function Region({ level, label, above, chosen, problem, onChoose }: RegionProps) {
  const { $state, reload } = regionLevels[level]
  const { value, isFetching, error } = useStore($state)
  const placeholder = isFetching && !value ? 'Memuat …' : `Pilih ${label.toLowerCase()}`
  return (
    <Combobox
      label={label}
      placeholder={above ? addressTexts.levelFirst(above) : placeholder}
      options={above ? undefined : value?.map(option => ({ id: option.id, label: option.value }))}
      chosen={chosen || undefined}
      isDisabled={above !== undefined || !value || value.length === 0}
      isFetching={isFetching}
      problem={problem}
      error={error}
      onRetry={() => void reload()}
      onChoose={onChoose}
    />
  )
}
