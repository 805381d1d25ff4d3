import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listPlaceIds } from '#features/places/reads-content.server.ts'
import { listShrines } from './reads.server.ts'
import { ShrineContent, shrineContent, shrineOf } from './shrine-content.ts'
import { updateShrine } from './writes.server.ts'

/** The guide of a shrine: always public. */
export const shrineEntry: EntryKind = {
  name: 'shrine',
  texts: [
    'name',
    'mass.times.*.what',
    'mass.times.*.when',
    'quietWeeks.text',
    'places.*.name',
    'places.*.facts.*',
    'activities.*.name',
    'activities.*.note',
    'ways.*.notice',
    'lodging.*.name',
    'lodging.*.text',
    'lodging.*.price',
    'etiquette.*.text',
    'onFoot.*.text',
    'groupRules.*.text',
    'packing.*',
    'costs.*.text',
    'rosary.days.*',
    'rosary.sorrows.*',
    'rosary.origin',
    'combinable.*.name',
    'combinable.*.text',
    'combinable.*.notice',
    'facts.*.text',
  ],
  strictTexts: ['mass.times.*.when', 'ways.*.notice', 'groupRules.*.text', 'costs.*.text', 'combinable.*.notice'],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/pilgrimage-details',
  async check(db, content) {
    const { value, problems } = readContent(ShrineContent, content)
    if (!value) return problems
    const { places } = await listPlaceIds(db)
    const here = new Set(value.places.map(({ name }) => name))
    return [
      ...value.ways.flatMap(({ place }, at) =>
        places.has(place) ? [] : [{ path: `ways.${at}.place`, reason: 'not-in-catalogue', facts: { id: place }, grave: true }],
      ),
      ...value.activities.flatMap(({ place }, at) =>
        here.has(place) || places.has(place)
          ? []
          : [{ path: `activities.${at}.place`, reason: 'no-such-place-here', grave: true }],
      ),
    ]
  },
  async publish(ctx, tx, content, liveId) {
    const shrine = shrineOf(ShrineContent.parse(content))
    const id = liveId ?? shrine.id
    await updateShrine(tx, { ...shrine, id })
    await ctx.cache.invalidate(tx, ['pilgrimage'])
    return id
  },
  async listLive(db) {
    return (await listShrines(db)).map((shrine) => ({ liveId: shrine.id, content: shrineContent(shrine) }))
  },
}
