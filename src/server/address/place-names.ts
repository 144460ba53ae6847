type Region = { id: number; name: string }
type Chain = { province: Region; city: Region; district: Region; village: Region }

/** A region as it appears in replies. */
export const named = ({ id, name }: Region) => ({ id, name })

/** The four levels of a place as they appear in replies. */
export const namedChain = ({ province, city, district, village }: Chain) => ({
  province: named(province),
  city: named(city),
  district: named(district),
  subdistrict: named(village)
})

/** 'Jl. Kemang 1, Bangka, Mampang Prapatan, Jakarta Selatan, DKI Jakarta' */
export const placeText = (detail: string, { village, district, city, province }: Chain): string =>
  [detail, village.name, district.name, city.name, province.name].join(', ')
