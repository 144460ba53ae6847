import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'

import { Button } from '#components/ui/Button.tsx'
import {
  $devices,
  $isRevoking,
  type Device,
  reloadDevices,
  revokeAll,
  revokeDevice,
  watchDevices
} from '#lib/identity/store/devices.ts'
import { deviceTexts } from '#lib/identity/texts.ts'

import { ActivitySection } from '#islands/account/ActivitySection.tsx'
import { DeviceRow } from '#islands/account/DeviceRow.tsx'
import { Confirm } from '#islands/ui/Confirm.tsx'
import { LoadError } from '#islands/ui/LoadError.tsx'
import { Section } from '#islands/ui/Section.tsx'

/** 'Aktivitas Login': the signed-in devices and the account's security events. */
export function DevicesTab() {
  const { status, value } = useStore($devices)
  const isBusy = useStore($isRevoking)
  const [confirming, confirm] = useState<Device | 'all'>()
  useEffect(watchDevices, [])
  const revoke = async () => {
    if (!confirming) return
    const isDone = confirming === 'all' ? await revokeAll() : await revokeDevice(confirming)
    if (isDone) confirm(undefined)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Section title={deviceTexts.devices}>
        {status === 'loading' && <DevicesSkeleton />}
        {status === 'error' && (
          <LoadError message={deviceTexts.notLoaded} onRetry={() => void reloadDevices()} />
        )}
        {value && (
          <>
            <ul className="divide-y divide-base-300">
              {value.map(device => (
                <DeviceRow key={device.id} device={device} onRevoke={() => confirm(device)} />
              ))}
            </ul>
            <Button look="danger-outline" className="mt-4 w-full sm:w-fit" onClick={() => confirm('all')}>
              {deviceTexts.revokeAll}
            </Button>
          </>
        )}
      </Section>
      <ActivitySection />
      {confirming && (
        <Confirm
          title={confirming === 'all' ? deviceTexts.revokeAll : 'Keluar dari perangkat'}
          text={confirmText(confirming)}
          confirm={deviceTexts.revoke}
          isBusy={isBusy}
          onConfirm={() => void revoke()}
          onClose={() => confirm(undefined)}
        />
      )}
    </div>
  )
}

function confirmText(confirming: Device | 'all'): string {
  if (confirming === 'all')
    return 'Semua perangkat akan dikeluarkan, termasuk perangkat ini. Anda perlu masuk lagi.'
  return confirming.is_current_session
    ? 'Anda akan keluar dari perangkat ini dan perlu masuk lagi.'
    : `${confirming.device} akan dikeluarkan dan perlu masuk lagi untuk memakai akun Anda.`
}

function DevicesSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Memuat perangkat" className="grid gap-3">
      <div className="h-14 skeleton" />
      <div className="h-14 skeleton" />
    </div>
  )
}
