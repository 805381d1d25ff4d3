import { expect, test } from 'vitest'
import { unitsOf } from '#features/content/texts/text-units.server.ts'
import { loadContent, loadDemo } from '#server/start/first-start.ts'
import { testContext } from '#tests/support/test-context.ts'
import { entryKinds } from './entry-kinds.server.ts'

const { ctx } = await testContext()
await loadDemo(ctx)
await loadContent(ctx)

/** The last field of what is no text, whatever the kind: addresses and ids, choices from a list, codes, and sources as they are printed. */
const noTexts = new Set(
  `slug id kind confidence status mode category board season comfort occupancy transmission drive transfer topic hour about per size
   timeZone code drivingSide page unit source sources feeId parkId placeId countryId entryFeeIds activities freeTimeIn kinds
   journeys goesWellWith styles countries parks country plugs meals`.match(/\S+/g),
)

/** Names of record, which stay as they are: of hotels, places, and where something is by its name. */
const names: Record<string, string[]> = {
  package: ['days.*.from', 'days.*.to', 'days.*.night.hotel', 'days.*.night.place'],
  pilgrimage: ['days.*.from', 'days.*.to', 'days.*.night.hotel', 'days.*.night.place'],
  hotel: ['name'],
  shrine: ['activities.*.place', 'ways.*.place'],
  'host-guide': ['name', 'phrases.*.kinyarwanda', 'phrases.*.swahili'],
  country: ['hub', 'legs.*.to'],
  park: ['gates.*.name'],
  menu: ['name'],
}

/** The places of all texts of a content that have a letter: 'days.*.title'. */
function placesIn(value: unknown, place: readonly string[] = []): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [place.join('.')] : []
  if (Array.isArray(value)) return value.flatMap((row) => placesIn(row, [...place, '*']))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, below]) => placesIn(below, [...place, field]))
}
const fieldOf = (place: string) => place.split('.').findLast((step) => step !== '*') ?? ''

test.each(entryKinds)('every text of the kind $name is translated', async ({ name, texts = [], listLive }) => {
  const live = await listLive(ctx.db)
  const translated = new Set(live.flatMap(({ content }) => unitsOf(content, texts).map(({ place }) => place)))
  const forgotten = [...new Set(live.flatMap(({ content }) => placesIn(content)))].filter(
    (place) => !translated.has(place) && !noTexts.has(fieldOf(place)) && !names[name]?.includes(place),
  )
  expect(forgotten).toEqual([])
})

test.each(entryKinds)('the strict texts of the kind $name are texts', ({ texts = [], strictTexts = [] }) =>
  expect(strictTexts.filter((place) => !texts.includes(place))).toEqual([]))
