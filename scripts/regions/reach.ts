import type { Regions } from '../../src/server/reference/read-regions.ts'

/**
 * Districts where Baba drives the last mile, with the surcharge for a delivery point in rupiah: all of Jawa and Bali,
 * and the cities (kota) of the other islands. Regencies elsewhere, and so Papua except Jayapura and Sorong, are out of
 * reach: buyers there negotiate, pick up or choose a delivery point.
 */
export function listReach({ districts }: Pick<Regions, 'districts'>): Regions['reach'] {
  return districts.flatMap(district => {
    const [province = 0, city = 0] = district.code.split('.').map(Number)
    const isNear = (province >= 31 && province <= 36) || province === 51
    const isCity = city >= 71
    return isNear || isCity ? [{ districtId: district.id, pointCost: isNear ? 35_000 : 75_000 }] : []
  })
}
