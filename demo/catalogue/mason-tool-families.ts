import { family } from './family.ts'

/** A bricklayer's hand tools, and the discs of grinders. */
export const masonToolFamilies = [
  family('Cetok & Roskam', {
    name: '{kind} {brand} {size}',
    brands: 'Cap Mata*0.9, Tekiro*1.2, Krisbow*1.3, Kenmaster',
    kinds: 'Cetok Sendok Semen, Cetok Lancip*1.05',
    sizes: '7 inch = 24500/0.3/30x10x7/1piece; 8 inch = 28500/0.35/32x11x7/1piece',
    draw: 'trowel',
    specs: 'Daun=Baja karbon; Gagang=Kayu',
    about: 'Cetok (sendok semen) untuk pasangan bata, plesteran dan acian.',
    points: 'Daun lentur tidak mudah patah; Gagang tidak lepas; Seimbang di tangan'
  }),
  family('Cetok & Roskam', {
    name: '{kind} {brand} {size}',
    brands: 'Cap Mata*0.9, Krisbow*1.3, Kenmaster',
    kinds: 'Roskam Besi, Roskam Kayu@woodfloat*0.55, Roskam Spons@spongefloat*0.8',
    sizes: '24 cm = 38500/0.4/26x12x8/1piece; 28 cm = 46500/0.5/30x13x8/1piece',
    draw: 'float',
    specs: 'Kegunaan=Meratakan plester dan acian',
    about: 'Roskam untuk meratakan dan menghaluskan plester, acian dan lantai.',
    points: 'Alas rata tidak melintir; Gagang pas digenggam; Mudah dibersihkan'
  }),
  family('Mata Gerinda', {
    name: '{kind} {brand} {size}',
    brands: 'WD*0.9, Bosch*1.5, Nippon Resibon*1.4, Kinik*1.2',
    kinds: 'Batu Gerinda Potong',
    sizes:
      '4 inch isi 10 = 48500/0.3/11x11x3/10piece; 4 inch isi 25 = 112000/0.75/11x11x6/25piece; 14 inch isi 5 = 168000/1.9/36x36x3/5piece',
    draw: 'cuttingdisc',
    lookBy: 'brand',
    specs: 'Tebal=1,2–2,5 mm; Kegunaan=Besi dan stainless',
    about: 'Batu gerinda potong (cutting wheel) tipis untuk besi, hollow dan stainless.',
    points: 'Potongan tipis dan lurus; Berserat ganda; Tidak cepat habis'
  }),
  family('Mata Gerinda', {
    name: '{kind} {brand} {size}',
    brands: 'WD*0.9, Bosch*1.5, Kinik*1.2',
    kinds: 'Batu Gerinda Poles, Amplas Susun Flap Disc@flapdisc*1.35',
    sizes: '4 inch = 12500/0.15/11x11x2/1piece; 4 inch isi 5 = 58500/0.75/11x11x6/5piece',
    draw: 'grindingdisc',
    lookBy: 'mixed',
    specs: 'Lubang=16 mm; Kegunaan=Menggerinda dan menghaluskan las',
    about: 'Batu gerinda asah (grinding disc) untuk meratakan las dan tepi besi.',
    points: 'Menggerus cepat; Tidak mudah gompal; Berserat ganda'
  }),
  family('Mata Gerinda', {
    name: '{kind} {brand} {size}',
    brands: 'Bosch*1.8, Makita*1.7, Kenmaster*0.8, Mollar*0.75',
    kinds: 'Mata Potong Keramik, Mata Potong Beton*1.2',
    sizes: '4 inch = 34500/0.15/12x12x2/1piece; 7 inch = 118000/0.5/19x19x2/1piece',
    draw: 'diamonddisc',
    specs: 'Tepi=Intan (diamond); Lubang=20 mm',
    about: 'Mata gerinda intan untuk memotong keramik, granit dan beton.',
    points: 'Tepi potong tidak gompal; Tahan panas; Bisa basah dan kering'
  })
]
