import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { Button } from '#components/ui/Button.tsx'
import { $caller } from '#ops/console-store.ts'
import { OpsField } from '#ops/OpsField.tsx'
import { $drafts, useDraft } from '#ops/use-draft.ts'

import { forgetDrafts } from '../support/forget-drafts.ts'

const ani = { name: 'Ani', role: 'owner' as const, shop: null, calls: [] }
const keys: string[] = []

function Note({ of }: { of: string }) {
  const { value, set, drop, keyOf } = useDraft(`note ${of}`, { text: '' })
  return (
    <>
      <OpsField label={`Catatan ${of}`} value={value.text} onChange={text => set({ text })} />
      <Button look="plain" onClick={() => void keys.push(keyOf({ text: value.text }))}>
        Kirim {of}
      </Button>
      <Button look="plain" onClick={() => drop({ text: 'Antar pagi' })}>
        Terkirim {of}
      </Button>
    </>
  )
}

const show = () =>
  render(
    <>
      <Note of="A" />
      <Note of="B" />
    </>
  )
const field = (of: string) => page.getByLabelText(`Catatan ${of}`)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

/** What a reload leaves is the tab's storage; then somebody is known again. */
async function reloadAs(caller: typeof ani): Promise<void> {
  $caller.set(undefined)
  $drafts.set({})
  $caller.set(caller)
}

afterEach(() => {
  forgetDrafts()
  $caller.set(undefined)
  keys.length = 0
})

it('[ops-180] what was typed is there after a reload, for its object and its caller alone, under the same key', async () => {
  $caller.set(ani)
  await show()
  await userEvent.fill(field('A'), 'Antar pagi')
  await press('Kirim A')
  await reloadAs(ani)
  await expect.element(field('A')).toHaveValue('Antar pagi')
  await expect.element(field('B')).toHaveValue('')
  await press('Kirim A')
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])

  await reloadAs({ ...ani, name: 'Budi' })
  await expect.element(field('A')).toHaveValue('')
})

it('[ops-180] what was sent is dropped, and what was typed meanwhile stays, under another key', async () => {
  $caller.set(ani)
  await show()
  await userEvent.fill(field('A'), 'Antar pagi')
  await userEvent.fill(field('B'), 'Antar pagi')
  await press('Kirim A')
  await userEvent.fill(field('A'), 'Antar pagi sekali')
  for (const of of ['A', 'B']) await press(`Terkirim ${of}`)
  await reloadAs(ani)
  await expect.element(field('A')).toHaveValue('Antar pagi sekali')
  await expect.element(field('B')).toHaveValue('')
  await press('Kirim A')
  expect(keys[1]).not.toBe(keys[0])
})
