import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Content } from '#features/content/entry.ts'
import { packageEntryOf } from '#features/packages/package-entry.server.ts'
import { loadDemo } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { priceText } from '#values/price-text.ts'
import { packageAdminWords } from '../../words/admin/content/packages.ts'
import { fitnessWords } from '../../words/fitness.ts'
import { readEnglish } from '../../words/sources.server.ts'
import { loadChoices } from '../content-screens/load-choices.server.ts'
import { checkRows } from '../content-screens/load-editor.server.ts'
import { describeChanges, placeOf } from '../editor/describe-changes.ts'
import { type Posted, postedOf } from '../editor/posted.ts'
import { readShape } from '../editor/read-shape.ts'
import { packageKind } from './package-kind.ts'
import { cardOf } from './package-preview.tsx'

const { ctx } = await testContext()
const kind = packageEntryOf('package', ['journey', 'community', 'pilgrimage'])
beforeAll(() => loadDemo(ctx))

type Tree = Record<string, never>

/** A content as its form posts it: each widget's own fields by their names. */
function formOf(content: Content): Posted {
  const form = new FormData()
  const { comforts, prices, ...rest } = content as Content & Record<string, Tree[]>
  for (const [path, value] of fieldsOf('', rest)) form.append(path, value)
  for (const { comfort, note } of comforts ?? []) form.append(`comforts.${comfort}`, note ?? '')
  for (const { comfort, season, occupancy, groupSize, amountMinor } of prices ?? [])
    form.append(`prices.${comfort}.${season}.${occupancy}.${groupSize}`, priceText(amountMinor))
  return postedOf(form)
}

/** Lists of texts are posted line by line, other lists of texts as several fields of a name, rows by their numbers. */
function fieldsOf(path: string, value: unknown): [string, string][] {
  if (typeof value === 'boolean') return value ? [[path, 'on']] : []
  if (['included', 'excluded', 'goodToKnow'].includes(path)) return [[path, (value as string[]).join('\n')]]
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.map((one) => [path, one])
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(path ? `${path}.${key}` : key, one))
  return [[path, String(value ?? '')]]
}

const { shape } = packageKind.inWords(readEnglish)

test('every package that its editor shows and nobody changes is read as it was', async () => {
  for (const { content } of await kind.listLive(ctx.db)) {
    const before = JSON.parse(JSON.stringify(content))
    expect(readShape(shape, formOf(before), before), before.slug).toEqual(before)
  }
})

test('the card beside the form asks the price that visitors are asked', async () => {
  const choices = await loadChoices(ctx.db, readEnglish, ['countries', 'fees'])
  const { rows } = await sql<{ slug: string; from: string | null }>`select slug, from_minor as "from" from packages`.execute(
    ctx.db,
  )
  const live = await kind.listLive(ctx.db)
  expect(live.length).toBeGreaterThan(20)
  for (const { content } of live) {
    const listed = rows.find(({ slug }) => slug === content.slug)?.from
    expect(cardOf(content, choices).from?.amount.minor ?? null, content.slug).toEqual(listed === null ? null : Number(listed))
  }
})

test('what differs is shown day by day and price by price', async () => {
  const choices = await loadChoices(ctx.db, readEnglish, ['places', 'hotels'])
  const before = JSON.parse(JSON.stringify((await kind.listLive(ctx.db))[0]?.content))
  const after = structuredClone(before)
  after.days[1].title = 'Another way'
  after.days[1].night = null
  after.highSeasons = [{ from: '06-01', to: '06-30' }]
  after.prices[0].amountMinor = 'ask'
  const flash = describeChanges(readEnglish, shape, before, after, choices)
  expect(flash.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'Days, day 2, title',
      'Days, day 2, overnight stay',
      'High seasons, Season 1',
      'High seasons, Season 2',
    ]),
  )
  expect(flash.find(({ after: is }) => is === 'ask')?.place).toMatch(/^Prices.*season/)
  expect(flash).toHaveLength(5)
})

test('a problem leads to an element of the form, however deep it lies', () => {
  const link = (path: string) => placeOf(shape, path).link
  expect(link('days.2.night')).toBe('days.2.night.place')
  expect(link('days.2.meals')).toBe('days.2')
  expect(link('days.2.title')).toBe('days.2.title')
  expect(link('prices.7.amountMinor')).toBe('prices')
  expect(link('fees.1.feeId')).toBe('fees.1.feeId')
  expect(link('included.3')).toBe('included')
  expect(link('scene.place')).toBe('scene')
  expect(link('nothing')).toBe('')
})

test('each problem of a day says its field, as a difference there does', () => {
  const problems = ['title', 'text', 'to', 'night.hotel'].map((field) => ({
    path: `days.0.${field}`,
    reason: 'missing',
    grave: true,
  }))
  expect(checkRows(readEnglish, packageKind.inWords(readEnglish), problems).map(({ place }) => place)).toEqual([
    'Days, day 1, title',
    'Days, day 1, description',
    'Days, day 1, to',
    'Days, day 1, hotel',
  ])
})

test('staff choose the walking of a package by the words that visitors read', () => {
  const { fitness } = readEnglish(packageAdminWords)
  for (const [level, word] of Object.entries(fitness)) expect(word).toBe(readEnglish(fitnessWords).level({ level }))
})
