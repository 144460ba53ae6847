import { addMinutes } from 'date-fns/addMinutes'

import { autopilotName } from '#lib/core/autopilot-name.ts'

import type { Api } from '#server/core/http/registry.ts'
import type { PeriodicJob } from '#server/core/periodic-job.ts'
import type { Services } from '#server/core/platform/services.ts'
import { type Cursor, findDue, type Due, type PlayedObject } from './find-due.ts'
import { operatorCall, type OperatorCall } from './operator-call.ts'
import { type Postponed, postponed } from './postponed.ts'

/** Acts of one turn at most: what else is due waits for the next one. */
const actsPerTurn = 5
/** Objects of one turn about which the record of acts is read. */
const checksPerTurn = 20
/** Minutes for which an object is left to the operator who touched it. */
const handsOffMinutes = 10
/** Milliseconds between two turns, whichever processes take them. */
const everyMs = 4_000

type Place = { call: OperatorCall; services: Services; later: Postponed }

/** The autopilot of a process: it keeps nothing but which page is read next and what has failed. */
export function autopilotJob(api: Pick<Api, 'routes'>): PeriodicJob & { everyMs: number } {
  const cursor: Cursor = { turn: 0, beyond: undefined }
  const later = postponed()
  return {
    name: 'autopilot',
    everyMs,
    async run(services) {
      await playTurn({ call: operatorCall(api, services), services, later }, cursor)
    }
  }
}

/** Does what is due, the oldest first. An error of one object stops no other. */
async function playTurn(place: Place, cursor: Cursor): Promise<void> {
  const { call, services, later } = place
  const now = services.clock.now()
  const due = (await findDue({ call, now, cursor })).filter(
    ({ planned }) => !later.isWaiting(planned.key, now)
  )
  // Orders of one payment plan the same call.
  const once = new Map(due.map(one => [one.planned.key, one] as const))
  let acts = 0
  for (const one of [...once.values()].slice(0, checksPerTurn)) {
    if (acts === actsPerTurn) return
    const heldUntil = await heldByHuman(place, one)
    if (heldUntil > now) later.waitUntil(one.planned.key, heldUntil)
    else {
      await act(place, one, now)
      acts += 1
    }
  }
}

async function act({ call, services, later }: Place, due: Due, now: Date) {
  const { planned, kind, id } = due
  const done = await call(planned.endpoint, planned.input, planned.key)
  const facts = { line: planned.endpoint, operator: autopilotName, kind, id }
  if (done.ok) {
    services.log.info(facts, 'autopilot')
    if (kind === 'conversation') await call('POST /ops/conversation/{id}/read', { id })
    return
  }
  const isFirst = later.postpone(planned.key, now)
  if (isFirst) services.log.warn({ ...facts, code: done.error.code }, 'autopilot was rejected')
}

/** After every moment that a turn may have: such an object is not played any more. */
const never = new Date(8_640_000_000_000_000)

/**
 * Until when an object is left to the operator who last did something with it or wrote a note about it; a past time if none did. A
 * review is left to them for good: an answer that they removed is not written again.
 */
async function heldByHuman({ call, services }: Place, { kind, id }: PlayedObject): Promise<Date> {
  const read = await call('GET /ops/act', { kind, object_id: id, per_page: 20 })
  // Not known: asked again in a minute.
  if (!read.ok) return addMinutes(services.clock.now(), 1)
  // A shop may be called like the autopilot.
  const last = read.value.acts.find(({ name, shop_id }) => name !== autopilotName || shop_id !== null)
  if (last && kind === 'review') return never
  return last ? addMinutes(last.date, handsOffMinutes) : new Date(0)
}
