-- Rows of every table as the first release wrote them: orders unpaid, expired, paid too late, cancelled, rejected, sent,
-- finished, by account, Saldo and cash, with vouchers, cashback and a review; by hand where it had a table and no code.
-- One statement a table; keys that are missing are null. References are checked after all of them.
set session_replication_role = replica;
insert into "addresses" select * from json_populate_recordset(null::"addresses", '[
{"id":1,"user_id":2,"label":"Rumah","name":"Budi","phone":"081234567890","province_id":9,"city_id":901,"district_id":90101,"subdistrict_id":9010101,"zip_code":"10110","lat":-6.21,"lng":106.8,"address_detail":"Jl. Rumah 1","is_main":true,"created_at":"2026-11-22T09:53:00.246+00:00"},
{"id":2,"user_id":3,"label":"Rumah","name":"Budi","phone":"081234567890","province_id":9,"city_id":901,"district_id":90101,"subdistrict_id":9010101,"zip_code":"10110","lat":-6.21,"lng":106.8,"address_detail":"Jl. Rumah 1","is_main":true,"created_at":"2026-11-23T10:53:00.909+00:00"},
{"id":3,"user_id":4,"label":"Rumah","name":"Budi","phone":"081234567890","province_id":9,"city_id":901,"district_id":90101,"subdistrict_id":9010101,"zip_code":"10110","lat":-6.21,"lng":106.8,"address_detail":"Jl. Rumah 1","is_main":true,"created_at":"2026-11-23T10:53:00.918+00:00"}
]');
select setval(pg_get_serial_sequence('addresses', 'id'), (select max(id) from "addresses"));
insert into "balances" select * from json_populate_recordset(null::"balances", '[
{"user_id":2,"amount":54000},
{"user_id":4,"amount":84000},
{"user_id":3,"amount":425000}
]');
insert into "bank_accounts" select * from json_populate_recordset(null::"bank_accounts", '[
{"id":1,"user_id":3,"bank_code":"bca","account_number":"1234567890","account_holder":"Pembeli Uji","created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('bank_accounts', 'id'), (select max(id) from "bank_accounts"));
insert into "banks" select * from json_populate_recordset(null::"banks", '[
{"code":"bca","name":"BCA","sort":1}
]');
insert into "banners" select * from json_populate_recordset(null::"banners", '[
{"id":1,"title":"Semen","photo_path":"banners/1","url":"/search?keyword=semen","sort":1,"is_active":true}
]');
select setval(pg_get_serial_sequence('banners', 'id'), (select max(id) from "banners"));
insert into "cart_lines" select * from json_populate_recordset(null::"cart_lines", '[
{"id":11,"user_id":3,"shop_id":1,"product_id":1,"product_detail_id":1,"qty":4,"note":"","is_buy_now":false,"created_at":"2026-11-23T10:53:03.446+00:00"}
]');
select setval(pg_get_serial_sequence('cart_lines', 'id'), (select max(id) from "cart_lines"));
insert into "carts" select * from json_populate_recordset(null::"carts", '[
{"user_id":2},
{"user_id":3},
{"user_id":4}
]');
insert into "categories" select * from json_populate_recordset(null::"categories", '[
{"id":1,"level":1,"type":"material","slug":"semen-1","name":"Semen","icon":"package","sort":1}
]');
select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from "categories"));
insert into "checkouts" select * from json_populate_recordset(null::"checkouts", '[
{"user_id":3,"id":"4eac4854-3e1f-46e2-b974-18cae0e2e257","shop_id":1,"address_id":2,"line_ids":[11],"is_buy_now":false,"mode":"deliver","mode_cost":0,"created_at":"2026-11-23T10:53:03.466+00:00"}
]');
insert into "cities" select * from json_populate_recordset(null::"cities", '[
{"id":901,"code":"9.01","province_id":9,"name":"Kota Uji","lat":-6.2,"lng":106.8},
{"id":801,"code":"8.01","province_id":8,"name":"Kota Seberang","lat":-6.2,"lng":106.8}
]');
insert into "clock_offset" select * from json_populate_recordset(null::"clock_offset", '[
{"id":1,"offset_ms":90000000}
]');
select setval(pg_get_serial_sequence('clock_offset', 'id'), (select max(id) from "clock_offset"));
insert into "complaint_items" select * from json_populate_recordset(null::"complaint_items", '[
{"id":1,"complaint_id":1,"transaction_line_id":2,"qty":1,"problem":"broken"}
]');
select setval(pg_get_serial_sequence('complaint_items', 'id'), (select max(id) from "complaint_items"));
insert into "complaint_messages" select * from json_populate_recordset(null::"complaint_messages", '[
{"id":1,"complaint_id":1,"actor":"buyer","user_id":3,"message":"Satu sak pecah","photo_paths":[],"created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('complaint_messages', 'id'), (select max(id) from "complaint_messages"));
insert into "complaints" select * from json_populate_recordset(null::"complaints", '[
{"id":1,"transaction_id":2,"buyer_id":3,"kind":"problem","reason":"Satu sak pecah","solution":"refund","nominal":50000,"status":"cancelled","is_appealed":false,"created_at":"2026-11-22T10:00:00+00:00","closed_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('complaints', 'id'), (select max(id) from "complaints"));
insert into "conversations" select * from json_populate_recordset(null::"conversations", '[
{"id":1,"buyer_id":3,"shop_id":1,"last_message_id":1,"last_message_at":"2026-11-22T10:00:00+00:00","buyer_read_id":1,"seller_read_id":0,"created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('conversations', 'id'), (select max(id) from "conversations"));
insert into "courier_services" select * from json_populate_recordset(null::"courier_services", '[
{"id":1,"courier":"Kurir Uji","service":"REG","is_cargo":false,"min_kg":1,"max_kg":50,"rates":{"city":{"next":8000,"first":10000,"maxDays":2,"minDays":1},"other":{"next":35000,"first":40000,"maxDays":2,"minDays":1},"island":{"next":15000,"first":20000,"maxDays":2,"minDays":1},"province":{"next":10000,"first":12000,"maxDays":2,"minDays":1}},"sort":1}
]');
select setval(pg_get_serial_sequence('courier_services', 'id'), (select max(id) from "courier_services"));
insert into "curated_keywords" select * from json_populate_recordset(null::"curated_keywords", '[
{"keyword":"semen","sort":1}
]');
insert into "districts" select * from json_populate_recordset(null::"districts", '[
{"id":90101,"code":"9.01.01","city_id":901,"name":"Dekat","lat":-6.2,"lng":106.8},
{"id":90102,"code":"9.01.02","city_id":901,"name":"Jauh","lat":-6.2,"lng":106.8},
{"id":80101,"code":"8.01.01","city_id":801,"name":"Seberang","lat":-6.2,"lng":106.8}
]');
insert into "expedition_reach" select * from json_populate_recordset(null::"expedition_reach", '[
{"district_id":90101,"point_cost":35000}
]');
insert into "facts" select * from json_populate_recordset(null::"facts", '[
{"name":"seed","value":"1"}
]');
insert into "fee_groups" select * from json_populate_recordset(null::"fee_groups", '[
{"id":1,"type":"material","name":"D","rate_basis_points":100,"category_names":["Semen"]}
]');
select setval(pg_get_serial_sequence('fee_groups', 'id'), (select max(id) from "fee_groups"));
insert into "files" select * from json_populate_recordset(null::"files", '[
{"id":1,"path":"reviews/1","owner_id":3,"is_private":false,"mime":"image/webp","bytes":1000,"created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('files', 'id'), (select max(id) from "files"));
insert into "grants" select * from json_populate_recordset(null::"grants", '[
{"token_hash":"h","identifier":"orang@contoh.id","purpose":"login","expires_at":"2026-11-22T10:00:00+00:00"}
]');
insert into "guess_counters" select * from json_populate_recordset(null::"guess_counters", '[
{"key":"pin:3","failures":1,"updated_at":"2026-11-22T10:00:00+00:00"}
]');
insert into "idempotency_keys" select * from json_populate_recordset(null::"idempotency_keys", '[
{"id":1,"user_id":2,"route":"POST /buyer/transaction/order","key":"bcfca03f-f4e5-4f26-a263-6c27f57a23c2","body_hash":"dc5fb11d1f7e1b7ecec631136c1c35a6470ef02fe30a36d77e70ad77cba7c740","answer":{"data":{"id":1,"code":"BB2611227E2QM5","token":"TN_CBKUFMlsDnPV2y2fYEQx_7AoxIx5nt2Bd40c","counters":{"cart":0,"conversation":0,"notification":{"all":1,"promotion":0,"negotiation":0,"transaction":1}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-22T09:53:00.498+00:00"},
{"id":2,"user_id":3,"route":"POST /buyer/transaction/order","key":"3b229c31-eaba-4aee-89f8-a48c0068004c","body_hash":"dbe0ebf610eade77932eb017a8c7e547e0d57721901f21688f1749f9e1bd303d","answer":{"data":{"id":2,"code":"BB2611235F19DC","token":"sxmutJTOqSz85hZ05YFIkqcCGPrG0rSet6x9Dbs","counters":{"cart":0,"conversation":0,"notification":{"all":1,"promotion":0,"negotiation":0,"transaction":1}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:01.036+00:00"},
{"id":3,"user_id":3,"route":"POST /buyer/transaction/order","key":"5b45afa9-64bc-488c-bb3d-1f7e2dda353e","body_hash":"b806df52d9978d53ea8e1d6ea25c05108e399bbd4579caf7c5da595b71284cbd","answer":{"data":{"id":3,"code":"BB261123EDQP9M","token":"fhT5_pNlDpfzCp_-_S67d15JDpseBgz8-qCc0D4","counters":{"cart":0,"conversation":0,"notification":{"all":8,"promotion":0,"negotiation":0,"transaction":8}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:01.45+00:00"},
{"id":4,"user_id":4,"route":"POST /buyer/transaction/order","key":"f2bb87fd-9d6f-4415-943b-677153fdf849","body_hash":"1e55794843b4373707a4eed6da1e619c2b831f9c41a53641cba42dcead3a8280","answer":{"data":{"id":4,"code":"BB2611236V6SAA","token":"KolD5qkFI978tfAJpNhO4ILPEVO-LYlIwDEA6nU","counters":{"cart":0,"conversation":0,"notification":{"all":1,"promotion":0,"negotiation":0,"transaction":1}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:01.835+00:00"},
{"id":5,"user_id":4,"route":"POST /buyer/transaction/order","key":"d539116e-60de-46da-80b7-4b3f9965680b","body_hash":"93152a3912cc13d9708b52ab54efc473141efd794ce7363fb68ab6edfeb1dc52","answer":{"data":{"id":5,"code":"BB261123PNMFQD","token":"I2i-gKJ_tYKpO0hDqXdIEuVe-YzGgAfqjpAtS-E","counters":{"cart":0,"conversation":0,"notification":{"all":4,"promotion":0,"negotiation":0,"transaction":4}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:02.011+00:00"},
{"id":6,"user_id":3,"route":"POST /buyer/transaction/order","key":"4497fd60-6f46-47c1-ab91-116a0313fe1d","body_hash":"815403f2a1f73042830aef04114e75d16a35996a2a3827fb84c2dda2e36e97f1","answer":{"data":{"id":6,"code":"BB261123F7SW7B","token":"owPP8cJP-8GbI3-LHq7U5JwwYci448Li0FOzKf0","counters":{"cart":0,"conversation":0,"notification":{"all":10,"promotion":0,"negotiation":0,"transaction":10}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:02.413+00:00"},
{"id":7,"user_id":4,"route":"POST /buyer/transaction/order","key":"dafba16e-44c2-4e86-b46b-6e1c35268692","body_hash":"ad7cb526256b35377b85b29a1e71966594cd3262650cda41106224d82dc0397a","answer":{"data":{"id":7,"code":"BB261123N8KHWZ","token":"xNKDn5gqpjJTSF1Dtjk4F0enVPzFTxk7qtV6x48","counters":{"cart":0,"conversation":0,"notification":{"all":9,"promotion":0,"negotiation":0,"transaction":9}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:02.848+00:00"},
{"id":8,"user_id":2,"route":"POST /buyer/transaction/order","key":"9af12521-6dfc-4966-b9d5-176a02d431df","body_hash":"0b5e2749cb0c65ce3a1f723be418cbf4738a5924c0b1dc4c46c65783cedf1e9b","answer":{"data":{"id":8,"code":"BB2611233BP6X7","token":"2HzQLdl20MuiS7BWJEPneJhAl0GXqSdhtC85J3g","counters":{"cart":0,"conversation":0,"notification":{"all":4,"promotion":0,"negotiation":0,"transaction":4}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:02.963+00:00"},
{"id":9,"user_id":2,"route":"POST /buyer/transaction/order","key":"7e62b699-a35d-4992-952b-fd3f5552ed16","body_hash":"4761b625efd7d9e5ab43528a48683e1118463420c9c6bb2ba0d00489138e0aff","answer":{"data":{"id":9,"code":"BB2611231JACKH","token":"t3yNNBTcb2wCq3MUOVfWFxXQnuUHb0Wr2ek4z3I","counters":{"cart":0,"conversation":0,"notification":{"all":10,"promotion":0,"negotiation":0,"transaction":10}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:03.205+00:00"},
{"id":10,"user_id":2,"route":"POST /buyer/transaction/order","key":"d2e151e3-6a1f-4279-a789-803a781e8e0f","body_hash":"36873a5df817ee3bab1863a746f81e832c6b478c89da0f71c265b2b45dcfcb5d","answer":{"data":{"id":10,"code":"BB261123Y4CREB","token":"F4IxmhVdO5HFYylB6ldzH0fWXRImKgr38i5onWPv","counters":{"cart":0,"conversation":0,"notification":{"all":12,"promotion":0,"negotiation":0,"transaction":12}}},"message":"Pesanan berhasil dibuat"},"created_at":"2026-11-23T10:53:03.321+00:00"}
]');
select setval(pg_get_serial_sequence('idempotency_keys', 'id'), (select max(id) from "idempotency_keys"));
insert into "ledger_entries" select * from json_populate_recordset(null::"ledger_entries", '[
{"id":1,"movement_id":1,"account":"gateway","amount":-54000},
{"id":2,"movement_id":1,"account":"buyer_saldo","user_id":2,"amount":54000,"balance_before":0,"balance_after":54000},
{"id":3,"movement_id":2,"account":"gateway","amount":-104000},
{"id":4,"movement_id":2,"account":"escrow","amount":104000},
{"id":5,"movement_id":3,"account":"escrow","amount":-104000},
{"id":6,"movement_id":3,"account":"seller_payable","shop_id":1,"amount":100000},
{"id":7,"movement_id":3,"account":"fee_income","amount":4000},
{"id":8,"movement_id":4,"account":"promo_expense","amount":-5000},
{"id":9,"movement_id":4,"account":"buyer_saldo","user_id":3,"amount":5000,"balance_before":0,"balance_after":5000},
{"id":10,"movement_id":5,"account":"gateway","amount":-500000},
{"id":11,"movement_id":5,"account":"buyer_saldo","user_id":3,"amount":500000,"balance_before":5000,"balance_after":505000},
{"id":12,"movement_id":6,"account":"buyer_saldo","user_id":3,"amount":-70000,"balance_before":505000,"balance_after":435000},
{"id":13,"movement_id":6,"account":"escrow","amount":70000},
{"id":14,"movement_id":7,"account":"escrow","amount":-70000},
{"id":15,"movement_id":7,"account":"buyer_saldo","user_id":3,"amount":70000,"balance_before":435000,"balance_after":505000},
{"id":16,"movement_id":8,"account":"gateway","amount":-84000},
{"id":17,"movement_id":8,"account":"escrow","amount":84000},
{"id":18,"movement_id":9,"account":"escrow","amount":-84000},
{"id":19,"movement_id":9,"account":"buyer_saldo","user_id":4,"amount":84000,"balance_before":0,"balance_after":84000},
{"id":20,"movement_id":10,"account":"gateway","amount":-144000},
{"id":21,"movement_id":10,"account":"escrow","amount":144000},
{"id":22,"movement_id":11,"account":"buyer_saldo","user_id":3,"amount":-80000,"balance_before":505000,"balance_after":425000},
{"id":23,"movement_id":11,"account":"escrow","amount":80000},
{"id":24,"movement_id":12,"account":"courier_payable","shop_id":1,"amount":-100000},
{"id":25,"movement_id":12,"account":"escrow","amount":100000},
{"id":26,"movement_id":13,"account":"escrow","amount":-100000},
{"id":27,"movement_id":13,"account":"seller_payable","shop_id":1,"amount":100000}
]');
select setval(pg_get_serial_sequence('ledger_entries', 'id'), (select max(id) from "ledger_entries"));
insert into "ledger_movements" select * from json_populate_recordset(null::"ledger_movements", '[
{"id":1,"code":"RF","trx_id":"LP-BB2611227E2QM5","ref_id":"BB2611227E2QM5","transaction_id":1,"remark":"Pembayaran terlambat untuk pesanan BB2611227E2QM5","created_at":"2026-11-23T10:53:00.883+00:00"},
{"id":2,"code":"TR","trx_id":"TR-BB2611235F19DC","ref_id":"BB2611235F19DC","transaction_id":2,"remark":"Pembayaran pesanan BB2611235F19DC","created_at":"2026-11-23T10:53:01.14+00:00"},
{"id":3,"code":"TF","trx_id":"ST-BB2611235F19DC","ref_id":"BB2611235F19DC","transaction_id":2,"remark":"Penyelesaian pesanan BB2611235F19DC","created_at":"2026-11-23T10:53:01.258+00:00"},
{"id":4,"code":"TF","trx_id":"CB-BB2611235F19DC","ref_id":"BB2611235F19DC","transaction_id":2,"remark":"Cashback pesanan BB2611235F19DC","created_at":"2026-11-23T10:53:01.258+00:00"},
{"id":5,"code":"TU","trx_id":"TU-2DDA1DAC-99BE","ref_id":"TU-2DDA1DAC-99BE","remark":"Isi saldo","created_at":"2026-11-23T10:53:01.364+00:00"},
{"id":6,"code":"TR","trx_id":"TR-BB261123EDQP9M","ref_id":"BB261123EDQP9M","transaction_id":3,"remark":"Pembayaran pesanan BB261123EDQP9M","created_at":"2026-11-23T10:53:01.45+00:00"},
{"id":7,"code":"RF","trx_id":"RF-BB261123EDQP9M","ref_id":"BB261123EDQP9M","transaction_id":3,"remark":"Pengembalian dana pesanan BB261123EDQP9M","created_at":"2026-11-23T10:53:01.657+00:00"},
{"id":8,"code":"TR","trx_id":"TR-BB2611236V6SAA","ref_id":"BB2611236V6SAA","transaction_id":4,"remark":"Pembayaran pesanan BB2611236V6SAA","created_at":"2026-11-23T10:53:01.901+00:00"},
{"id":9,"code":"RF","trx_id":"RF-BB2611236V6SAA","ref_id":"BB2611236V6SAA","transaction_id":4,"remark":"Pengembalian dana pesanan BB2611236V6SAA","created_at":"2026-11-23T10:53:01.92+00:00"},
{"id":10,"code":"TR","trx_id":"TR-BB261123PNMFQD","ref_id":"BB261123PNMFQD","transaction_id":5,"remark":"Pembayaran pesanan BB261123PNMFQD","created_at":"2026-11-23T10:53:02.115+00:00"},
{"id":11,"code":"TR","trx_id":"TR-BB261123F7SW7B","ref_id":"BB261123F7SW7B","transaction_id":6,"remark":"Pembayaran pesanan BB261123F7SW7B","created_at":"2026-11-23T10:53:02.413+00:00"},
{"id":12,"code":"TR","trx_id":"TR-BB2611233BP6X7","ref_id":"BB2611233BP6X7","transaction_id":8,"remark":"Pembayaran tunai pesanan BB2611233BP6X7","created_at":"2026-11-23T10:53:03.137+00:00"},
{"id":13,"code":"TF","trx_id":"ST-BB2611233BP6X7","ref_id":"BB2611233BP6X7","transaction_id":8,"remark":"Penyelesaian pesanan BB2611233BP6X7","created_at":"2026-11-23T10:53:03.151+00:00"}
]');
select setval(pg_get_serial_sequence('ledger_movements', 'id'), (select max(id) from "ledger_movements"));
insert into "messages" select * from json_populate_recordset(null::"messages", '[
{"id":1,"conversation_id":1,"sender_id":3,"role":"buyer","message":"Apakah ada stok?","product_id":2,"created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('messages', 'id'), (select max(id) from "messages"));
insert into "negotiation_offers" select * from json_populate_recordset(null::"negotiation_offers", '[
{"id":1,"transaction_id":1,"round":1,"offer":100000,"note":"Bisa kurang?","created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('negotiation_offers', 'id'), (select max(id) from "negotiation_offers"));
insert into "notifications" select * from json_populate_recordset(null::"notifications", '[
{"id":1,"user_id":2,"type":"transaction","title":"Menunggu Pembayaran","body":"Pesanan BB2611227E2QM5 dibuat. Selesaikan pembayaran dalam 24 jam.","value":"1","is_read":false,"created_at":"2026-11-22T09:53:00.498+00:00"},
{"id":2,"user_id":2,"type":"transaction","title":"Pesanan Dibatalkan","body":"Pesanan BB2611227E2QM5 dibatalkan oleh sistem: Batas waktu pembayaran terlewati.","value":"1","is_read":false,"created_at":"2026-11-23T10:53:00.776+00:00"},
{"id":3,"user_id":2,"type":"transaction","title":"Pembayaran Masuk ke Saldo","body":"Pembayaran pesanan BB2611227E2QM5 terlambat diterima dan dikembalikan ke Saldo Anda.","value":"1","is_read":false,"created_at":"2026-11-23T10:53:00.883+00:00"},
{"id":4,"user_id":3,"type":"transaction","title":"Menunggu Pembayaran","body":"Pesanan BB2611235F19DC dibuat. Selesaikan pembayaran dalam 24 jam.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.036+00:00"},
{"id":5,"user_id":3,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB2611235F19DC diteruskan ke penjual.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.14+00:00"},
{"id":6,"user_id":3,"type":"transaction","title":"Pesanan Diterima Penjual","body":"Penjual menerima pesanan BB2611235F19DC dan segera mengemasnya.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.167+00:00"},
{"id":7,"user_id":3,"type":"transaction","title":"Pesanan Dikemas","body":"Pesanan BB2611235F19DC sedang dikemas penjual.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.186+00:00"},
{"id":8,"user_id":3,"type":"transaction","title":"Pesanan Dikirim","body":"Pesanan BB2611235F19DC dalam perjalanan ke alamat Anda.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.22+00:00"},
{"id":9,"user_id":3,"type":"transaction","title":"Barang Sampai","body":"Pesanan BB2611235F19DC sudah sampai. Periksa barang lalu konfirmasi.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.244+00:00"},
{"id":10,"user_id":3,"type":"transaction","title":"Pesanan Selesai","body":"Pesanan BB2611235F19DC selesai. Terima kasih telah berbelanja.","value":"2","is_read":false,"created_at":"2026-11-23T10:53:01.258+00:00"},
{"id":11,"user_id":3,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB261123EDQP9M diteruskan ke penjual.","value":"3","is_read":false,"created_at":"2026-11-23T10:53:01.45+00:00"},
{"id":12,"user_id":3,"type":"transaction","title":"Pesanan Dibatalkan","body":"Pesanan BB261123EDQP9M dibatalkan oleh Anda.","value":"3","is_read":false,"created_at":"2026-11-23T10:53:01.657+00:00"},
{"id":13,"user_id":4,"type":"transaction","title":"Menunggu Pembayaran","body":"Pesanan BB2611236V6SAA dibuat. Selesaikan pembayaran dalam 24 jam.","value":"4","is_read":false,"created_at":"2026-11-23T10:53:01.835+00:00"},
{"id":14,"user_id":4,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB2611236V6SAA diteruskan ke penjual.","value":"4","is_read":false,"created_at":"2026-11-23T10:53:01.901+00:00"},
{"id":15,"user_id":4,"type":"transaction","title":"Pesanan Dibatalkan","body":"Pesanan BB2611236V6SAA dibatalkan oleh penjual: Stok rusak.","value":"4","is_read":false,"created_at":"2026-11-23T10:53:01.92+00:00"},
{"id":16,"user_id":4,"type":"transaction","title":"Menunggu Pembayaran","body":"Pesanan BB261123PNMFQD dibuat. Selesaikan pembayaran dalam 24 jam.","value":"5","is_read":false,"created_at":"2026-11-23T10:53:02.011+00:00"},
{"id":17,"user_id":4,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB261123PNMFQD diteruskan ke penjual.","value":"5","is_read":false,"created_at":"2026-11-23T10:53:02.115+00:00"},
{"id":18,"user_id":4,"type":"transaction","title":"Pesanan Diterima Penjual","body":"Penjual menerima pesanan BB261123PNMFQD dan segera mengemasnya.","value":"5","is_read":false,"created_at":"2026-11-23T10:53:02.15+00:00"},
{"id":19,"user_id":4,"type":"transaction","title":"Pesanan Dikemas","body":"Pesanan BB261123PNMFQD sedang dikemas penjual.","value":"5","is_read":false,"created_at":"2026-11-23T10:53:02.177+00:00"},
{"id":20,"user_id":4,"type":"transaction","title":"Pesanan Dikirim","body":"Pesanan BB261123PNMFQD dalam perjalanan ke alamat Anda.","value":"5","is_read":false,"created_at":"2026-11-23T10:53:02.202+00:00"},
{"id":21,"user_id":3,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB261123F7SW7B diteruskan ke penjual.","value":"6","is_read":false,"created_at":"2026-11-23T10:53:02.413+00:00"},
{"id":22,"user_id":4,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB261123N8KHWZ diteruskan ke penjual.","value":"7","is_read":false,"created_at":"2026-11-23T10:53:02.848+00:00"},
{"id":23,"user_id":2,"type":"transaction","title":"Pesanan Diproses","body":"Pesanan BB2611233BP6X7 diteruskan ke penjual.","value":"8","is_read":false,"created_at":"2026-11-23T10:53:02.963+00:00"},
{"id":24,"user_id":2,"type":"transaction","title":"Pesanan Diterima Penjual","body":"Penjual menerima pesanan BB2611233BP6X7 dan segera mengemasnya.","value":"8","is_read":false,"created_at":"2026-11-23T10:53:03.074+00:00"},
{"id":25,"user_id":2,"type":"transaction","title":"Pesanan Dikemas","body":"Pesanan BB2611233BP6X7 sedang dikemas penjual.","value":"8","is_read":false,"created_at":"2026-11-23T10:53:03.094+00:00"},
{"id":26,"user_id":2,"type":"transaction","title":"Pesanan Dikirim","body":"Pesanan BB2611233BP6X7 dalam perjalanan ke alamat Anda.","value":"8","is_read":false,"created_at":"2026-11-23T10:53:03.108+00:00"},
{"id":27,"user_id":2,"type":"transaction","title":"Barang Sampai","body":"Pesanan BB2611233BP6X7 sudah sampai. Periksa barang lalu konfirmasi.","value":"8","is_read":false,"created_at":"2026-11-23T10:53:03.137+00:00"},
{"id":28,"user_id":2,"type":"transaction","title":"Pesanan Selesai","body":"Pesanan BB2611233BP6X7 selesai. Terima kasih telah berbelanja.","value":"8","is_read":false,"created_at":"2026-11-23T10:53:03.151+00:00"},
{"id":29,"user_id":2,"type":"transaction","title":"Menunggu Pembayaran","body":"Pesanan BB2611231JACKH dibuat. Selesaikan pembayaran dalam 24 jam.","value":"9","is_read":false,"created_at":"2026-11-23T10:53:03.205+00:00"},
{"id":30,"user_id":2,"type":"transaction","title":"Pesanan Dibatalkan","body":"Pesanan BB2611231JACKH dibatalkan oleh Anda.","value":"9","is_read":false,"created_at":"2026-11-23T10:53:03.241+00:00"},
{"id":31,"user_id":2,"type":"transaction","title":"Menunggu Pembayaran","body":"Pesanan BB261123Y4CREB dibuat. Selesaikan pembayaran dalam 24 jam.","value":"10","is_read":false,"created_at":"2026-11-23T10:53:03.321+00:00"}
]');
select setval(pg_get_serial_sequence('notifications', 'id'), (select max(id) from "notifications"));
insert into "otp_codes" select * from json_populate_recordset(null::"otp_codes", '[
{"id":"01Z2FugpV1K4OtISNXEUONas9Jot4J8C","identifier":"orang@contoh.id","purpose":"password","code_hash":"67ede8af9f049e06d3ab68eab48ac8e1cb10f44bb801e832f5696acd053de7d2","tries":0,"created_at":"2026-11-23T10:53:03.542+00:00","expires_at":"2026-11-23T10:58:03.542+00:00"}
]');
insert into "outbox" select * from json_populate_recordset(null::"outbox", '[
{"id":1,"channel":"email","to":"orang@contoh.id","subject":"Kode","text":"Kode Anda 123456","code":"123456","created_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('outbox', 'id'), (select max(id) from "outbox"));
insert into "payment_methods" select * from json_populate_recordset(null::"payment_methods", '[
{"id":1,"name":"Saldo Baba","icon":"wallet","bank_type":"baba_balance","fee":0,"sort":1,"is_active":true},
{"id":2,"name":"BCA Virtual Account","icon":"bca","bank_type":"virtual_account","bank_code":"bca","fee":4000,"sort":2,"is_active":true},
{"id":7,"name":"Bayar di Tempat","icon":"hand-coins","bank_type":"baba_cod","fee":0,"sort":7,"is_active":true},
{"id":8,"name":"Cicilan","icon":"calendar-clock","bank_type":"paylater_account","fee":0,"sort":8,"is_active":true}
]');
insert into "payment_notifications" select * from json_populate_recordset(null::"payment_notifications", '[
{"id":1,"gateway":"sandbox","event_id":"sandbox-aacb19b2-c650-4e24-9097-e70eb6b18536","number":"3901001580898783","amount":54000,"outcome":"late","body":{"kind":"paid","amount":54000,"number":"3901001580898783","eventId":"sandbox-aacb19b2-c650-4e24-9097-e70eb6b18536"},"created_at":"2026-11-23T10:53:00.883+00:00"},
{"id":2,"gateway":"sandbox","event_id":"sandbox-53c30c90-4494-444c-822a-587f7460a5cc","number":"3901076323966968","amount":104000,"outcome":"paid","body":{"kind":"paid","amount":104000,"number":"3901076323966968","eventId":"sandbox-53c30c90-4494-444c-822a-587f7460a5cc"},"created_at":"2026-11-23T10:53:01.14+00:00"},
{"id":3,"gateway":"sandbox","event_id":"sandbox-b578e7cc-099d-43ff-9734-3aa474c8f5fe","number":"3901048738640351","amount":84000,"outcome":"paid","body":{"kind":"paid","amount":84000,"number":"3901048738640351","eventId":"sandbox-b578e7cc-099d-43ff-9734-3aa474c8f5fe"},"created_at":"2026-11-23T10:53:01.901+00:00"},
{"id":4,"gateway":"sandbox","event_id":"sandbox-7664b0e7-b7ed-405c-85da-39a329672bad","number":"3901079717242614","amount":144000,"outcome":"paid","body":{"kind":"paid","amount":144000,"number":"3901079717242614","eventId":"sandbox-7664b0e7-b7ed-405c-85da-39a329672bad"},"created_at":"2026-11-23T10:53:02.115+00:00"}
]');
select setval(pg_get_serial_sequence('payment_notifications', 'id'), (select max(id) from "payment_notifications"));
insert into "product_details" select * from json_populate_recordset(null::"product_details", '[
{"id":2,"product_id":2,"price":80000,"stock":48,"weight_g":1000,"length_mm":100,"width_mm":100,"height_mm":100,"sort":0,"is_active":true},
{"id":1,"product_id":1,"price":50000,"stock":92,"weight_g":1000,"length_mm":100,"width_mm":100,"height_mm":100,"sort":0,"is_active":true}
]');
select setval(pg_get_serial_sequence('product_details', 'id'), (select max(id) from "product_details"));
insert into "product_photos" select * from json_populate_recordset(null::"product_photos", '[
{"id":1,"product_id":2,"path":"products/test","sort":1}
]');
select setval(pg_get_serial_sequence('product_photos', 'id'), (select max(id) from "product_photos"));
insert into "product_ratings" select * from json_populate_recordset(null::"product_ratings", '[
{"product_id":1,"one":0,"two":0,"three":0,"four":0,"five":1}
]');
insert into "product_views" select * from json_populate_recordset(null::"product_views", '[
{"user_id":3,"product_id":2,"c1":1,"viewed_at":"2026-11-22T10:00:00+00:00"}
]');
insert into "product_vouchers" select * from json_populate_recordset(null::"product_vouchers", '[
{"product_id":1,"voucher_id":2}
]');
insert into "products" select * from json_populate_recordset(null::"products", '[
{"id":2,"shop_id":1,"slug":"59075921-86a8-49fe-bcb4-8be88077c3f7","name":"Cat Tembok Uji 5 kg","description":"","merk":"Uji","type":"material","condition":"new","c1":1,"c2":1,"c3":1,"min":1,"content_amount":1,"content_unit":"piece","is_pre_order":false,"pre_order_days":0,"cod_expedition":true,"cod_shop":true,"is_free_shipping":false,"specifications":[],"is_active":true,"min_price":80000,"max_price":80000,"stock":48,"photo_path":"products/test","sold":0,"sold_30d":0,"rating":0,"review_count":0,"rank":0,"province_id":9,"city_id":901,"search":"","created_at":"2026-11-22T09:53:00.102+00:00","names":""},
{"id":1,"shop_id":1,"slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","name":"Semen Uji 40 kg","description":"","merk":"Uji","type":"material","condition":"new","c1":1,"c2":1,"c3":1,"min":1,"content_amount":1,"content_unit":"piece","is_pre_order":false,"pre_order_days":0,"cod_expedition":true,"cod_shop":true,"is_free_shipping":false,"specifications":[],"is_active":true,"min_price":50000,"max_price":50000,"stock":92,"photo_path":"products/test","sold":4,"sold_30d":4,"rating":5,"review_count":1,"rank":0.5165290080851905,"province_id":9,"city_id":901,"search":"''40kg'':3A,6A ''semen'':1A,4A ''uji'':2A,5A,7B,8B","created_at":"2026-11-22T09:53:00.013+00:00","names":"''40kg'':3A,6A ''semen'':1A,4A ''uji'':2A,5A,7B,8B"}
]');
select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from "products"));
insert into "provinces" select * from json_populate_recordset(null::"provinces", '[
{"id":9,"code":"9","name":"Provinsi Uji","island":"Uji"},
{"id":8,"code":"8","name":"Provinsi Seberang","island":"Seberang"}
]');
insert into "reviews" select * from json_populate_recordset(null::"reviews", '[
{"id":1,"product_id":1,"shop_id":1,"user_id":3,"transaction_id":2,"rating":5,"review":"Semen bagus, cepat sampai","is_updated":false,"reply":"Terima kasih","replied_at":"2026-11-23T10:53:01.359+00:00","created_at":"2026-11-23T10:53:01.294+00:00"}
]');
select setval(pg_get_serial_sequence('reviews', 'id'), (select max(id) from "reviews"));
insert into "search_counts" select * from json_populate_recordset(null::"search_counts", '[
{"keyword":"semen","day":"2026-11-22","count":1}
]');
insert into "search_words" select * from json_populate_recordset(null::"search_words", '[
{"word":"semen","weight":1},
{"word":"uji","weight":1}
]');
insert into "sessions" select * from json_populate_recordset(null::"sessions", '[
{"id":1,"user_id":2,"access_hash":"jMQGycrXqEdWsqDGokpyxq7kS5vF5W_PE98NO2CSTe4","access_expires_at":"2026-11-22T10:08:00.236+00:00","refresh_hash":"XhKGVLvj_n47RN72feTSUf-hTCnJekxtqGQXMHJUMhs","refresh_expires_at":"2026-12-22T09:53:00.236+00:00","device":"Chrome di Android","user_agent":"test","ip":"127.0.0.1","last_activity_at":"2026-11-22T09:53:00.236+00:00","created_at":"2026-11-22T09:53:00.236+00:00"},
{"id":2,"user_id":2,"access_hash":"b2tEcu3354aBWtEZ0yIDb7yMi80xDKW4hJDrjUn5d-c","access_expires_at":"2026-11-23T11:08:00.9+00:00","refresh_hash":"SZb0qW2WXgE-MovepEfEemE9OuXo9GhUNyrpoTE8cmQ","refresh_expires_at":"2026-12-23T10:53:00.9+00:00","device":"Chrome di Android","user_agent":"test","ip":"127.0.0.1","last_activity_at":"2026-11-23T10:53:00.9+00:00","created_at":"2026-11-23T10:53:00.9+00:00"},
{"id":3,"user_id":3,"access_hash":"5QBK0AGo3CwBQCI6Tte1VXwwvDYZoDTMxN5LbxKfOPw","access_expires_at":"2026-11-23T11:08:00.905+00:00","refresh_hash":"61uh4N7AitWiQMkBfUsJDNBtO7uKd61L8aKBD0MMFcI","refresh_expires_at":"2026-12-23T10:53:00.905+00:00","device":"Chrome di Android","user_agent":"test","ip":"127.0.0.1","last_activity_at":"2026-11-23T10:53:00.905+00:00","created_at":"2026-11-23T10:53:00.905+00:00"},
{"id":4,"user_id":4,"access_hash":"4JqlXrXE1NTj3T8qT0kmz5aY9mPsl9Xz8RYuKvKT_hY","access_expires_at":"2026-11-23T11:08:00.914+00:00","refresh_hash":"g9mHJkJg3vLpe509WgjOsivMxcLSkVrok7HweYqD97A","refresh_expires_at":"2026-12-23T10:53:00.914+00:00","device":"Chrome di Android","user_agent":"test","ip":"127.0.0.1","last_activity_at":"2026-11-23T10:53:00.914+00:00","created_at":"2026-11-23T10:53:00.914+00:00"}
]');
select setval(pg_get_serial_sequence('sessions', 'id'), (select max(id) from "sessions"));
insert into "shop_bank_accounts" select * from json_populate_recordset(null::"shop_bank_accounts", '[
{"id":1,"shop_id":1,"bank_name":"BCA","account_number":"111","account_holder":"Penjual Uji"}
]');
select setval(pg_get_serial_sequence('shop_bank_accounts', 'id'), (select max(id) from "shop_bank_accounts"));
insert into "shop_couriers" select * from json_populate_recordset(null::"shop_couriers", '[
{"shop_id":1,"free_km":5,"per_km":3000,"max_km":20,"by_baba":false}
]');
insert into "shop_shipping" select * from json_populate_recordset(null::"shop_shipping", '[
{"shop_id":1,"commercial":true,"baba_expedition":true,"shop_courier":true,"discount":5000,"discount_min_purchase":10000}
]');
insert into "shops" select * from json_populate_recordset(null::"shops", '[
{"id":1,"seller_id":1,"slug":"Toko Uji-73e614dd-21cb-4af4-8144-6d1e13334dcf","name":"Toko Uji","description":"","province_id":9,"city_id":901,"district_id":90101,"address":"Jl. Uji 1","lat":-6.2,"lng":106.8,"is_verified":false,"is_official":false,"rating":5,"review_count":1,"sold":4,"product_count":2,"created_at":"2026-11-22T09:52:59.502+00:00"}
]');
select setval(pg_get_serial_sequence('shops', 'id'), (select max(id) from "shops"));
insert into "sibling_tokens" select * from json_populate_recordset(null::"sibling_tokens", '[
{"id":1,"session_id":1,"access_hash":"sibling","access_expires_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('sibling_tokens', 'id'), (select max(id) from "sibling_tokens"));
insert into "synonyms" select * from json_populate_recordset(null::"synonyms", '[
{"word":"zak","means":"sak"}
]');
insert into "transaction_history" select * from json_populate_recordset(null::"transaction_history", '[
{"id":1,"transaction_id":1,"status":"pending","actor":"buyer","detail":"Pesanan dibuat","created_at":"2026-11-22T09:53:00.498+00:00"},
{"id":2,"transaction_id":1,"status":"cancel","actor":"system","detail":"Pesanan dibatalkan: Batas waktu pembayaran terlewati","created_at":"2026-11-23T10:53:00.776+00:00"},
{"id":3,"transaction_id":2,"status":"pending","actor":"buyer","detail":"Pesanan dibuat","created_at":"2026-11-23T10:53:01.036+00:00"},
{"id":4,"transaction_id":2,"status":"paid","actor":"system","detail":"Pembayaran diterima","created_at":"2026-11-23T10:53:01.14+00:00"},
{"id":5,"transaction_id":2,"status":"paid","actor":"seller","detail":"Pesanan diterima penjual","created_at":"2026-11-23T10:53:01.167+00:00"},
{"id":6,"transaction_id":2,"status":"process","actor":"seller","detail":"Pesanan sedang dikemas","created_at":"2026-11-23T10:53:01.186+00:00"},
{"id":7,"transaction_id":2,"status":"sent","actor":"seller","detail":"Pesanan diserahkan ke Kurir Toko","created_at":"2026-11-23T10:53:01.22+00:00"},
{"id":8,"transaction_id":2,"status":"sent","actor":"expedition","detail":"Tiba di gudang kota","created_at":"2026-11-23T10:53:01.24+00:00"},
{"id":9,"transaction_id":2,"status":"delivered","actor":"expedition","detail":"Barang sampai di tujuan","created_at":"2026-11-23T10:53:01.244+00:00"},
{"id":10,"transaction_id":2,"status":"success","actor":"buyer","detail":"Pesanan diterima pembeli","created_at":"2026-11-23T10:53:01.258+00:00"},
{"id":11,"transaction_id":3,"status":"paid","actor":"buyer","detail":"Pesanan dibuat dan dibayar dengan Saldo Baba","created_at":"2026-11-23T10:53:01.45+00:00"},
{"id":12,"transaction_id":3,"status":"cancel","actor":"buyer","detail":"Pesanan dibatalkan","created_at":"2026-11-23T10:53:01.657+00:00"},
{"id":13,"transaction_id":4,"status":"pending","actor":"buyer","detail":"Pesanan dibuat","created_at":"2026-11-23T10:53:01.835+00:00"},
{"id":14,"transaction_id":4,"status":"paid","actor":"system","detail":"Pembayaran diterima","created_at":"2026-11-23T10:53:01.901+00:00"},
{"id":15,"transaction_id":4,"status":"cancel","actor":"seller","detail":"Pesanan dibatalkan: Stok rusak","created_at":"2026-11-23T10:53:01.92+00:00"},
{"id":16,"transaction_id":5,"status":"pending","actor":"buyer","detail":"Pesanan dibuat","created_at":"2026-11-23T10:53:02.011+00:00"},
{"id":17,"transaction_id":5,"status":"paid","actor":"system","detail":"Pembayaran diterima","created_at":"2026-11-23T10:53:02.115+00:00"},
{"id":18,"transaction_id":5,"status":"paid","actor":"seller","detail":"Pesanan diterima penjual","created_at":"2026-11-23T10:53:02.15+00:00"},
{"id":19,"transaction_id":5,"status":"process","actor":"seller","detail":"Pesanan sedang dikemas","created_at":"2026-11-23T10:53:02.177+00:00"},
{"id":20,"transaction_id":5,"status":"sent","actor":"seller","detail":"Pesanan diserahkan ke Kurir Toko","created_at":"2026-11-23T10:53:02.202+00:00"},
{"id":21,"transaction_id":5,"status":"sent","actor":"expedition","detail":"Tiba di gudang kota","created_at":"2026-11-23T10:53:02.229+00:00"},
{"id":22,"transaction_id":6,"status":"paid","actor":"buyer","detail":"Pesanan dibuat dan dibayar dengan Saldo Baba","created_at":"2026-11-23T10:53:02.413+00:00"},
{"id":23,"transaction_id":7,"status":"paid","actor":"buyer","detail":"Pesanan dibuat, bayar di tempat","created_at":"2026-11-23T10:53:02.848+00:00"},
{"id":24,"transaction_id":8,"status":"paid","actor":"buyer","detail":"Pesanan dibuat, bayar di tempat","created_at":"2026-11-23T10:53:02.963+00:00"},
{"id":25,"transaction_id":8,"status":"paid","actor":"seller","detail":"Pesanan diterima penjual","created_at":"2026-11-23T10:53:03.074+00:00"},
{"id":26,"transaction_id":8,"status":"process","actor":"seller","detail":"Pesanan sedang dikemas","created_at":"2026-11-23T10:53:03.094+00:00"},
{"id":27,"transaction_id":8,"status":"sent","actor":"seller","detail":"Pesanan diserahkan ke Kurir Toko","created_at":"2026-11-23T10:53:03.108+00:00"},
{"id":28,"transaction_id":8,"status":"sent","actor":"expedition","detail":"Tiba di gudang kota","created_at":"2026-11-23T10:53:03.127+00:00"},
{"id":29,"transaction_id":8,"status":"delivered","actor":"expedition","detail":"Barang sampai di tujuan","created_at":"2026-11-23T10:53:03.137+00:00"},
{"id":30,"transaction_id":8,"status":"success","actor":"buyer","detail":"Pesanan diterima pembeli","created_at":"2026-11-23T10:53:03.151+00:00"},
{"id":31,"transaction_id":9,"status":"pending","actor":"buyer","detail":"Pesanan dibuat","created_at":"2026-11-23T10:53:03.205+00:00"},
{"id":32,"transaction_id":9,"status":"cancel","actor":"buyer","detail":"Pesanan dibatalkan","created_at":"2026-11-23T10:53:03.241+00:00"},
{"id":33,"transaction_id":10,"status":"pending","actor":"buyer","detail":"Pesanan dibuat","created_at":"2026-11-23T10:53:03.321+00:00"}
]');
select setval(pg_get_serial_sequence('transaction_history', 'id'), (select max(id) from "transaction_history"));
insert into "transaction_lines" select * from json_populate_recordset(null::"transaction_lines", '[
{"id":1,"transaction_id":1,"product_id":1,"product_detail_id":1,"name":"Semen Uji 40 kg","slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","photo_path":"products/test","price":50000,"qty":1,"note":"","weight_g":1000},
{"id":2,"transaction_id":2,"product_id":1,"product_detail_id":1,"name":"Semen Uji 40 kg","slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","photo_path":"products/test","price":50000,"qty":2,"note":"","weight_g":1000},
{"id":3,"transaction_id":3,"product_id":2,"product_detail_id":2,"name":"Cat Tembok Uji 5 kg","slug":"59075921-86a8-49fe-bcb4-8be88077c3f7","photo_path":"products/test","price":80000,"qty":1,"note":"","weight_g":1000},
{"id":4,"transaction_id":4,"product_id":2,"product_detail_id":2,"name":"Cat Tembok Uji 5 kg","slug":"59075921-86a8-49fe-bcb4-8be88077c3f7","photo_path":"products/test","price":80000,"qty":1,"note":"","weight_g":1000},
{"id":5,"transaction_id":5,"product_id":1,"product_detail_id":1,"name":"Semen Uji 40 kg","slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","photo_path":"products/test","price":50000,"qty":3,"note":"","weight_g":1000},
{"id":6,"transaction_id":6,"product_id":2,"product_detail_id":2,"name":"Cat Tembok Uji 5 kg","slug":"59075921-86a8-49fe-bcb4-8be88077c3f7","photo_path":"products/test","price":80000,"qty":1,"note":"","weight_g":1000},
{"id":7,"transaction_id":7,"product_id":2,"product_detail_id":2,"name":"Cat Tembok Uji 5 kg","slug":"59075921-86a8-49fe-bcb4-8be88077c3f7","photo_path":"products/test","price":80000,"qty":1,"note":"","weight_g":1000},
{"id":8,"transaction_id":8,"product_id":1,"product_detail_id":1,"name":"Semen Uji 40 kg","slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","photo_path":"products/test","price":50000,"qty":2,"note":"","weight_g":1000},
{"id":9,"transaction_id":9,"product_id":1,"product_detail_id":1,"name":"Semen Uji 40 kg","slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","photo_path":"products/test","price":50000,"qty":1,"note":"","weight_g":1000},
{"id":10,"transaction_id":10,"product_id":1,"product_detail_id":1,"name":"Semen Uji 40 kg","slug":"66229967-1da4-439c-8b4f-2bcb823b37f6","photo_path":"products/test","price":50000,"qty":1,"note":"","weight_g":1000}
]');
select setval(pg_get_serial_sequence('transaction_lines', 'id'), (select max(id) from "transaction_lines"));
insert into "transactions" select * from json_populate_recordset(null::"transactions", '[
{"id":1,"code":"BB2611227E2QM5","buyer_id":2,"shop_id":1,"type":"material","status":"cancel","subtotal":50000,"discount":0,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":4000,"fee":0,"fee_seller":0,"grand_total":54000,"voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":2,"payment_type":"virtual_account","payment_name":"BCA Virtual Account","payment_status":"expired","payment_number":"3901001580898783","payment_expires_at":"2026-11-23T09:53:00.498+00:00","paid_at":"2026-11-23T10:53:00.883+00:00","cancelled_at":"2026-11-23T10:53:00.776+00:00","cancel_by":"system","reason":"Batas waktu pembayaran terlewati","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":false,"created_at":"2026-11-22T09:53:00.498+00:00"},
{"id":2,"code":"BB2611235F19DC","buyer_id":3,"shop_id":1,"type":"material","status":"success","subtotal":100000,"discount":0,"cashback":5000,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":4000,"fee":0,"fee_seller":0,"grand_total":104000,"voucher_id":2,"voucher_code":"BABACASH","voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","resi":"RESI-1","weight_kg":2,"volume_m_3":0.002,"distance_km":1.4,"payment_method_id":2,"payment_type":"virtual_account","payment_name":"BCA Virtual Account","payment_status":"paid","payment_number":"3901076323966968","payment_expires_at":"2026-11-24T10:53:01.036+00:00","paid_at":"2026-11-23T10:53:01.14+00:00","accepted_at":"2026-11-23T10:53:01.167+00:00","packed_at":"2026-11-23T10:53:01.186+00:00","shipped_at":"2026-11-23T10:53:01.22+00:00","delivered_at":"2026-11-23T10:53:01.244+00:00","finished_at":"2026-11-23T10:53:01.258+00:00","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":true,"created_at":"2026-11-23T10:53:01.036+00:00"},
{"id":3,"code":"BB261123EDQP9M","buyer_id":3,"shop_id":1,"type":"material","status":"cancel","subtotal":80000,"discount":10000,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":0,"fee":0,"fee_seller":0,"grand_total":70000,"voucher_id":1,"voucher_code":"TOKOHEMAT","voucher_by_shop":true,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":1,"payment_type":"baba_balance","payment_name":"Saldo Baba","payment_status":"cancelled","paid_at":"2026-11-23T10:53:01.45+00:00","cancelled_at":"2026-11-23T10:53:01.657+00:00","cancel_by":"buyer","reason":"","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":false,"created_at":"2026-11-23T10:53:01.45+00:00"},
{"id":4,"code":"BB2611236V6SAA","buyer_id":4,"shop_id":1,"type":"material","status":"cancel","subtotal":80000,"discount":0,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":4000,"fee":0,"fee_seller":0,"grand_total":84000,"voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":2,"payment_type":"virtual_account","payment_name":"BCA Virtual Account","payment_status":"cancelled","payment_number":"3901048738640351","payment_expires_at":"2026-11-24T10:53:01.835+00:00","paid_at":"2026-11-23T10:53:01.901+00:00","cancelled_at":"2026-11-23T10:53:01.92+00:00","cancel_by":"seller","reason":"Stok rusak","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":false,"created_at":"2026-11-23T10:53:01.835+00:00"},
{"id":5,"code":"BB261123PNMFQD","buyer_id":4,"shop_id":1,"type":"material","status":"sent","subtotal":150000,"discount":10000,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":4000,"fee":0,"fee_seller":0,"grand_total":144000,"voucher_id":1,"voucher_code":"TOKOHEMAT","voucher_by_shop":true,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","resi":"RESI-1","weight_kg":3,"volume_m_3":0.003,"distance_km":1.4,"payment_method_id":2,"payment_type":"virtual_account","payment_name":"BCA Virtual Account","payment_status":"paid","payment_number":"3901079717242614","payment_expires_at":"2026-11-24T10:53:02.011+00:00","paid_at":"2026-11-23T10:53:02.115+00:00","accepted_at":"2026-11-23T10:53:02.15+00:00","packed_at":"2026-11-23T10:53:02.177+00:00","shipped_at":"2026-11-23T10:53:02.202+00:00","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":true,"created_at":"2026-11-23T10:53:02.011+00:00"},
{"id":6,"code":"BB261123F7SW7B","buyer_id":3,"shop_id":1,"type":"material","status":"paid","subtotal":80000,"discount":0,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":0,"fee":0,"fee_seller":0,"grand_total":80000,"voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":1,"payment_type":"baba_balance","payment_name":"Saldo Baba","payment_status":"paid","paid_at":"2026-11-23T10:53:02.413+00:00","deadline_at":"2026-11-25T10:53:02.413+00:00","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":true,"created_at":"2026-11-23T10:53:02.413+00:00"},
{"id":7,"code":"BB261123N8KHWZ","buyer_id":4,"shop_id":1,"type":"material","status":"paid","subtotal":80000,"discount":0,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":0,"fee":0,"fee_seller":0,"grand_total":80000,"voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":7,"payment_type":"baba_cod","payment_name":"Bayar di Tempat","payment_status":"unpaid","deadline_at":"2026-11-25T10:53:02.848+00:00","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":true,"created_at":"2026-11-23T10:53:02.848+00:00"},
{"id":10,"code":"BB261123Y4CREB","buyer_id":2,"shop_id":1,"type":"material","status":"pending","subtotal":50000,"discount":5000,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":4000,"fee":0,"fee_seller":0,"grand_total":49000,"voucher_id":3,"voucher_code":"BABA10","voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":2,"payment_type":"virtual_account","payment_name":"BCA Virtual Account","payment_status":"pending","payment_number":"3901033369169697","payment_expires_at":"2026-11-24T10:53:03.321+00:00","deadline_at":"2026-11-24T10:53:03.321+00:00","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":true,"created_at":"2026-11-23T10:53:03.321+00:00"},
{"id":8,"code":"BB2611233BP6X7","buyer_id":2,"shop_id":1,"type":"material","status":"success","subtotal":100000,"discount":0,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":0,"fee":0,"fee_seller":0,"grand_total":100000,"voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","resi":"RESI-1","weight_kg":2,"volume_m_3":0.002,"distance_km":1.4,"payment_method_id":7,"payment_type":"baba_cod","payment_name":"Bayar di Tempat","payment_status":"paid","paid_at":"2026-11-23T10:53:03.137+00:00","accepted_at":"2026-11-23T10:53:03.074+00:00","packed_at":"2026-11-23T10:53:03.094+00:00","shipped_at":"2026-11-23T10:53:03.108+00:00","delivered_at":"2026-11-23T10:53:03.137+00:00","finished_at":"2026-11-23T10:53:03.151+00:00","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":true,"created_at":"2026-11-23T10:53:02.963+00:00"},
{"id":9,"code":"BB2611231JACKH","buyer_id":2,"shop_id":1,"type":"material","status":"cancel","subtotal":50000,"discount":0,"cashback":0,"shipping_cost":0,"shipping_discount":0,"extra_cost":0,"fee_payment":4000,"fee":0,"fee_seller":0,"grand_total":54000,"voucher_by_shop":false,"address":{"lat":-6.21,"lng":106.8,"name":"Budi","label":"Rumah","phone":"081234567890","address":"Jl. Rumah 1, Dekat, Dekat, Kota Uji, Provinsi Uji, 10110","city_id":901,"zip_code":"10110","district_id":90101,"province_id":9,"subdistrict_id":9010101},"shipping_type":"shop_courier","courier":"Kurir Toko","service":"Reguler","etd":"1-2 hari","delivery_case":1,"mode":"deliver","weight_kg":1,"volume_m_3":0.001,"distance_km":1.4,"payment_method_id":2,"payment_type":"virtual_account","payment_name":"BCA Virtual Account","payment_status":"cancelled","payment_number":"3901052133572350","payment_expires_at":"2026-11-24T10:53:03.205+00:00","cancelled_at":"2026-11-23T10:53:03.241+00:00","cancel_by":"buyer","reason":"","pre_order_days":0,"is_nego":false,"is_nego_shop":false,"holds_stock":false,"created_at":"2026-11-23T10:53:03.205+00:00"}
]');
select setval(pg_get_serial_sequence('transactions', 'id'), (select max(id) from "transactions"));
insert into "truck_classes" select * from json_populate_recordset(null::"truck_classes", '[
{"id":1,"name":"Pickup","max_kg":1000,"max_m_3":3,"base":75000,"per_km":4000,"sort":1},
{"id":2,"name":"Engkel","max_kg":2000,"max_m_3":8,"base":150000,"per_km":6500,"sort":2},
{"id":3,"name":"CDD","max_kg":4000,"max_m_3":16,"base":250000,"per_km":9000,"sort":3}
]');
select setval(pg_get_serial_sequence('truck_classes', 'id'), (select max(id) from "truck_classes"));
insert into "users" select * from json_populate_recordset(null::"users", '[
{"id":1,"role":"seller","name":"Toko Penjual","created_at":"2026-11-22T09:52:59.502+00:00"},
{"id":2,"role":"buyer","name":"Pembeli Uji","pin_hash":"$argon2id$v=19$m=19456,t=2,p=1$k5J9GiUk1hKcf+SRGhvj1A$2tdLjtXwZwbTr2owF3NaJU5E1tPoCWQyJwxKhZYIizU","created_at":"2026-11-22T09:53:00.233+00:00"},
{"id":3,"role":"buyer","name":"Pembeli Uji","pin_hash":"$argon2id$v=19$m=19456,t=2,p=1$k5J9GiUk1hKcf+SRGhvj1A$2tdLjtXwZwbTr2owF3NaJU5E1tPoCWQyJwxKhZYIizU","created_at":"2026-11-23T10:53:00.904+00:00"},
{"id":4,"role":"buyer","name":"Pembeli Uji","pin_hash":"$argon2id$v=19$m=19456,t=2,p=1$k5J9GiUk1hKcf+SRGhvj1A$2tdLjtXwZwbTr2owF3NaJU5E1tPoCWQyJwxKhZYIizU","created_at":"2026-11-23T10:53:00.911+00:00"}
]');
select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from "users"));
insert into "villages" select * from json_populate_recordset(null::"villages", '[
{"id":9010101,"code":"9.01.01.0001","district_id":90101,"name":"Dekat","zip_code":"10110","lat":-6.2,"lng":106.8},
{"id":9010201,"code":"9.01.02.0001","district_id":90102,"name":"Jauh","zip_code":"10120","lat":-6.2,"lng":106.8},
{"id":8010101,"code":"8.01.01.0001","district_id":80101,"name":"Seberang","zip_code":"90110","lat":-6.2,"lng":106.8}
]');
insert into "voucher_uses" select * from json_populate_recordset(null::"voucher_uses", '[
{"voucher_id":2,"user_id":3,"transaction_id":2,"used_at":"2026-11-23T10:53:01.036+00:00"},
{"voucher_id":1,"user_id":4,"transaction_id":5,"used_at":"2026-11-23T10:53:02.011+00:00"},
{"voucher_id":3,"user_id":2,"transaction_id":10,"used_at":"2026-11-23T10:53:03.321+00:00"}
]');
insert into "vouchers" select * from json_populate_recordset(null::"vouchers", '[
{"id":2,"code":"BABACASH","name":"BABACASH","type":"cashback","percentage":5,"amount":0,"max_amount":0,"min_purchase_amount":0,"valid_from":"2026-11-22T09:52:59.186+00:00","valid_until":"2026-12-22T09:53:00.186+00:00","usage_limit":100,"used_count":1,"is_show":true},
{"id":1,"shop_id":1,"code":"TOKOHEMAT","name":"TOKOHEMAT","type":"discount","percentage":0,"amount":10000,"max_amount":0,"min_purchase_amount":0,"valid_from":"2026-11-22T09:52:59.116+00:00","valid_until":"2026-12-22T09:53:00.116+00:00","usage_limit":100,"used_count":1,"is_show":true},
{"id":3,"code":"BABA10","name":"BABA10","type":"discount","percentage":10,"amount":0,"max_amount":8000,"min_purchase_amount":0,"valid_from":"2026-11-22T09:52:59.226+00:00","valid_until":"2026-12-22T09:53:00.226+00:00","usage_limit":100,"used_count":1,"is_show":true}
]');
select setval(pg_get_serial_sequence('vouchers', 'id'), (select max(id) from "vouchers"));
insert into "warehouses" select * from json_populate_recordset(null::"warehouses", '[
{"id":1,"name":"Gudang Uji","phone":"021","province_id":9,"city_id":901,"district_id":90101,"subdistrict_id":9010101,"address_detail":"Jl. Gudang 1","lat":-6.2,"lng":106.8,"is_active":true}
]');
select setval(pg_get_serial_sequence('warehouses', 'id'), (select max(id) from "warehouses"));
insert into "withdrawals" select * from json_populate_recordset(null::"withdrawals", '[
{"id":1,"user_id":3,"bank_account_id":1,"bank_name":"BCA","account_number":"1234567890","account_holder":"Pembeli Uji","nominal":50000,"fee":2500,"status":"cancelled","created_at":"2026-11-22T10:00:00+00:00","closed_at":"2026-11-22T10:00:00+00:00"}
]');
select setval(pg_get_serial_sequence('withdrawals', 'id'), (select max(id) from "withdrawals"));
set session_replication_role = origin;
