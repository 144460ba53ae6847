const whole = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })

/** Kilograms for display: 80 // => '80 kg', 0.25 // => '0,25 kg', 1250.4 // => '1.250 kg' */
export const kilograms = (kg: number): string => `${(kg < 10 ? fine : whole).format(kg)} kg`
