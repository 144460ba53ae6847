import { beforeEach, expect, it, type Mock, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { call } from '#lib/core/api/call.ts'
import { sessionStore } from '#lib/core/browser/safe-storage.ts'
import { $caller, $session, draftsKey } from '#ops/console-store.ts'
import { EditForm } from '#ops/form/EditForm.tsx'
import { TextField } from '#ops/form/Fields.tsx'
import { useEdit } from '#ops/form/use-edit.ts'

import { expectAccessible } from '../support/accessible.ts'
import { answered, held, rejected, sentTo } from '../support/fake-api.ts'
import { errorByCode } from '../support/errors.ts'
import { renderFresh } from '../support/render-fresh.ts'

vi.mock('#lib/core/api/call.ts', async original => ({ ...(await original<object>()), call: vi.fn() }))

const called = vi.mocked(call) as Mock
const ani = { name: 'Ani', role: 'owner' as const, shop: null, calls: [] }
const stored = { name: 'Semen', to: 'Tiga Roda' }
/** What a form does after a wait, as of an upload. */
const later: (() => void)[] = []
type Shown = { stored?: typeof stored; version?: string; onReload?: () => void }

/** A form of two fields that renames a brand. */
function Rename({ stored: from = stored, version = 'v1', onReload = vi.fn() }: Shown) {
  const edit = useEdit('brand 7', from, version)
  return (
    <EditForm
      label="Merek"
      edit={edit}
      onReload={onReload}
      onSave={() => void edit.save('PUT /ops/brand', { ...edit.value, updated_at: edit.version })}
    >
      {(['name', 'to'] as const).map(field => (
        <TextField
          key={field}
          label={field}
          value={edit.value[field]}
          problem={edit.problems[field]}
          onChange={value => edit.set({ [field]: value })}
        />
      ))}
      <output>{edit.version}</output>
      <button type="button" onClick={() => later.push(() => edit.set(value => ({ name: `${value.to}!` })))}>
        Nanti
      </button>
    </EditForm>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })
const save = page.getByRole('button', { name: 'Simpan' })
const wrong = {
  ok: false as const,
  error: { ...errorByCode.invalid_input, fields: { to: 'Nama baru wajib diisi' } }
}

beforeEach(() => {
  called.mockReset()
  sessionStore.remove(draftsKey)
  $caller.set(ani)
  $session.set('in')
})

it('[ops-107] shows each problem at its field, keeps what was typed, and retries with the same key', async () => {
  called
    .mockResolvedValueOnce(wrong)
    .mockResolvedValueOnce(rejected('unavailable'))
    .mockResolvedValueOnce(answered({ name: 'Semen', products: 1 }))
  await renderFresh(<Rename />)
  await userEvent.fill(field('to'), 'Gresik')
  await userEvent.click(save)
  await expect.element(field('to')).toHaveAccessibleDescription('Nama baru wajib diisi')
  await expect.element(field('to')).toHaveFocus()
  await expectAccessible('a rejected form')
  await userEvent.click(save)
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Layanan sedang tidak tersedia. Silakan coba lagi.')
  await userEvent.click(save)
  await expect.element(field('to')).toHaveValue('Tiga Roda')
  const [first, second, third] = sentTo(called, 'PUT /ops/brand').map(({ options }) => options.key)
  expect(first).toBeTruthy()
  expect([second, third]).toEqual([first, first])
})

it('[ops-107] sends a double click once, and another content with another key', async () => {
  const first = held()
  called.mockReturnValueOnce(first.answer).mockResolvedValueOnce(rejected('unavailable'))
  await renderFresh(<Rename />)
  await userEvent.fill(field('to'), 'Gresik')
  await userEvent.dblClick(save)
  expect(call).toHaveBeenCalledOnce()
  first.give(rejected('unavailable'))
  await userEvent.fill(field('to'), 'Holcim')
  await userEvent.click(save)
  const [before, after] = sentTo(called, 'PUT /ops/brand').map(({ options }) => options.key)
  expect(after).not.toBe(before)
})

it('[ops-222] keeps what was typed while a save was on its way, over the version that it made', async () => {
  const first = held()
  called.mockReturnValueOnce(first.answer)
  await renderFresh(<Rename />)
  await userEvent.fill(field('to'), 'Gresik')
  await userEvent.click(save)
  await userEvent.fill(field('name'), 'Mortar')
  first.give(answered({ updated_at: 'v2' }))
  await expect.element(field('to')).toHaveValue('Tiga Roda')
  await expect.element(field('name')).toHaveValue('Mortar')
  await expect.element(page.getByText('v2')).toBeVisible()
})

it('[ops-107] keeps what was typed over a reload for its caller alone, and throws it away when asked', async () => {
  const first = await renderFresh(<Rename />)
  await userEvent.fill(field('to'), 'Gresik')
  await first.unmount()
  const again = await renderFresh(<Rename />)
  await expect.element(field('to')).toHaveValue('Gresik')
  await again.unmount()
  $caller.set({ ...ani, name: 'Budi' })
  const other = await renderFresh(<Rename />)
  await expect.element(field('to')).toHaveValue('Tiga Roda')
  await other.unmount()
  $caller.set(ani)
  await renderFresh(<Rename />)
  await userEvent.click(page.getByRole('button', { name: 'Buang perubahan' }))
  await expect.element(field('to')).toHaveValue('Tiga Roda')
  expect(sessionStore.get(draftsKey)).toBeNull()
})

it('[ops-107] shows the newest below what was typed, and sends its version only after a choice', async () => {
  const { rerender } = await renderFresh(<Rename />)
  await userEvent.fill(field('to'), 'Gresik')
  await rerender(<Rename stored={{ name: 'Mortar', to: 'Holcim' }} version="v2" />)
  await expect.element(field('name')).toHaveValue('Mortar')
  await expect.element(field('to')).toHaveValue('Gresik')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('v1')
  await userEvent.click(page.getByRole('button', { name: 'Lanjut dengan isian saya' }))
  await expect.element(page.getByText('v2')).toBeVisible()
  await expect.element(field('to')).toHaveValue('Gresik')
})

it('[ops-107] a rejected older version offers the newest, and an ended session asks for the token', async () => {
  const onReload = vi.fn()
  called.mockResolvedValueOnce(rejected('changed_meanwhile')).mockResolvedValueOnce(rejected('session_over'))
  await renderFresh(<Rename onReload={onReload} />)
  await userEvent.fill(field('to'), 'Gresik')
  await userEvent.click(save)
  await userEvent.click(page.getByRole('button', { name: 'Muat yang terbaru' }))
  expect(onReload).toHaveBeenCalledOnce()
  await userEvent.click(save)
  await vi.waitFor(() => expect($session.get()).toBe('out'))
  await expect.element(field('to')).toHaveValue('Gresik')
})

it('[ops-107] offers the choice also after a rejected older version, once the newest is there', async () => {
  called.mockResolvedValueOnce(rejected('changed_meanwhile'))
  const { rerender } = await renderFresh(<Rename />)
  await userEvent.fill(field('to'), 'Gresik')
  await userEvent.click(save)
  await expect.element(page.getByRole('button', { name: 'Muat yang terbaru' })).toBeVisible()
  await rerender(<Rename version="v2" />)
  await expect.element(page.getByRole('button', { name: 'Muat yang terbaru' })).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Lanjut dengan isian saya' }))
  await expect.element(page.getByText('v2')).toBeVisible()
})

it('[ops-125] disables the fields for who may only read, and has nothing to send', async () => {
  function Read() {
    const edit = useEdit('brand 8', stored, 'v1')
    return (
      <EditForm label="Merek" edit={edit}>
        <TextField label="name" value={edit.value.name} onChange={() => {}} />
      </EditForm>
    )
  }
  await renderFresh(<Read />)
  await expect.element(field('name')).toBeDisabled()
  await expect.element(save).not.toBeInTheDocument()
})

it('[ops-107] a change that comes late meets what was typed meanwhile', async () => {
  await renderFresh(<Rename />)
  await userEvent.click(page.getByRole('button', { name: 'Nanti' }))
  await userEvent.fill(field('to'), 'Gresik')
  for (const change of later.splice(0)) change()
  await expect.element(field('name')).toHaveValue('Gresik!')
  await expect.element(field('to')).toHaveValue('Gresik')
})
