import { family } from './family.ts'

/** Clothes, groceries and garden. */
export const dailyFamilies = [
  family('Kaos', {
    name: 'Kaos {kind} {brand} {size}',
    brands: 'Erigo*1.6, Gildan, Kaos Kita*0.9, Cressida*1.4',
    kinds: 'Polos, Oversize*1.25',
    sizes: 'katun 24s = 48500/0.18/28x22x3/1piece; katun 30s = 55500/0.18/28x22x3/1piece',
    draw: 'shirt',
    options: 'Warna: Hitam, Putih, Hijau Army, Maroon | Ukuran: M, L, XL, XXL*1.08',
    specs: 'Bahan=Katun combed',
    about: 'Kaos adem untuk sehari-hari.',
    points: 'Jahitan rantai; Tidak melar; Warna awet'
  }),
  family('Kemeja', {
    name: 'Kemeja {kind} {brand} {size}',
    kinds: 'Erigo: Flanel; Executive*1.6: Kerja@workshirt, Kotak; Kaos Kita*0.8: Flanel',
    sizes: 'reguler = 138000/0.3/32x26x4/1piece; slim fit = 148000/0.3/32x26x4/1piece',
    draw: 'buttonshirt',
    options: 'Warna: Biru, Merah, Cokelat | Ukuran: M, L, XL',
    specs: 'Bahan=Katun',
    about: 'Kemeja rapi dan nyaman.',
    points: 'Jahitan rapi; Tidak mudah kusut; Ukuran Indonesia'
  }),
  family('Sepatu', {
    name: 'Sepatu {kind} {brand} {size}',
    kinds: 'Ventela: Sneakers; Compass*1.6: Sneakers; Ortuseight*1.3: Lari; Bata: Sneakers',
    sizes: 'rendah = 268000/0.9/33x21x12/1piece; tinggi = 298000/1/33x21x12/1piece',
    draw: 'shoe',
    options: 'Warna: Hitam, Putih, Biru | Ukuran: 39, 40, 41, 42, 43',
    specs: 'Sol=Karet vulkanisir',
    about: 'Sepatu ringan yang enak dipakai.',
    points: 'Sol tidak licin; Insole empuk; Jahitan kuat'
  }),
  family('Tas', {
    name: 'Tas {kind} {brand} {size}',
    brands: 'Eiger*1.5, Bodypack*1.3, Consina*1.2, Torch',
    kinds: 'Ransel',
    sizes: '15 liter = 185000/0.6/42x28x10/1piece; 25 liter = 298000/0.8/48x32x14/1piece',
    draw: 'backpack',
    options: 'Warna: Hitam, Abu, Hijau',
    specs: 'Bahan=Nilon tahan air',
    about: 'Tas kuat untuk kerja dan jalan.',
    points: 'Ritsleting kuat; Ruang laptop; Anti air'
  }),
  family('Beras', {
    name: 'Beras {kind} {brand} {size}',
    brands: 'Topi Koki, Raja Lele, Sania, Maknyuss, Si Pulen*0.95',
    kinds: 'Premium, Pandan Wangi*1.1',
    sizes: '5 kg = 76500/5/40x28x9/5kg; 10 kg = 149000/10/50x34x11/10kg; 25 kg = 365000/25/68x42x14/25kg',
    draw: 'ricesack',
    lookBy: 'brand',
    specs: 'Kadar air=≤ 14%',
    about: 'Beras putih, pulen dan wangi.',
    points: 'Tanpa pemutih; Butir utuh; Panen baru'
  }),
  family('Minyak Goreng', {
    name: 'Minyak Goreng {brand} {size}',
    brands: 'Bimoli, Sania, Tropical, Filma, Sunco',
    sizes:
      '1 liter = 20500/1/28x9x9/1litre; 2 liter = 39500/1.9/30x12x10/2litre; 5 liter = 98500/4.7/34x20x16/5litre',
    draw: 'oil',
    lookBy: 'brand',
    specs: 'Bahan=Kelapa sawit',
    about: 'Minyak goreng jernih dua kali penyaringan.',
    points: 'Jernih; Tidak mudah beku; Kaya vitamin A'
  }),
  family('Gula & Kopi', {
    name: '{kind} {brand} {size}',
    kinds: 'Gulaku: Gula Pasir; Rose Brand*0.97: Gula Pasir; GMP*0.95: Gula Pasir',
    sizes: '500 gr = 10500/0.5/20x12x6/0.5kg; 1 kg = 18500/1/24x15x7/1kg',
    draw: 'pouch',
    lookBy: 'brand',
    specs: 'Kemasan=Segel pabrik',
    about: 'Kebutuhan dapur harian.',
    points: 'Kedaluwarsa panjang; Segel utuh; Harga hemat'
  }),
  family('Deterjan', {
    name: 'Deterjan {brand} {kind} {size}',
    brands: 'Rinso, Attack, Daia, So Klin',
    kinds: 'Bubuk',
    sizes: '800 gr = 24500/0.8/24x17x7/0.8kg; 1,8 kg = 45500/1.8/32x22x9/1.8kg',
    draw: 'pouch',
    lookBy: 'brand',
    specs: 'Wangi=Segar',
    about: 'Deterjan bersih dan wangi.',
    points: 'Noda cepat hilang; Lembut di tangan; Hemat'
  }),
  family('Pembersih Lantai', {
    name: 'Pembersih Lantai {brand} {kind} {size}',
    brands: 'So Klin, Super Pell*1.05, Wipol*1.15',
    kinds: 'Lemon, Pinus',
    sizes: '780 ml = 14500/0.8/24x14x6/0.78litre',
    draw: 'pouch',
    lookBy: 'brand',
    specs: 'Kegunaan=Lantai keramik, granit, vinil',
    about: 'Pembersih lantai yang wangi dan cepat kering.',
    points: 'Membunuh kuman; Cepat kering; Wangi tahan lama'
  }),
  family('Tanaman Hias', {
    name: 'Tanaman {kind} {brand} {size}',
    brands: 'Kebun Hijau, Flora Lembang, Taman Sari',
    kinds: 'Monstera@0*1.2, Sansevieria@1, Palem Kuning@2, Aglonema@3*1.1',
    sizes: 'tinggi 40 cm = 68500/2/45x25x25/1piece; tinggi 80 cm = 148000/4/85x30x30/1piece',
    draw: 'plant',
    lookBy: 'kind',
    specs: 'Media=Sekam dan humus',
    about: 'Tanaman sehat siap dipajang.',
    points: 'Akar kuat; Dikemas aman; Garansi hidup'
  }),
  family('Pot Tanaman', {
    name: 'Pot {kind} {brand} {size}',
    kinds: 'Lion Star*0.8: Plastik; Pot Jogja*1.2: Semen',
    sizes: '20 cm = 24500/1.2/22x22x20/1piece; 35 cm = 68500/4/37x37x34/1piece',
    draw: 'planter',
    options: 'Warna: Putih, Hitam, Abu',
    specs: 'Lubang air=Ada',
    about: 'Pot kokoh untuk dalam dan luar rumah.',
    points: 'Tahan cuaca; Drainase baik; Ringan'
  }),
  family('Pot Tanaman', {
    name: 'Pot {kind} {brand} {size}',
    brands: '~Plered, ~Kasongan*1.1, ~Pejaten*1.05',
    kinds: 'Tanah Liat Terakota',
    sizes: '20 cm = 22500/1.6/22x22x20/1piece; 35 cm = 64500/6/37x37x34/1piece',
    draw: 'claypot',
    specs: 'Bahan=Tanah liat bakar; Lubang air=Ada',
    about: 'Pot tanah liat yang bernapas, akar tidak mudah busuk.',
    points: 'Menyerap air berlebih; Dibakar matang; Warna alami'
  }),
  family('Selang & Semprotan', {
    name: '{kind} {brand} {size}',
    brands: 'Trilliun, Gardena*2.2, Tricle*1.1, Kenmaster*0.9',
    kinds: 'Selang Air@hoseplain, Selang Set Semprotan*1.35',
    sizes: '10 m = 98500/2/32x32x10/10m; 20 m = 178000/3.8/36x36x14/20m',
    draw: 'hose',
    options: 'Warna: Hijau, Biru, Oranye',
    specs: 'Diameter=5/8 inch',
    about: 'Selang lentur tidak mudah tertekuk.',
    points: 'Elastis; Anti lumut; Sambungan rapat'
  }),
  family('Pupuk & Media Tanam', {
    name: '{kind} {brand} {size}',
    kinds:
      'Infarm*1.15: Media Tanam, Kompos; Kebun Hijau: Media Tanam, Kompos; Trubus: Media Tanam, Kompos*0.9',
    sizes: '2 kg = 9500/2/30x20x10/2kg; 5 kg = 19500/5/40x26x12/5kg; 25 kg = 68000/25/65x42x16/25kg',
    draw: 'soilbag',
    lookBy: 'brand',
    specs: 'Kegunaan=Tanaman hias, sayur, buah',
    about: 'Media gembur yang menyuburkan tanaman.',
    points: 'Tidak berbau; Gembur, tidak bercampur batu; Siap pakai'
  }),
  family('Pupuk & Media Tanam', {
    name: 'Pupuk {kind} {brand} {size}',
    kinds: 'Meroke*1.15: NPK; Mutiara: NPK; Petro*0.7: NPK, Urea*0.7',
    sizes: '1 kg = 22500/1/24x16x8/1kg; 5 kg = 105000/5/40x26x12/5kg',
    draw: 'soilbag',
    lookBy: 'brand',
    specs: 'Bentuk=Butiran; Kegunaan=Tanaman hias, sayur, buah',
    about: 'Pupuk butiran untuk tanaman hias, sayur dan buah.',
    points: 'Mudah larut; Takaran jelas di kemasan; Butiran kering'
  }),
  family('Kaos', {
    name: 'Kaos {kind} {brand} {size}',
    brands: 'Erigo*1.6, Gildan, Kaos Kita*0.9',
    kinds: 'Lengan Panjang',
    sizes: 'katun 24s = 62500/0.22/28x24x3/1piece; katun 30s = 68500/0.21/28x24x3/1piece',
    draw: 'longsleeve',
    options: 'Warna: Hitam, Putih, Hijau Army, Maroon | Ukuran: M, L, XL, XXL*1.08',
    specs: 'Bahan=Katun combed',
    about: 'Kaos lengan panjang yang adem dan menutup.',
    points: 'Jahitan rantai; Manset rapi; Warna awet'
  }),
  family('Gula & Kopi', {
    name: 'Kopi {brand} {kind} {size}',
    kinds: 'Kapal Api: Spesial; Luwak*1.05: White Koffie; ABC*0.95: Susu; Torabika: Duo',
    sizes: 'renceng isi 10 = 15500/0.3/26x16x4/10piece; isi 20 = 29500/0.6/28x18x6/20piece',
    draw: 'pouch',
    lookBy: 'brand',
    specs: 'Kemasan=Segel pabrik',
    about: 'Kopi harian yang harum.',
    points: 'Kedaluwarsa panjang; Segel utuh; Harga hemat'
  }),
  family('Deterjan', {
    name: 'Deterjan {brand} {kind} {size}',
    brands: 'Rinso*1.1, Attack, So Klin*0.9',
    kinds: 'Cair',
    sizes: '750 ml = 22500/0.8/24x17x7/0.75litre; 1,5 liter = 39500/1.6/30x20x9/1.5litre',
    draw: 'pouch',
    lookBy: 'brand',
    specs: 'Wangi=Segar',
    about: 'Deterjan cair yang tidak meninggalkan bubuk.',
    points: 'Noda cepat hilang; Lembut di tangan; Untuk mesin cuci'
  }),
  family('Pembersih Lantai', {
    name: 'Karbol {brand} {kind} {size}',
    brands: 'Wipol*1.1, SOS',
    kinds: 'Pinus, Sereh',
    sizes: '4 liter = 62500/4.1/30x20x14/4litre',
    draw: 'jerrycan',
    lookBy: 'brand',
    specs: 'Kegunaan=Lantai dan kamar mandi',
    about: 'Karbol jeriken untuk rumah dan kantor.',
    points: 'Membunuh kuman; Hemat; Wangi tahan lama'
  }),
  family('Pembersih Lantai', {
    name: 'Pembersih Kaca {brand} {kind} {size}',
    brands: 'Cling, Mr Muscle*1.2',
    kinds: 'Semprot',
    sizes: '425 ml = 12500/0.5/26x9x6/0.43litre; 500 ml = 14500/0.6/27x9x6/0.5litre',
    draw: 'spraybottle',
    lookBy: 'brand',
    specs: 'Kegunaan=Kaca dan cermin',
    about: 'Pembersih kaca tanpa bekas usapan.',
    points: 'Tidak berbekas; Cepat kering; Semprotan halus'
  })
]
