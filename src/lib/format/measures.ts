/**
 * Units after a number, as a regex: of sizes and contents, and what pieces are called and counted in. The only list,
 * shared by card-name.ts and no-break.ts.
 */
const measureUnit = String.raw`(?:mm|cm|m[23]?|km|m²|m³|inch|kg|gr|gram|g|ml|liter|l|watt|w|volt|v|pk|gb|tb|mah|pcs|keping|lembar|lbr|batang|susun|grup|pasang|meter)(?![\p{L}\d²³])|["″]`

/** Countable units that are no size: sold pieces, and other nouns after a number. */
const countedUnit = String.raw`(?:unit|set|sak|karung|bungkus|pak|renceng|dus|paket|palet|pickup|roll|kaleng|pail|galon|botol|tube|barang|produk|ulasan|terjual|hari|jam|menit|toko|orang|port|dudukan|pintu|lubang)(?![\p{L}\d²³])`

export const number = String.raw`\d+(?:[.,]\d+)*(?:\s?\d+/\d+|/\d+)?`
const measure = String.raw`${number}(?:\s?(?:${measureUnit}))?`

/** '60x60 cm', '16 mm x 12 m', 'M8 x 50 mm', '1 1/2 inch', '24–26 mm'. */
export const measured = String.raw`(?:${number}\s?(?:${measureUnit})|[MD]?${measure}(?:\s?[x×–-]\s?${measure})+)`

/** '574 sak', '1-2 hari', '12 rb+' */
export const counted = String.raw`${number}(?:[–-]${number})?\s(?:${countedUnit}|(?:rb|jt)\+)`
