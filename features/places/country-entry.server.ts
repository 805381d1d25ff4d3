import type { Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { coverProblems } from '#features/media/cover-problems.server.ts'
import { CountryContent, countryContent } from './country-content.ts'
import { countryRules } from './country-guide.ts'
import { countryHref } from './place-hrefs.ts'
import { placePages } from './place-pages.ts'
import { listCountryRows, listPlaceIds } from './reads-content.server.ts'
import { updateCountry } from './writes.server.ts'

/** The rules of a country, each a text of several paragraphs. */
const rules = countryRules.map((rule) => `rules.${rule}.text.*`)

/** Countries: six, always public, each with its guide. */
export const countryEntry: EntryKind = {
  name: 'country',
  texts: [
    'name',
    'capital',
    'sentence',
    'lede',
    'advisory',
    'currency.name',
    'currency.note',
    'languages.*',
    'visaShort',
    'sharedVisa.statement.text.*',
    ...rules,
    'yearNotes.*',
    'rains.*.name',
    'rains.*.words',
    'dry.*',
    'airports.*.name',
    'airports.*.note',
    'airportNote',
    'holidays.*.name',
    'holidays.*.rule',
    'holidays.*.impact',
    'events.*.name',
    'events.*.when',
    'events.*.impact',
    'legs.*.note',
  ],
  strictTexts: ['advisory', 'visaShort', 'sharedVisa.statement.text.*', ...rules, 'legs.*.note'],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: ({ slug }) => countryHref(slug),
  async check(db, content) {
    const { value, problems } = readContent(CountryContent, content)
    if (!value) return problems
    const { places } = await listPlaceIds(db)
    const known = (path: string, id: string): Problem[] =>
      places.has(id) ? [] : [{ path, reason: 'not-in-catalogue', facts: { id }, grave: true }]
    return [
      ...(await coverProblems(db, value.cover)),
      ...known('hub', value.hub),
      ...value.legs.flatMap(({ to, least, most }, at) => [
        ...known(`legs.${at}.to`, to),
        ...(most < least ? [{ path: `legs.${at}.most`, reason: 'upside-down', grave: true }] : []),
      ]),
      ...Object.entries(value.rules).flatMap(([rule, { sources }]) =>
        sources.length === 0 ? [{ path: `rules.${rule}.sources`, reason: 'nobody-checked', grave: false }] : [],
      ),
    ]
  },
  async publish(ctx, tx, content, liveId) {
    const { slug, name, capital, advisory, cover, ...guide } = CountryContent.parse(content)
    const id = liveId ?? slug
    await updateCountry(tx, { id, name, capital, advisory, cover, guide })
    await ctx.cache.invalidate(tx, placePages)
    return id
  },
  async listLive(db) {
    return (await listCountryRows(db)).map((country) => ({ liveId: country.id, content: countryContent(country) }))
  },
}
