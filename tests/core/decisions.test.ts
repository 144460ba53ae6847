import { readdirSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const folder = 'docs/decisions'
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
const pages = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')

/** What the index says of a page, and what the page says of itself. */
type Decision = { file: string; title: string; date: string; status: string }

const rows = [...read('README.md').matchAll(/^\| (\d[\d-]*) +\| \[(.+?)\]\((.+?)\) +\| (.+?) +\|$/gm)]
const listed = rows.map(([, date = '', title = '', file = '', status = '']): Decision => ({
  file,
  title,
  date,
  status
}))
const told = pages.map((file): Decision => {
  const head = /^# (.+)\n\n_(\d{4}-\d\d-\d\d) · Status: (.+)_\n/.exec(read(file))
  const [, title = '', date = '', status = ''] = head ?? []
  return { file, title, date, status }
})
const byFile = (a: Decision, b: Decision) => a.file.localeCompare(b.file)

it('every decision says its name, date and status, and the index the same', () => {
  expect(pages.length).toBeGreaterThan(10)
  expect(listed.toSorted(byFile)).toEqual(told.toSorted(byFile))
})

it('a decision holds, is replaced by another page, or is withdrawn', () => {
  const known = /^(?:holds|withdrawn|replaced by \[.+\]\((.+)\))$/
  const wrong = told.filter(({ status }) => {
    const [found, next] = known.exec(status) ?? []
    return found === undefined || (next !== undefined && !pages.includes(next))
  })
  expect(wrong).toEqual([])
})

it('the index goes by date', () => {
  const dates = listed.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted())
})
