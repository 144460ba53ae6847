/**
 * Origin of a figure: computed, from a product, read in a copy of a table instead of the table itself, or usual
 * practice on sites.
 */
export const sourceKinds = ['computed', 'product', 'quoted', 'usual'] as const
export type Source = { kind: (typeof sourceKinds)[number]; name: string; read: string }

const ahsp = 'AHSP Cipta Karya, SE Dirjen Bina Konstruksi 47/SE/Dk/2026'
const copy =
  'Dikutip dari salinan: data lembar kerja AHSP itu di github.com/nihzaa/puraloka-suite, bukan lampiran resminya'

/** The sources by key: the edition with its place, and where it was read. */
export const sources = {
  'ahsp-wall': {
    kind: 'quoted',
    name: `${ahsp}, Pasangan Dinding 3.6.1.7–3.6.1.9: ½ batu 5 × 11 × 22 cm, campuran 1:3 sampai 1:5, dipakai menurut volume siar`,
    read: `${copy}. Lebih banyak daripada volume siar saja, karena adukan tercecer dan mengisi lekuk bata: kisarannya ada di rumus`
  },
  'ahsp-plaster': {
    kind: 'quoted',
    name: `${ahsp}, Plesteran dan Acian 3.7.4–3.7.6 (tebal 15 mm, campuran 1:4 sampai 1:6) dan 3.7.8 (acian 3,25 kg per m²)`,
    read: `${copy}. Lebih banyak daripada volume lapisan saja: kisarannya ada di rumus`
  },
  'ahsp-concrete': {
    kind: 'quoted',
    name: `${ahsp}, Beton 2.2.1.4 dan 2.2.1.5: 1 m³ beton, slump (100 ± 25) mm, agregat sampai 19 mm`,
    read: `${copy}. Diperiksa: volume padat keempat bahannya genap 1 m³. Mutu K dibulatkan ke f'c berikutnya yang lebih kuat`
  },
  batako: {
    kind: 'quoted',
    name: `Bila lubang batako ikut diisi, semennya sampai 12,13 kg per m² (1:4) atau 15,16 kg (1:3): ${ahsp}, 3.6.5`,
    read: `${copy}. Yang dihitung di sini adukan pada siarnya saja`
  },
  steel: {
    kind: 'computed',
    name: 'berat besi dari luas penampang bulat × 7.850 kg/m³ = 0,006165 × d² kg per meter',
    read: 'Sama dengan rumus berat nominal SNI 2052'
  },
  stirrup: {
    kind: 'quoted',
    name: 'SNI 03-2847-2002 pasal 9.1 ayat 3c: kait sengkang 135° dengan perpanjangan 6 × diameter',
    read: 'Dikutip dari salinan di fliphtml5.com/mgqwp/axlt. Sambungan lewatan 40 × diameter adalah kebiasaan di lapangan dan dapat diubah'
  },
  mortar: {
    kind: 'quoted',
    name: `${ahsp}, 3.7.7: mortar siap pakai 16,67 kg per m² pada tebal 10 mm`,
    read: `${copy}. Keterangan produknya 40 kg untuk ± 2,5 m² atau 16 kg per m²; dihitung yang lebih banyak`
  },
  paint: {
    kind: 'product',
    name: 'cat tembok 10–12 m² per liter tiap lapis; dihitung 10 m². Cat yang dijual per kg: 1,4 kg per liter',
    read: `Jadi 0,28 kg per m² untuk dua lapis, di atas 0,26 kg dari ${ahsp}, 3.8.10 (dikutip dari salinan)`
  },
  adhesive: {
    kind: 'product',
    name: 'perekat keramik 25 kg untuk 5–6 m²; dihitung 5 m²',
    read: 'Dibaca dari spesifikasi produk di toko ini'
  },
  grout: {
    kind: 'quoted',
    name: 'volume celah dihitung dari ukuran keping, lebar dan tebal nat; 1,6 kg per liter nat semen (Mapei)',
    read: 'Dikutip dari salinan di home-calculator.org/Mapei-Cq-Grout-Calculator.php'
  },
  roof: {
    kind: 'usual',
    name: 'kuda-kuda paling jauh 1,2 m, pengikat tiap 2,4 m, silang angin di kedua ujung; reng 26 cm (genteng), 36 cm (metal), 60 cm (spandek)',
    read: 'Jarak adalah kebiasaan di lapangan, dipilih yang paling rapat (bajaringanberkualitas.blogspot.com). Perancang dapat meminta lebih: AHSP 2.1.1.1 memakai sampai 6,8 m kanal per m² atap'
  },
  tiles: {
    kind: 'product',
    name: 'genteng 14–22 buah per m²; genteng metal dan spandek menurut luas efektif tiap produk',
    read: 'Dibaca dari spesifikasi produk di toko ini'
  },
  ceiling: {
    kind: 'usual',
    name: 'rangka plafon tiap 60 cm dua arah; papan gypsum 2,88 m² per lembar menurut keterangan produk',
    read: 'Jarak rangka adalah kebiasaan di lapangan (dikutip dari salinan di scribd.com/presentation/610767839)'
  },
  density: {
    kind: 'usual',
    name: 'berat isi semen 1.250, pasir 1.400, batu split 1.350 kg per m³ lepas; padat tanpa rongga: semen 3.150, pasir 2.600 kg per m³',
    read: 'Nilai umum bahan; pasir basah mengembang, jadi belilah menurut beratnya'
  },
  sizes: {
    kind: 'computed',
    name: 'jumlah, volume siar dan panjang dari ukurannya, tanpa tabel',
    read: 'Cadangan untuk potongan dan pecah adalah pilihan Anda, bukan angka standar'
  }
} as const satisfies Record<string, Source>

export type SourceKey = keyof typeof sources
