import { describe, expect, it } from 'vitest'

import { effectOfAcceptance, namesDeadline, nextStep } from '#lib/complaint/next-step.ts'
import {
  clockEvent,
  complaintEvents,
  type ComplaintOutcome,
  complaintOutcomes,
  type ComplaintStage,
  complaintStages,
  deadlineLabelOf,
  isLate,
  mayAct,
  outcomeLabels,
  stageDeadline,
  stageLabelOf,
  stages
} from '#lib/complaint/stages.ts'
import { actors } from '#lib/order/actor.ts'

const goodsAt = new Date('2026-03-01T03:00:00Z')
const now = new Date('2026-03-02T03:00:00Z')
type State = Parameters<typeof mayAct>[0] & { hasSent: boolean }
const state = (stage: ComplaintStage, more: Partial<State> = {}): State => ({
  stage,
  isAppealed: false,
  goodsAt: null,
  hasSent: false,
  ...more
})

/** Everything that somebody may do in this state, as 'event actor'. */
const allowed = (of: State): string[] =>
  complaintEvents.flatMap(event =>
    actors.filter(actor => mayAct(of, event, actor)).map(actor => `${event} ${actor}`)
  )

describe('[complaint-5, complaint-7, complaint-9, complaint-10] who may do what', () => {
  it.each([
    ['open', ['answer seller', 'cancel buyer', 'wait system']],
    ['unanswered', ['answer seller', 'cancel buyer', 'help buyer', 'help system']],
    ['answered', ['accept buyer', 'accept system', 'cancel buyer', 'help buyer']],
    ['help', ['cancel buyer', 'rule admin']],
    ['ruled', ['accept buyer', 'accept system', 'cancel buyer', 'appeal buyer']],
    ['appealed', ['cancel buyer', 'rule admin']],
    ['returning', ['cancel buyer', 'cancel system', 'return buyer']],
    ['returned', ['help seller', 'help system', 'deliver expedition', 'receive seller']],
    ['replacing', ['cancel buyer', 'help system', 'ship seller']],
    ['shipping', ['help buyer', 'help system', 'deliver expedition', 'receive buyer']],
    ['closed', []]
  ] as const)('in %s', (stage, list) => {
    expect(allowed(state(stage)).toSorted()).toEqual(list.toSorted())
  })

  it('once it is closed: the seller receives what came back after the refund', () => {
    expect(allowed({ ...state('closed'), awaitsReturn: true })).toEqual(['receive seller'])
  })

  it('once the courier delivered: the clock may receive, and nobody delivers again', () => {
    expect(allowed(state('returned', { goodsAt })).toSorted()).toEqual([
      'help seller',
      'help system',
      'receive seller',
      'receive system'
    ])
    expect(allowed(state('shipping', { goodsAt })).toSorted()).toEqual([
      'help buyer',
      'help system',
      'receive buyer',
      'receive system'
    ])
  })

  it('once goods were sent: the buyer gives up no more, the clock still ends a return that is not sent', () => {
    for (const stage of complaintStages) {
      const without = allowed(state(stage)).filter(one => one !== 'cancel buyer')
      expect([stage, allowed(state(stage, { hasSent: true }))]).toEqual([stage, without])
    }
    expect(allowed(state('returning', { hasSent: true }))).toContain('cancel system')
  })

  it('after the appeal: no second one, and otherwise the same', () => {
    for (const stage of complaintStages) {
      const without = allowed(state(stage)).filter(one => one !== 'appeal buyer')
      expect([stage, allowed(state(stage, { isAppealed: true }))]).toEqual([stage, without])
    }
  })
})

