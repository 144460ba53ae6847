// Trade terms, brand names used for a product type, and their misspellings.
export const tradeWords = `
hebel = bata ringan; bataringan > bata ringan; celcon > bata ringan; herbel > bata ringan; batako ringan > bata ringan
bata expose > bata ekspos; batu bata > bata merah; batu bata merah > bata merah
triplek = plywood; triplek = multiplek; tripleks > triplek; multiplex > multiplek, triplek; multiplek = plywood; playwood > plywood
paralon > pipa pvc, pipa; pralon > pipa pvc; peralon > pipa pvc; pipa paralon > pipa pvc; pipa air > pipa pvc
zak = sak; zak > semen, mortar; sak > semen, mortar
rebar > besi beton; besi tulangan > besi beton; tulangan > besi beton; besi behel > besi beton; behel > besi beton; begel > besi beton polos 8 mm, besi beton polos 6 mm, besi beton polos
besi ulir = besi beton ulir; besi polos = besi beton polos; besi full sni > besi beton; wirmes > wiremesh; wermes > wiremesh; wire mesh = wiremesh
gipsum = gypsum; gipsum > papan gypsum; gypsum > papan gypsum; gibsum > gypsum; gypsum board = papan gypsum; kalsiboard > papan gypsum, kalsium silikat; grc > papan semen
plapon > plafon; plafond > plafon; flapon > plafon; plafon gypsum > papan gypsum; plafon = ceiling
galvalum > baja ringan, galvalume, zincalume; galvalume > baja ringan, galvalum; truss > baja ringan; kanal c > baja ringan kanal; cnp > kanal
spandex > atap spandek; rak handuk > gantungan handuk; galvalum spandek > atap spandek; spandek galvalum > atap spandek; seng > atap spandek, zincalume, atap seng; atap seng > atap spandek; go green > atap spandek
toren = tandon; toren > tangki air; torn > toren, tandon; tandon > tangki air; tangki = tandon; tangki air = tandon air; penampung air > tandon, toren; tong air > tandon; profil tank > tandon
kloset = closet; toilet > kloset; wc > kloset; wc jongkok = kloset jongkok; wc duduk = kloset duduk; closet jongkok = kloset jongkok; closet duduk = kloset duduk
westafel > wastafel; wastapel > wastafel; washtafel > wastafel; bak cuci piring = kitchen sink; cuci piring > kitchen sink; sink > kitchen sink; wastafel dapur > kitchen sink
keran = kran; faucet > kran; kran air = kran; shower = pancuran; shower mandi > shower; jet shower > jet washer; semprotan wc > jet washer; shower wc > jet washer; bidet > jet washer
hollo > hollow; holo > hollow; besi holo > hollow; besi hollow = hollow; hollow galvanis = hollow galvalum
granit > granite tile; granite > granit; granit tile = granite tile; ubin > keramik; tegel > keramik; kramik > keramik; keramik lantai = lantai keramik; homogeneous tile > granit
conblock > paving; konblok > paving; con block > paving; pavingblock > paving block; pavin > paving; roaster > roster; loster > roster; angin angin > roster; rooster > roster
split > batu pecah; batu split = batu pecah; kerikil > split, koral; koral = split; pasir cor > pasir beton; pasir pasang > pasir; sirtu > pasir batu
cat > paint; wall paint > cat tembok; cat dinding = cat tembok; cat rumah > cat tembok; cat tembok luar = cat luar; cat eksterior = cat luar; cat interior = cat tembok; cat minyak > cat kayu besi; cat besi > cat kayu besi; cat kayu > cat kayu besi; dempul tembok > plamir; plamur = plamir; thinner = tiner
waterproofing > pelapis anti bocor, anti bocor; waterproof > anti bocor; anti bocor > waterproofing; cat anti bocor = anti bocor; pelapis anti bocor = anti bocor; nodrop > no drop
kuas cat > kuas; brush > kuas; rol cat > kuas rol, roll cat; roll cat = kuas rol; roll cat > rol cat; roller cat > kuas rol
bor = drill; mesin bor > bor; bor listrik > bor; bor tangan > bor; bor tembok > bor; mata bor = drill bit; mesin bor listrik > bor
gurinda > gerinda; grinda > gerinda; grinder > gerinda; mesin gerinda > gerinda; gerinda tangan > gerinda; mesin gurinda > gerinda; mesin serut > serut; mesin potong > gerinda, cutting; gergaji mesin > circular saw, gergaji
waterpass = water pass; waterpas > waterpass; meteran = roll meter; meteran gulung > roll meter, meteran; palu = martil; obeng set = set obeng; kunci inggris = adjustable wrench; arko > gerobak sorong; artco > gerobak sorong; gerobak arko > gerobak sorong; sekop = skop; cangkul = pacul; ember cor = ember
saklar = sakelar; switch lampu > saklar; stopkontak = stop kontak; colokan > stop kontak, steker; steker = stecker; colokan listrik > stop kontak; kabel roll = kabel rol; terminal listrik > stop kontak
bohlam > lampu led; lampu bohlam > lampu led; bola lampu > lampu led; led > lampu led; downlight = lampu downlight; lampu sorot = lampu tembak; lampu tembak > floodlight
kabel listrik > kabel nym, kabel nya, kabel nymhy; kabel = cable; sekring = mcb; sikring > mcb
genting = genteng; atap genteng = genteng; genteng keramik kanmuri > genteng kanmuri; fiber > atap transparan, fiberglass; atap fiber > atap transparan; atap transparan > polycarbonate; polikarbonat = polycarbonate; atap upvc > upvc
kaso = usuk; balok > kayu balok, balok kayu; papan cor > papan; kayu kaso = kaso
kusen pintu = kusen; handel > handle; gagang pintu > handle pintu; handle pintu = handle; engsel pintu = engsel; kunci pintu > kunci tanam, kunci silinder, handle plus kunci; kunci pintu rumah > kunci tanam, kunci silinder, handle plus kunci; kunci rumah > kunci tanam; gembok = padlock; grendel > slot pintu; selot = grendel
acian > mortar acian, skimcoat; acian instan > mortar acian; plesteran > mortar plester; semen instan > mortar; mu > mortar utama; lem keramik = perekat keramik; semen keramik > perekat keramik; lem bata ringan > perekat bata ringan, thinbed; perekat hebel > perekat bata ringan, thinbed; lem hebel > perekat bata ringan, thinbed
tilegrout > nat; nat > nat keramik; grout > nat; pengisi nat > nat keramik; semen nat > nat keramik; silikon = silicone; sealant = silikon; silen > sealant, silikon; lem kaca > sealant, silikon; lem pipa > lem pvc; lem paralon > lem pipa, lem pvc
sanyo > pompa air; jetpump > jet pump; jet pam > jet pump; pompa = pump; pompa air = jet pump; pompa sumur > pompa air; mesin air > pompa air; mesin pompa air > pompa air; pompa celup = submersible
ampelas = amplas; kertas gosok > amplas; hamplas > amplas; kawat las = elektroda; kawat bendrat = bendrat; kawat beton > bendrat; paku beton = paku; dinabolt > dynabolt; dynabol > dynabolt; pisher > fischer; fisher > fischer
knee > elbow; keni > elbow; kni > elbow; l bow > elbow; elbo > elbow; sok > socket; shock > socket; sok drat luar > valve socket; sok drat dalam > faucet socket; sambungan t > tee; tee pipa = tee; t pvc > tee pvc; over sok > reducer; vlok sok > reducer; stop kran > ball valve; saringan lantai > floor drain; saringan air lantai > floor drain; afur > floor drain
list gypsum > lis gypsum, lis profil gypsum; lis gypsum > lis profil gypsum; list keramik > lis keramik
hp > ponsel; handphone > ponsel; smartphone > ponsel; laptop = notebook; magicom > rice cooker; magic com > rice cooker; magic jar > rice cooker; penanak nasi > rice cooker
sok drat > valve socket, faucet socket; obat rayap > anti rayap; obat anti rayap > anti rayap; lem g > lem super; power glue > lem super; cat meni > cat dasar zinkromat; seng talang > plat seng; piting > fitting lampu; piting lampu > fitting lampu; dudukan lampu > fitting lampu; lampu solar > lampu tenaga surya; bel rumah > bel pintu; siltip > seal tape; siltip pipa > seal tape; wc mampet > pelancar saluran mampet; saluran mampet > pelancar saluran mampet; saringan air > filter air; kapi > kape; otomatis air > pelampung otomatis; kawat nyamuk = kasa nyamuk; mata bor tembok > mata bor beton; trafo las > mesin las; elektroda las > kawat las; rust remover > penghilang karat
lemari = wardrobe; lemari pakaian > lemari; kasur = springbed; spring bed = springbed; matras > kasur; gordyn > gorden; tirai > gorden; hordeng > gorden; horden > gorden; sofa = kursi tamu
second = bekas; seken > bekas; geser = sliding; kubik > m3; biji > pcs; putih > white; hitam > black; abu > grey; krem > cream, beige
tv = televisi; teflon > wajan anti lengket, fry pan; penggorengan > wajan; sendal = sandal; kaus = kaos; ac = air conditioner; kulkas = lemari es; setrika = seterika; pemanas air = water heater; exhaust = exhaust fan; kipas hisap > exhaust fan
tigaroda > tiga roda; semen tigaroda > semen tiga roda; semen 3 roda > semen tiga roda; kayu lapis = triplek; asbes > asbes gelombang; talang > talang air; septictank = septic tank; sepiteng > septic tank; biotank > septic tank
pilok > cat semprot; pilox > cat semprot; pylox > cat semprot; pilog > cat semprot; cat pilok > cat semprot; spandek > atap spandek; upvc > atap upvc; donlait > downlight; donlight > downlight; lampu donlait > downlight; lampu donlight > downlight; baut baja ringan > sekrup baja ringan; besi banci > besi beton
cok > stop kontak; cok roll > kabel roll; cok rol > kabel roll; colokan roll > kabel roll; cok roll kabel > kabel roll; steker > stop kontak; stecker > stop kontak; tespen > obeng set; test pen > obeng set; obeng tespen > obeng set; grendel pintu > slot pintu, kunci tanam; sok drat > socket; sok drat luar > socket
batu tela > batako; lem pasang keramik > perekat keramik; lem beton > lem epoksi; lem korea > lem super; lem alteko > lem super; lem alteco > lem super; alteko > lem super; alteco > lem super; wd 40 > pelumas; wd40 > pelumas; lampu selang > lampu strip; lampu taman > lampu sorot taman; kasa > kawat kasa; kasa nyamuk > kawat kasa
sekrup reng > sekrup baja ringan; sekrup kanal > sekrup baja ringan; sekrup galvalum > sekrup baja ringan; sekrup truss > sekrup baja ringan; sekrup spandek > sekrup baja ringan; sekrup genteng metal > sekrup baja ringan; sekrup roofing > sekrup baja ringan; sekrup hollow > sekrup baja ringan; sekrup kanopi > sekrup baja ringan; sekrup baja > sekrup baja ringan; sekrup plafon > sekrup gypsum; sekrup kalsiboard > sekrup gypsum; sekrup grc > sekrup gypsum; sekrup papan > sekrup kayu; sekrup triplek > sekrup kayu
jis > pipa pvc; pipa jis > pipa pvc; pipa pvc jis > pipa pvc; pipa sni > pipa pvc
stop kontak tanam > stop kontak inbow; stopkontak tanam > stop kontak inbow; stopkontak tempel > stop kontak outbow
kanopi polikarbonat > atap polycarbonate; kanopi polycarbonate > atap polycarbonate; kanopi policarbonat > atap polycarbonate; kanopi solartuff > atap polycarbonate; kanopi twinlite > atap polycarbonate; kanopi upvc > atap upvc; kanopi alderon > atap upvc; kanopi spandek > atap spandek; kanopi fiber > atap fiberglass; kanopi transparan > atap polycarbonate, atap fiberglass
kunci kamar > kunci tanam, handle plus kunci; kunci pintu kamar > kunci tanam, handle plus kunci; kunci kamar tidur > kunci tanam, handle plus kunci; kunci pintu kamar tidur > kunci tanam, handle plus kunci; kunci kamar kos > kunci tanam, handle plus kunci
pot tanaman > pot; pot kembang > pot
`
