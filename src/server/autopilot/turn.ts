import { subMinutes } from 'date-fns/subMinutes'

import { autopilotName } from '#lib/core/autopilot-name.ts'

import type { Api } from '#server/core/http/registry.ts'
import type { PeriodicJob } from '#server/core/periodic-job.ts'
import type { Services } from '#server/core/platform/services.ts'
import { findDue, type PlayedObject } from './find-due.ts'
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
  let turn = 0
  const later = postponed()
  return {
    name: 'autopilot',
    everyMs,
    async run(services) {
      await playTurn({ call: operatorCall(api, services), services, later }, turn)
      turn += 1
    }
  }
}

/** Does what is due, the oldest first. An error of one object stops no other. */
async function playTurn(place: Place, turn: number): Promise<void> {
  const { call, services, later } = place
  const now = services.clock.now()
  const due = (await findDue({ call, now, turn })).filter(({ planned }) => !later.isWaiting(planned.key, now))
  // Orders of one payment plan the same call.
  const once = new Map(due.map(one => [one.planned.key, one] as const))
  let acts = 0
  for (const one of [...once.values()].slice(0, checksPerTurn)) {
    if (acts === actsPerTurn) return
    if (await isHeldByHuman(place, one, now)) continue
    await act(place, one, now)
    acts += 1
  }
}

async function act(
  { call, services, later }: Place,
  due: Awaited<ReturnType<typeof findDue>>[number],
  now: Date
) {
  const { planned, kind, id } = due
  const done = await call(planned.endpoint, planned.input, planned.key)
  const facts = { line: planned.endpoint, operator: autopilotName, kind, id }
  if (done.ok) {
    services.log.info(facts, 'autopilot')
    if (kind === 'conversation') await call('POST /ops/conversation/{id}/read', { id })
    return
  }
  const isFirst = later.postpone(planned.key, now)
  if (isFirst) services.log.warn({ ...facts, code: done.error.code }, 'autopilot was refused')
}

/** Whether somebody else did something with an object a short while ago, also writing a note: it is theirs. */
async function isHeldByHuman({ call }: Place, { kind, id }: PlayedObject, now: Date): Promise<boolean> {
  const read = await call('GET /ops/act', { kind, object_id: id, per_page: 20 })
  if (!read.ok) return true
  const since = subMinutes(now, handsOffMinutes).toISOString()
  return read.value.acts.some(({ name, date }) => name !== autopilotName && date > since)
}