describe('[complaint-17] the clock', () => {
  it.each([
    ['open', 'wait', 72],
    ['unanswered', 'help', 72],
    ['answered', 'accept', 72],
    ['help', null, 72],
    ['ruled', 'accept', 72],
    ['appealed', null, 72],
    ['returning', 'cancel', 120],
    ['returned', 'help', 336],
    ['replacing', 'help', 120],
    ['shipping', 'help', 336],
    ['closed', null, null]
  ] as const)('in %s does %s after %s hours', (stage, event, hours) => {
    expect(clockEvent(state(stage))).toBe(event)
    expect(stageDeadline(state(stage), now)).toEqual(
      hours === null ? null : new Date(now.getTime() + hours * 3_600_000)
    )
  })

  it.each(['returned', 'shipping'] as const)('in %s receives three days after the delivery', stage => {
    const delivered = state(stage, { goodsAt })
    expect(clockEvent(delivered)).toBe('receive')
    expect(stageDeadline(delivered, now)).toEqual(new Date('2026-03-05T03:00:00Z'))
  })

  it('may do what it does, in every stage', () => {
    for (const stage of complaintStages) {
      for (const of of [state(stage), state(stage, { goodsAt }), state(stage, { isAppealed: true })]) {
        const event = clockEvent(of)
        expect([stage, event === null || mayAct(of, event, 'system')]).toEqual([stage, true])
      }
    }
  })

  it('alone leads from every stage to the end or to an admin', () => {
    // Where the clock's step leads: accepting closes, or lets goods move; each of these goes on.
    const leads: Record<string, readonly ComplaintStage[]> = {
      'open wait': ['unanswered'],
      'unanswered help': ['help'],
      'answered accept': ['closed', 'returning', 'replacing'],
      'ruled accept': ['closed', 'returning', 'replacing'],
      'returning cancel': ['closed'],
      'returned help': ['help'],
      'returned receive': ['closed'],
      'replacing help': ['help'],
      'shipping help': ['help'],
      'shipping receive': ['closed']
    }
    const isEnd = (stage: ComplaintStage) => stage === 'closed' || stages[stage].turn === 'admin'
    const ends = (of: State, steps = 0): boolean => {
      if (isEnd(of.stage)) return true
      const event = clockEvent(of)
      const to = leads[`${of.stage} ${event}`]
      return steps < 10 && to !== undefined && to.every(stage => ends(state(stage), steps + 1))
    }
    const all = complaintStages.flatMap(stage => [state(stage), state(stage, { goodsAt })])
    expect(all.filter(of => !ends(of))).toEqual([])
  })

  it('names what it will do', () => {
    expect(complaintStages.map(stage => [stage, deadlineLabelOf(state(stage))])).toEqual([
      ['open', 'Penjual menjawab paling lambat'],
      ['unanswered', 'Diteruskan ke admin pada'],
      ['answered', 'Jawaban dianggap diterima pada'],
      ['help', 'Admin memutuskan paling lambat'],
      ['ruled', 'Keputusan berlaku pada'],
      ['appealed', 'Admin memutuskan paling lambat'],
      ['returning', 'Kirim kembali paling lambat'],
      ['returned', 'Diteruskan ke admin pada'],
      ['replacing', 'Penjual mengirim paling lambat'],
      ['shipping', 'Diteruskan ke admin pada'],
      ['closed', '']
    ])
    expect(deadlineLabelOf(state('returned', { goodsAt }))).toBe('Dana dikembalikan pada')
    expect(deadlineLabelOf(state('shipping', { goodsAt }))).toBe('Dianggap diterima pada')
  })
})

describe('[complaint-19] a badge', () => {
  it('names the stage', () => {
    for (const stage of complaintStages) expect(stageLabelOf(state(stage))).toBe(stages[stage].label)
  })

  it('no longer says that delivered goods are on their way', () => {
    expect(stageLabelOf(state('shipping', { goodsAt }))).toBe('Barang sudah sampai')
    expect(stageLabelOf(state('returned', { goodsAt }))).toBe('Barang sampai di toko')
    // Goods of an earlier stage: the admin has been asked since.
    expect(stageLabelOf(state('help', { goodsAt }))).toBe('Ditinjau admin')
  })
})

