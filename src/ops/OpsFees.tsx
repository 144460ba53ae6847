import { kindLabels } from '#lib/catalogue/texts.ts'
import { basisPointsOf, rateText } from '#lib/content/fee-rate.ts'

import { fees, type OpsFeeGroup } from './console-lists.ts'
import { $notice } from './console-store.ts'
import { EditForm } from './form/EditForm.tsx'
import { TextField } from './form/Fields.tsx'
import { useEdit } from './form/use-edit.ts'
import { FeeCategories } from './FeeCategories.tsx'
import { OpsList } from './OpsList.tsx'

/** The service fees of sellers: the rate and the categories of each group. */
export function OpsFees() {
  return (
    <OpsList of={fees}>
      {groups => (
        <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
          {(['material', 'non-material'] as const).map(type => {
            const ofType = groups.filter(group => group.type === type)
            return (
              <section key={type} className="card grid gap-3 border border-base-300 bg-base-100 p-4">
                <h2 className="font-bold">{kindLabels[type]}</h2>
                {ofType.map(group => (
                  <GroupForm key={group.name} group={group} groups={ofType} />
                ))}
              </section>
            )
          })}
        </div>
      )}
    </OpsList>
  )
}

type Values = { rate: string; names: readonly string[]; typed: string }

const valuesOf = ({ rate_basis_points: points, category_names: names }: OpsFeeGroup): Values => ({
  rate: rateText(points),
  names,
  typed: ''
})

type Props = {
  group: OpsFeeGroup
  /** All groups of its kind: a category is in one of them at most. */
  groups: readonly OpsFeeGroup[]
}

function GroupForm({ group, groups }: Props) {
  const title = `Kelompok ${group.name}`
  const edit = useEdit(`fee categories ${group.type} ${group.name}`, valuesOf(group), group.updated_at)
  const { value, problems, set } = edit
  const save = async () => {
    const points = basisPointsOf(value.rate)
    if (points === undefined) return edit.reject({ rate_basis_points: 'Tarif ditulis seperti 1,5' })
    if (value.typed.trim() !== '') return edit.reject({ category_names: 'Pilih dari daftar, atau kosongkan' })
    const changed = { rate_basis_points: points, category_names: [...value.names], updated_at: edit.version }
    const saved = await edit.save('PUT /ops/fee-group', { ...group, ...changed })
    if (!saved) return
    $notice.set({ text: `${title}: disimpan`, isError: false })
    await fees.refresh()
  }
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
        <FeeCategories
          type={group.type}
          names={value.names}
          typed={value.typed}
          others={groups.filter(({ name }) => name !== group.name)}
          problem={firstOf(problems, 'category_names')}
          onType={typed => set({ typed })}
          onChange={names => set({ names, typed: '' })}
        />
      </EditForm>
    </section>
  )
}

/** What is wrong with a list or with one of its entries: all of them are one field here. */
const firstOf = (problems: Record<string, string>, field: string): string | undefined =>
  Object.entries(problems).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
