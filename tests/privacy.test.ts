import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8')

const doc = read('docs/privacy.md')
const part = (title: string) => doc.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const marked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** The tables of the schema with their columns. */
const tables = new Map(
  [...read('db/schema.sql').matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\);/gm)].map(([, name = '', body = '']) => [
    name,
    [...body.matchAll(/^ {2}(?!constraint )(\w+) /gm)].map(([, column = '']) => column),
  ]),
)

const where = part('Where personal data are')
const rows = [...where.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)].map(([, table = '', columns = '']) => ({
  table,
  columns: marked(columns),
}))
const without = marked(where.split('No personal data:')[1] ?? '')

describe('docs/privacy.md names where personal data are stored', () => {
  test('every table is in one of the two lists, once, and every table of the lists is in the schema', () => {
    expect([...rows.map(({ table }) => table), ...without].sort()).toEqual([...tables.keys()].sort())
  })

  test.each(rows)('$table has the columns that are named', ({ table, columns }) => {
    expect(columns).not.toEqual([])
    expect(columns.filter((column) => !tables.get(table)?.includes(column))).toEqual([])
  })

  test('no table without personal data has a column that names or reaches somebody', () => {
    const telling = /^(e?mail|phone|recipient|actor|.*_by|born_on|first_names|family_name|lead_name|ip_address|user_agent)$/
    expect(
      without.flatMap((table) =>
        (tables.get(table) ?? []).filter((column) => telling.test(column)).map((column) => `${table}.${column}`),
      ),
    ).toEqual([])
  })
})

const code = globSync('{app,features,server,platform,public}/**/*.{ts,tsx,js}', { cwd: root })
  .filter((path) => !/\.test\.|\/test-/.test(path))
  .map((path) => ({ path, text: read(path) }))

const named = marked(part('What a browser keeps'))
/** A name as the table has it, as far as it is the same each time: 'booking-' of `booking-<reference>`. */
const beginnings = named.map((name) => name.replace(/<.*/, ''))

describe('docs/privacy.md names what a browser keeps', () => {
  test('every cookie of the admin area', () => {
    const names = code.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:staffCookie|cookieName)\(\s*ctx,\s*'([\w-]+)'/g)].map(([, name]) => `impamba-${name}`),
    )
    expect(names).toContain('impamba-staff')
    expect([...new Set(names)].filter((name) => !named.includes(name))).toEqual([])
  })

  test('every cookie with a name of its own, and everything that is put into the browser’s storage', () => {
    const storing = /\blocalStorage\b|\bsessionStorage\b|\bindexedDB\b|\bcaches\.open\b|\bdocument\.cookie\b|Max-Age=/
    const files = code.filter(({ path, text }) => storing.test(text) && path !== 'features/staff/sign-in/staff-cookies.server.ts')
    expect(files.length).toBeGreaterThanOrEqual(4)
    const named = (text: string) =>
      beginnings.some(
        (name) => name.length > 3 && [`'${name}'`, `\`${name}`, `}${name}`, `'${name}-`].some((as) => text.includes(as)),
      )
    expect(files.filter(({ text }) => !named(text)).map(({ path }) => path)).toEqual([])
  })
})
