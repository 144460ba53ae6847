import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'

import { FoldArrow } from '#components/ui/FoldArrow.tsx'
import { typedPhone } from '#lib/address/typed-digits.ts'
import { $isFetched, $site, isSiteError, setSite } from '#lib/checkout/store/site.ts'
import { $checkout } from '#lib/checkout/store/state.ts'
import { serverNow } from '#lib/core/api/server-time.ts'
import {
  accessLabels,
  hoursLabel,
  needsAt,
  siteDays,
  siteFacts,
  type SiteField,
  siteHours,
  siteLabels,
  siteLimits,
  siteTexts,
  unloadingLabels
} from '#lib/order/site-needs.ts'

import { Field } from '#islands/ui/Field.tsx'
import { SiteSelect } from './SiteSelect.tsx'

/** What seller and courier should know about the building site: collapsed, with a summary of the answers. */
export function SiteNeeds() {
  const { site } = useStore($site)
  const isFetched = useStore($isFetched)
  const { orderError, siteFrom } = useStore($checkout)
  const isRejected = isSiteError(orderError)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLDetailsElement>(null)
  // The bar that shows the error is far below the field.
  useEffect(() => {
    if (isSiteError(orderError)) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [orderError])
  const facts = siteFacts(needsAt(isFetched ? 'pickup' : 'deliver', site))
  return (
    <details
      className="group rounded-box border border-base-300 bg-base-100"
      ref={form}
      open={isOpen || isRejected}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer items-center gap-3 p-4">
        <span className="min-w-0">
          <b>{siteLabels.title}</b> <span className="text-sm text-muted">(opsional)</span>
          <span className="block text-sm wrap-anywhere text-muted">
            {facts.length > 0
              ? facts.map(([label, words]) => `${label}: ${words}`).join(' · ')
              : 'Akses truk, bongkar muat, waktu, kontak, nomor PO'}
          </span>
          {siteFrom === 'order' && facts.length > 0 && (
            <span className="mt-1 block text-sm font-semibold">{siteTexts.recalled}</span>
          )}
        </span>
        <FoldArrow />
      </summary>
      <div className="grid items-start gap-4 border-t border-base-300 p-4 sm:grid-cols-2">
        <p className="text-sm text-muted sm:col-span-2">{siteTexts.hint}</p>
        {!isFetched && <Way isRejected={isRejected} />}
        <Field
          label={siteLabels.reference}
          autoComplete="off"
          maxLength={siteLimits.text}
          placeholder="Contoh: PO-2026/118"
          value={site.reference ?? ''}
          onChange={event => setSite({ reference: event.target.value })}
        />
      </div>
    </details>
  )
}

/** What a delivery by vehicle needs to know. */
function Way({ isRejected }: { isRejected: boolean }) {
  const { site, problems } = useStore($site)
  const [left, setLeft] = useState<readonly SiteField[]>([])
  const { from, until } = siteDays(serverNow())
  // A value is not marked as wrong while it is being typed.
  const leave = (field: SiteField) => () => setLeft([...left, field])
  const errorOf = (field: SiteField) => (isRejected || left.includes(field) ? problems[field] : undefined)
  return (
    <>
      <SiteSelect
        label={siteLabels.access}
        value={site.access}
        options={accessLabels}
        onChoose={access => setSite({ access })}
      />
      <SiteSelect
        label={siteLabels.unloading}
        value={site.unloading}
        options={unloadingLabels}
        onChoose={unloading => setSite({ unloading })}
      />
      <Field
        label={siteLabels.floor}
        inputMode="numeric"
        autoComplete="off"
        placeholder="Contoh: 2"
        value={site.floor ?? ''}
        error={errorOf('floor')}
        onBlur={leave('floor')}
        onChange={event => setSite({ floor: floorOf(event.target.value) })}
      />
      <Field
        label={siteLabels.date}
        type="date"
        min={from}
        max={until}
        value={site.date ?? ''}
        error={errorOf('date')}
        onBlur={leave('date')}
        onChange={event => setSite({ date: event.target.value })}
      />
      <SiteSelect
        label={siteLabels.hours}
        value={site.hours}
        options={hourOptions}
        onChoose={hours => setSite({ hours })}
      />
      <p className="self-end text-sm text-muted">{siteTexts.request}</p>
      <Field
        label={siteLabels.name}
        autoComplete="off"
        maxLength={siteLimits.text}
        value={site.contact_name ?? ''}
        onChange={event => setSite({ contact_name: event.target.value })}
      />
      <Field
        label={siteLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={site.contact_phone ?? ''}
        error={errorOf('contact_phone')}
        onBlur={leave('contact_phone')}
        onChange={event => setSite({ contact_phone: typedPhone(event.target.value) })}
      />
    </>
  )
}

const hourOptions = Object.fromEntries(siteHours.map(hours => [hours, hoursLabel(hours)])) as Record<
  (typeof siteHours)[number],
  string
>

/** '12a' // => 12; undefined without digits. */
const floorOf = (typed: string) => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 2)
  return digits ? Number(digits) : undefined
}
