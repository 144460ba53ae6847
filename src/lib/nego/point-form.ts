import { addressTexts } from '#lib/address/texts.ts'

type Region = { id: number; name: string }
type Point = { district: Region | null; subdistrict: Region | null }

/** The districts in which there are points, and the points of one of them. */
export function pointChoices<P extends Point>(points: readonly P[], districtId: number) {
  const districts = new Map(points.flatMap(({ district }) => (district ? [[district.id, district]] : [])))
  return {
    districts: [...districts.values()],
    villages: points.filter(({ district }) => district?.id === districtId)
  }
}

type Typed = { label: string; name: string; phone: string; address_detail: string }

/** What is missing of a delivery point, by field; all of it is required. */
export function pointProblems(typed: Typed, point: Point | undefined): Record<string, string> {
  const found: Record<string, string> = {}
  if (!point) found['place'] = 'Pilih kelurahan terlebih dahulu'
  if (!typed.label) found['label'] = 'Pilih label terlebih dahulu'
  if (!typed.address_detail.trim()) found['address_detail'] = addressTexts.detail
  if (!typed.name.trim()) found['name'] = addressTexts.name
  if (!/^\d{10,14}$/.test(typed.phone)) found['phone'] = addressTexts.phone
  return found
}
