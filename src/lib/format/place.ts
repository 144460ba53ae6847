/**
 * A city's name as people say it: 'Kota Administrasi Jakarta Selatan' // => 'Jakarta Selatan',
 * 'Kabupaten Bekasi' // => 'Kab. Bekasi', 'Kota Surabaya' // => 'Surabaya'
 */
export const shortCity = (name: string): string =>
  name.replace(/^Kota (?:Administrasi )?/, '').replace(/^Kabupaten (?:Administrasi )?/, 'Kab. ')
