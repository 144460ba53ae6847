import type { ComponentType } from 'react'

import type { OpsCallName } from './console-store.ts'

/** A screen of the console, loaded when it is opened. */
export type Section = {
  label: string
  /** The call that it begins with: who may not make it does not see it. */
  call: OpsCallName
  load: () => Promise<ComponentType>
}

export const section = (label: string, call: OpsCallName, load: Section['load']): Section => ({
  label,
  call,
  load
})
