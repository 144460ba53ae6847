import { CheckField, TextField } from '../form/Fields.tsx'
import { FieldGroup, WholeRow } from '../form/FieldGroup.tsx'
import { type DayTimes, usualHours } from './shop-values.ts'

const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

type Props = {
  hours: DayTimes[] | null
  zone: string | undefined
  problems: Record<string, string>
  onChange: (hours: DayTimes[] | null) => void
}

/** Opening hours of each weekday; a shop may name none. */
export function ShopHours({ hours, zone, problems, onChange }: Props) {
  const set = (at: number, day: DayTimes) =>
    hours && onChange(hours.map((other, index) => (index === at ? day : other)))
  return (
    <FieldGroup
      title="Jam buka"
      note={zone && `Menurut waktu toko (${zone}). Jam tutup 00.00: tengah malam.`}
    >
      <WholeRow>
        <CheckField
          label="Cantumkan jam buka"
          isChecked={hours !== null}
          onChange={isOn => onChange(isOn ? usualHours : null)}
        />
        {hours && (
          <ul className="grid gap-2">
            {days.map((name, at) => {
              const day = hours[at] ?? null
              const problem = problems[`hours.${at}`]
              return (
                <li key={name} className="grid grid-cols-[6.5rem_1fr_1fr] items-start gap-2">
                  <CheckField
                    label={name}
                    isChecked={day !== null}
                    onChange={isOn => set(at, isOn ? { opens: '08:00', closes: '17:00' } : null)}
                  />
                  {day ? (
                    <>
                      <TextField
                        label={<span className="sr-only">{name} buka</span>}
                        type="time"
                        value={day.opens}
                        problem={problems[`hours.${at}.opens`] ?? problem}
                        onChange={opens => set(at, { ...day, opens })}
                      />
                      <TextField
                        label={<span className="sr-only">{name} tutup</span>}
                        type="time"
                        value={day.closes}
                        problem={problems[`hours.${at}.closes`]}
                        onChange={closes => set(at, { ...day, closes })}
                      />
                    </>
                  ) : (
                    <span className="col-span-2 flex min-h-11 items-center text-sm text-muted">Tutup</span>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </WholeRow>
    </FieldGroup>
  )
}
