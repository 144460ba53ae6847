import { kindLabels } from '#lib/catalogue/texts.ts'
import { feeGroupNames } from '#lib/content/fee-group-names.ts'
import { withRestoredFocus } from '#islands/ui/focus-place.ts'

import { fees, type OpsFeeGroup } from './console-lists.ts'
import { $notice } from './console-store.ts'
import { type FeeValues, feeDraft, FeeGroupFields, sentFees } from './FeeGroupFields.tsx'
import { EditForm } from './form/EditForm.tsx'
import { SelectField } from './form/Fields.tsx'
import { useEdit } from './form/use-edit.ts'
import { useMay } from './may-call.ts'

type Props = {
  type: OpsFeeGroup['type']
  /** Those of its kind that are there. */
  groups: readonly OpsFeeGroup[]
}

const blank: FeeValues & { name: string } = { name: '', rate: '', names: [], typed: '' }

/** Adds a fee group of a kind that has not all of them (ops-402). */
export function NewFeeGroup({ type, groups }: Props) {
  const mayAdd = useMay('PUT /ops/fee-group')
  const edit = useEdit(feeDraft(type, 'new'), blank, '', 'goes on')
  const missing = feeGroupNames.filter(name => groups.every(group => group.name !== name))
  // What is typed is typed for the name that is shown; somebody else may add that one meanwhile.
  const name = edit.isChanged ? missing.find(one => one === edit.value.name) : missing[0]
  const isTaken = name === undefined && edit.value.name !== ''
  if (!mayAdd || (missing.length === 0 && !edit.isChanged)) return null
  const { problems } = edit
  const set = (change: Partial<FeeValues>) => edit.set({ name: name ?? edit.value.name, ...change })
  const save = async () => {
    if (name === undefined) return edit.reject({ name: 'Pilih nama kelompok' })
    const facts = sentFees(edit)
    if (!facts) return
    const added = await edit.save('PUT /ops/fee-group', { type, name, ...facts })
    if (added) $notice.set({ text: `Kelompok ${added.name}: ditambahkan`, isError: false })
    // What was rejected may have been added by somebody else.
    await withRestoredFocus(() => fees.refresh())
  }
  return (
    <section className="grid gap-2 rounded-box border border-dashed border-base-300 p-3">
      <h3 className="font-semibold">Kelompok baru</h3>
      <EditForm
        label={`${kindLabels[type]}, Kelompok baru`}
        edit={edit}
        save="Tambah kelompok"
        onSave={() => void save()}
      >
        <SelectField
          label="Nama kelompok"
          value={name ?? ''}
          options={[
            ...(name === undefined ? [['', 'Pilih nama'] as const] : []),
            ...missing.map(one => [one, one] as const)
          ]}
          problem={isTaken ? takenText : problems['name']}
          onChange={chosen => edit.set({ name: chosen })}
        />
        <FeeGroupFields type={type} others={groups} edit={{ ...edit, set }} />
      </EditForm>
    </section>
  )
}

const takenText = 'Kelompok ini baru saja ditambahkan orang lain. Periksa kelompoknya, lalu pilih nama lain.'
