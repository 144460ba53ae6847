import { useStore } from '@nanostores/react'

import { $caller, type OpsCallName } from './console-store.ts'

/** Whether the caller may make a call: the console offers no other (ops-18). */
export const useMay = (endpoint: OpsCallName): boolean => useStore($caller)?.calls.includes(endpoint) ?? false
