import type { ChosenLine, ComplaintForm, StoredPhoto } from './form.ts'
import { complaintKinds, complaintProblems, complaintSolutions } from './kinds.ts'
import { reasonLimits } from './limits.ts'

/** The form in few characters, to be stored: each problem is its place in the list. */
export const encodeForm = ({ lines, ...form }: ComplaintForm) => ({
  ...form,
  lines: lines.map(({ id, qty, problem }) => [id, qty, problem ? complaintProblems.indexOf(problem) : -1])
})

/** A stored form; undefined if it is none. */
export function decodeForm(stored: unknown): ComplaintForm | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { kind, lines, shipments, solution, nominal, reason, photos, clientId, wasSent } = stored as Record<
    string,
    unknown
  >
  if (typeof clientId !== 'string' || !clientId) return undefined
  return {
    kind: complaintKinds.find(one => one === kind) ?? null,
    solution: complaintSolutions.find(one => one === solution) ?? null,
    nominal: isCount(nominal) ? nominal : 0,
    reason: typeof reason === 'string' ? reason.slice(0, reasonLimits.max) : '',
    lines: Array.isArray(lines) ? lines.flatMap(decodeLine) : [],
    shipments: Array.isArray(shipments) ? shipments.filter(isCount) : [],
    photos: Array.isArray(photos) ? (photos as StoredPhoto[]).filter(isPhoto) : [],
    clientId,
    wasSent: wasSent === true
  }
}

function decodeLine(line: unknown): ChosenLine[] {
  if (!Array.isArray(line)) return []
  const [id, qty, problem] = line as unknown[]
  if (!isCount(id) || !isCount(qty) || qty === 0) return []
  return [{ id, qty, problem: complaintProblems[Number(problem)] ?? null }]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isPhoto = (photo: Partial<StoredPhoto> | null) =>
  isCount(photo?.id) && typeof photo.clientId === 'string' && typeof photo.address === 'string'
