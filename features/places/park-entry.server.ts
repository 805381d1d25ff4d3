import type { Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { coverProblems } from '#features/media/cover-problems.server.ts'
import { ParkContent, parkContent, parkOf } from './park-content.ts'
import { parkHref } from './place-hrefs.ts'
import { placePages } from './place-pages.ts'
import { listParkRows, listPlaceIds } from './reads-content.server.ts'
import { updatePark } from './writes.server.ts'

/** Parks and lakes: always public, each with its guide. */
export const parkEntry: EntryKind = {
  name: 'park',
  texts: [
    'name',
    'kind',
    'short',
    'sentence',
    'lede',
    'statusNote',
    'openingHours',
    'species.*',
    'counts.*.what',
    'facts.*',
    'activities.*.name',
    'activities.*.start',
    'activities.*.notes',
    'activities.*.fee.unit',
    'activities.*.feeNote',
    'entry.unit',
    'entryNotes.*',
    'year.*.text',
    'airstrip',
    'heritage',
    'manager',
  ],
  strictTexts: [
    'statusNote',
    'openingHours',
    'activities.*.start',
    'activities.*.fee.unit',
    'activities.*.feeNote',
    'entry.unit',
    'entryNotes.*',
  ],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: ({ slug }) => parkHref(slug),
  async check(db, content) {
    const { value, problems } = readContent(ParkContent, content)
    if (!value) return problems
    const ids = await listPlaceIds(db)
    const known = (path: string, id: string | null, among: ReadonlySet<string>): Problem[] =>
      id === null || among.has(id) ? [] : [{ path, reason: 'not-in-catalogue', facts: { id }, grave: true }]
    return [
      ...(await coverProblems(db, value.cover)),
      ...known('countryId', value.countryId, ids.countries),
      ...known('hub.placeId', value.hub.placeId, ids.places),
      ...known('fromCity.placeId', value.fromCity?.placeId ?? null, ids.places),
      ...value.entryFeeIds.flatMap((id) => known('entryFeeIds', id, ids.fees)),
      ...value.activities.flatMap(({ feeId }, at) => known(`activities.${at}.feeId`, feeId, ids.fees)),
      ...(value.altitude.to < value.altitude.from ? [{ path: 'altitude.to', reason: 'upside-down', grave: true }] : []),
      ...(value.status !== 'open' && value.statusNote === null
        ? [{ path: 'statusNote', reason: 'closed-without-why', grave: false }]
        : []),
      ...(value.sources.length === 0 ? [{ path: 'sources', reason: 'nobody-checked', grave: false }] : []),
    ]
  },
  async publish(ctx, tx, content, liveId) {
    const written = ParkContent.parse(content)
    const id = liveId ?? written.slug
    await updatePark(tx, id, parkOf(written))
    await ctx.cache.invalidate(tx, placePages)
    return id
  },
  async listLive(db) {
    return (await listParkRows(db)).map((park) => ({ liveId: park.id, content: parkContent(park) }))
  },
}
