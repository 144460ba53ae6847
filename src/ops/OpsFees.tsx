import { kindLabels } from '#lib/catalogue/texts.ts'
import { rateText } from '#lib/content/fee-rate.ts'

import { fees, type OpsFeeGroup } from './console-lists.ts'
import { $notice } from './console-store.ts'
import { type FeeValues, feeDraft, FeeGroupFields, sentFees } from './FeeGroupFields.tsx'
import { EditForm } from './form/EditForm.tsx'
import { useEdit } from './form/use-edit.ts'
import { NewFeeGroup } from './NewFeeGroup.tsx'
import { OpsList } from './OpsList.tsx'
import { RemoveFeeGroup } from './RemoveFeeGroup.tsx'

/** The service fees of sellers: the rate and the categories of each group; groups are added and removed (ops-402). */
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
                <NewFeeGroup type={type} groups={ofType} />
              </section>
            )
          })}
        </div>
      )}
    </OpsList>
  )
}

const valuesOf = ({ rate_basis_points: points, category_names: names }: OpsFeeGroup): FeeValues => ({
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
  const edit = useEdit(feeDraft(group.type, group.name), valuesOf(group), group.updated_at)
  const others = groups.filter(({ name }) => name !== group.name)
  const save = async () => {
    const facts = sentFees(edit)
    if (!facts) return
    const saved = await edit.save('PUT /ops/fee-group', { ...group, ...facts, updated_at: edit.version })
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
        <FeeGroupFields type={group.type} others={others} edit={edit} />
      </EditForm>
      <RemoveFeeGroup group={group} others={others} onRemoved={edit.discard} />
    </section>
  )
}
