import { type SyntheticEvent, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import { kindLabels } from '#lib/catalogue/texts.ts'
import { basisPointsOf, rateText } from '#lib/content/fee-rate.ts'

import { fees, type OpsFeeGroup, saveFees } from './console-lists.ts'
import { $notice } from './console-store.ts'
import { OpsField } from './OpsField.tsx'
import { OpsList } from './OpsList.tsx'

/** The service fees of sellers: the rate and the categories of each group. */
export function OpsFees() {
  return (
    <OpsList of={fees}>
      {groups => (
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          {(['material', 'non-material'] as const).map(type => (
            <section key={type} className="card grid gap-3 border border-base-300 bg-base-100 p-4">
              <h2 className="font-bold">{kindLabels[type]}</h2>
              {groups
                .filter(group => group.type === type)
                .map(group => (
                  // What somebody else changed is shown, never overwritten.
                  <GroupForm key={`${group.name} ${group.updated_at}`} group={group} />
                ))}
            </section>
          ))}
        </div>
      )}
    </OpsList>
  )
}

function GroupForm({ group }: { group: OpsFeeGroup }) {
  const [rate, setRate] = useState(rateText(group.rate_basis_points))
  const [names, setNames] = useState(group.category_names.join(', '))
  const [isBusy, setBusy] = useState(false)
  const title = `Kelompok ${group.name}`
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    const points = basisPointsOf(rate)
    if (points === undefined) {
      $notice.set({ text: `${title}: tarif ditulis seperti 1,5`, isError: true })
      return
    }
    setBusy(true)
    const listed = names
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
    await saveFees({ ...group, rate_basis_points: points, category_names: listed })
    setBusy(false)
  }
  return (
    <form
      className="grid gap-2 rounded-box border border-base-300 p-3"
      aria-label={`${kindLabels[group.type]}, ${title}`}
      onSubmit={event => void save(event)}
    >
      <h3 className="font-semibold">{title}</h3>
      <OpsField label="Tarif, persen" value={rate} onChange={setRate} />
      <OpsField label="Kategori, dipisah koma" value={names} onChange={setNames} />
      <Button type="submit" look="primary" isBusy={isBusy}>
        Simpan
      </Button>
    </form>
  )
}
