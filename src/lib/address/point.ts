/** How far a point may be from its village, km (address-4): the map draws the same circle. */
export const pointKm = 25

export const farPoint = 'Titik lokasi terlalu jauh dari kelurahan yang dipilih.'
