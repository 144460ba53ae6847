import { expect, it } from 'vitest'

import type { Column } from '#ops/table/column.ts'
import { sortRows } from '#ops/table/sort-rows.ts'

type Row = { name: string; kg: number }
const rows: Row[] = [
  { name: 'Truk 10', kg: 9 },
  { name: 'truk 2', kg: 1_000 },
  { name: 'Engkel', kg: 9 }
]
const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Nama', sort: { by: 'name', first: 'asc' }, cell: () => '', text: ({ name }) => name },
  {
    id: 'kg',
    title: 'Berat',
    sort: { by: 'kg', first: 'desc', value: ({ kg }) => kg },
    cell: () => '',
    text: ({ kg }) => `${kg.toLocaleString('id-ID')} kg`
  },
  { id: 'other', title: 'Lain', cell: () => '', text: () => '' }
]
const sorted = (query: { sort?: string; order?: string }) =>
  sortRows(rows, columns, query).map(({ name }) => name)

it('[ops-421] texts are sorted as a reader does, and numbers by their value, in the direction of the first click', () => {
  expect(sorted({ sort: 'name' })).toEqual(['Engkel', 'truk 2', 'Truk 10'])
  expect(sorted({ sort: 'name', order: 'desc' })).toEqual(['Truk 10', 'truk 2', 'Engkel'])
  expect(sorted({ sort: 'kg' })).toEqual(['truk 2', 'Truk 10', 'Engkel'])
})

it('[ops-421] equal rows, and all where no column is named that sorts, stay as they came', () => {
  const asTheyCame = rows.map(({ name }) => name)
  expect(sorted({ sort: 'kg', order: 'asc' })).toEqual(['Truk 10', 'Engkel', 'truk 2'])
  for (const query of [{}, { sort: 'other' }, { sort: 'x' }, { order: 'desc' }])
    expect(sorted(query), JSON.stringify(query)).toEqual(asTheyCame)
  expect(sorted({ sort: 'name', order: 'x' })).toEqual(['Engkel', 'truk 2', 'Truk 10'])
  expect(rows.map(({ name }) => name)).toEqual(asTheyCame)
})