/** 6 Maret 2026, 10.00 in Jakarta. */
const deadlineAt = new Date('2026-03-06T03:00:00Z')
const told = { outcome: null, refunded: 0, deadlineAt, offer: undefined, areBack: false, isLate: false }
const refund = { solution: 'refund', nominal: 50_000 } as const

describe('[complaint-17] the next step is said in one sentence', () => {
  it.each([
    ['open', 'Penjual menjawab paling lambat @. Jika tidak, Anda dapat meminta bantuan admin.'],
    ['unanswered', 'Minta bantuan admin sekarang, atau tunggu: pada @ komplain diteruskan ke admin.'],
    ['answered', 'Terima jawaban penjual atau minta bantuan admin. Tanpa tanggapan, jawaban berlaku pada @.'],
    ['help', 'Admin memeriksa komplain ini dan memutuskan paling lambat @.'],
    [
      'ruled',
      'Terima keputusan admin atau ajukan banding satu kali. Tanpa tanggapan, keputusan berlaku pada @.'
    ],
    ['appealed', 'Admin memeriksa ulang dan memutuskan paling lambat @. Keputusan itu final.'],
    [
      'returning',
      'Kirim barang ke toko dan isi nomor resinya paling lambat @. Jika tidak, komplain ditutup tanpa pengembalian dana.'
    ],
    ['returned', 'Barang dalam perjalanan ke toko. Dana dikembalikan setelah penjual menerimanya.'],
    ['replacing', 'Penjual mengirim barang paling lambat @. Jika tidak, komplain diteruskan ke admin.'],
    ['shipping', 'Barang dalam perjalanan. Konfirmasi setelah Anda menerimanya.'],
    ['closed', '']
  ] as const)('in %s', (stage, sentence) => {
    const said = nextStep({ ...state(stage), ...told })
    expect(said.replaceAll(/06 Mar\w* 2026\D+10[.:]00(?: WIB)?/g, '@')).toBe(sentence)
  })

  it('once the goods have arrived', () => {
    expect(nextStep({ ...state('returned', { goodsAt }), ...told })).toMatch(
      /^Barang sudah di toko\. Dana dikembalikan saat penjual menerimanya, paling lambat .*, kecuali penjual meminta admin memeriksanya\.$/
    )
    expect(nextStep({ ...state('shipping', { goodsAt }), ...told })).toMatch(
      /^Barang sudah sampai menurut kurir\. Konfirmasi atau minta bantuan sebelum .*; setelah itu komplain selesai\.$/
    )
  })

  it('[complaint-28] and says whether it has the date of the deadline', () => {
    const all = complaintStages.flatMap(stage =>
      [null, goodsAt].flatMap(arrivedAt =>
        [deadlineAt, null].map(by => ({ ...state(stage, { goodsAt: arrivedAt }), ...told, deadlineAt: by }))
      )
    )
    const late = { ...state('help'), ...told, isLate: true }
    for (const one of [...all, late]) {
      expect([one, namesDeadline(one)]).toEqual([one, / Mar\w* 2026/.test(nextStep(one))])
    }
    expect(all.filter(namesDeadline)).toHaveLength(18)
  })

  it('when the admin is late', () => {
    const late = { ...state('help'), deadlineAt }
    expect([isLate(late, now), isLate(late, deadlineAt)]).toEqual([false, true])
    // A clock ends the others at their time.
    expect(isLate({ ...late, stage: 'answered' }, deadlineAt)).toBe(false)
    expect(nextStep({ ...state('help'), ...told, isLate: true })).toMatch(
      /^Admin terlambat: keputusan seharusnya paling lambat .*2026.*\. Komplain Anda tetap ditangani/
    )
  })

  it('with what silence leads to', () => {
    const ending = (offer: Parameters<typeof nextStep>[0]['offer']) =>
      nextStep({ ...state('answered'), ...told, offer }).replace(
        /^.*berlaku pada .*?2026\D+10[.:]00(?: WIB)?/,
        ''
      )
    expect(ending(refund)).toBe(': Rp50.000 dikembalikan ke Saldo.')
    expect(ending({ solution: 'return_refund', nominal: 50_000 })).toBe(
      ': Rp50.000 dikembalikan ke Saldo setelah barang kembali. Ongkos kirim barang ke toko Anda bayar ke kurir.'
    )
    // [complaint-26]
    expect(ending({ ...refund, endsOrder: 'Pesanan lalu selesai.' })).toBe(
      ': Rp50.000 dikembalikan ke Saldo. Pesanan lalu selesai.'
    )
    expect(ending({ solution: 'reject', nominal: null })).toBe(
      ' dan komplain ditutup tanpa pengembalian dana.'
    )
    const rejected = { offer: { solution: 'reject', nominal: null }, areBack: true } as const
    expect(nextStep({ ...state('ruled'), ...told, ...rejected })).toMatch(
      /: tanpa pengembalian dana, penjual mengirim barang Anda kembali\.$/
    )
    expect(ending({ solution: 'exchange', nominal: null })).toBe(': penjual mengirim barangnya.')
  })

  it('and in the dialog of acceptance, goods that come back too', () => {
    const rejection = { solution: 'reject', label: '', nominal: null, message: '', date: '' } as const
    const goods = { courier: 'JNE', resi: 'JX1', sent_at: '', delivered_at: null, received_at: null }
    const effect = (change: Partial<Parameters<typeof effectOfAcceptance>[0]>) =>
      effectOfAcceptance({ answer: rejection, ruling: null, returned: null, ends_order: null, ...change })
    expect(effect({})).toBe('Komplain ditutup tanpa pengembalian dana.')
    expect(effect({ returned: goods })).toBe(
      'Komplain ditutup tanpa pengembalian dana, dan penjual mengirim barang Anda kembali.'
    )
    // The ruling counts, not the answer before it.
    const ends_order = 'Pesanan lalu selesai.'
    expect(effect({ ruling: { ...rejection, solution: 'refund' }, ends_order })).toBe(ends_order)
    // [complaint-9] Also of an offer that the buyer had not asked for.
    const goingBack = { ...rejection, solution: 'return_refund' } as const
    const pays = 'Ongkos kirim barang ke toko Anda bayar ke kurir.'
    expect(effect({ answer: goingBack })).toBe(pays)
    expect(effect({ answer: goingBack, ends_order })).toBe(`${pays} ${ends_order}`)
  })

  it('without an appeal after the appeal', () => {
    const said = nextStep({ ...state('ruled', { isAppealed: true }), ...told, offer: refund })
    expect(said).toMatch(/^Keputusan admin berlaku pada .*: Rp50\.000 dikembalikan ke Saldo\.$/)
  })

  it('and how it ended', () => {
    const ended = (outcome: ComplaintOutcome) =>
      nextStep({ ...state('closed'), ...told, outcome, refunded: 20_000 })
    expect(complaintOutcomes.map(outcome => [outcomeLabels[outcome], ended(outcome)])).toEqual([
      ['Dana dikembalikan', 'Selesai: Rp20.000 dikembalikan ke Saldo.'],
      ['Barang diterima', 'Selesai: barang sudah dikirim dan diterima. Pesanan dilanjutkan.'],
      ['Komplain ditolak', 'Selesai tanpa pengembalian dana. Pesanan dilanjutkan.'],
      ['Komplain dibatalkan', 'Komplain dibatalkan. Pesanan dilanjutkan.'],
      [
        'Barang tidak dikembalikan',
        'Selesai tanpa pengembalian dana: barang tidak dikirim kembali. Pesanan dilanjutkan.'
      ]
    ])
  })
})
