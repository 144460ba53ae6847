import { kindLabels } from '#lib/catalogue/texts.ts'
import { basisPointsOf, rateText } from '#lib/content/fee-rate.ts'

import { fees, type OpsFeeGroup } from './console-lists.ts'
import { $notice } from './console-store.ts'
import { EditForm } from './form/EditForm.tsx'
import { TextField } from './form/Fields.tsx'
import { useEdit } from './form/use-edit.ts'
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
                  <GroupForm key={group.name} group={group} />
                ))}
            </section>
          ))}
        </div>
      )}
    </OpsList>
  )
}

const valuesOf = ({ rate_basis_points: points, category_names: names }: OpsFeeGroup) => ({
  rate: rateText(points),
  names: names.join(', ')
})

function GroupForm({ group }: { group: OpsFeeGroup }) {
  const title = `Kelompok ${group.name}`
  const edit = useEdit(`fee group ${group.type} ${group.name}`, valuesOf(group), group.updated_at)
  const save = async () => {
    const points = basisPointsOf(edit.value.rate)
    if (points === undefined) return edit.reject({ rate_basis_points: 'Tarif ditulis seperti 1,5' })
    const listed = edit.value.names
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
    const typed = { rate_basis_points: points, category_names: listed, updated_at: edit.version }
    const saved = await edit.save('PUT /ops/fee-group', { ...group, ...typed })
    if (!saved) return
    $notice.set({ text: `${title}: disimpan`, isError: false })
    await fees.refresh()
  }
  const { value, problems, set } = edit
  return (
    <section className="grid gap-2 rounded-box border border-base-300 p-3">
      <h3 className="font-semibold">{title}</h3>
      <EditForm
        label={`${kindLabels[group.type]}, ${title}`}
        edit={edit}
        onSave={() => void save()}
        onReload={() => void fees.refresh()}
      >
        <TextField
          label="Tarif, persen"
          inputMode="decimal"
          value={value.rate}
          problem={problems['rate_basis_points']}
          onChange={rate => set({ rate })}
        />
        <TextField
          label="Kategori, dipisah koma"
          value={value.names}
          problem={firstOf(problems, 'category_names')}
          onChange={names => set({ names })}
        />
      </EditForm>
    </section>
  )
}

/** What is wrong with a list or with one of its entries: all of them are one field here. */
const firstOf = (problems: Record<string, string>, field: string): string | undefined =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
