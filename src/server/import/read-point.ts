/** '-6.2088, 106.8456' or '-6,2088; 106,8456', as maps and people write a point; undefined for anything else. */
export function readPoint(text: string): { lat: string; lng: string } | undefined {
  const degrees = String.raw`-?\d{1,3}(?:[.,]\d{1,20})?`
  const parts =
    new RegExp(String.raw`^\s*(${degrees})\s*[;|\s]\s*(${degrees})\s*$`).exec(text) ??
    /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text)
  const [lat, lng] = parts?.slice(1).map(part => part.replace(',', '.')) ?? []
  if (lat === undefined || lng === undefined) return undefined
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 ? { lat, lng } : undefined
}
