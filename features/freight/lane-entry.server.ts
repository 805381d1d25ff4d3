import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { done } from '#values/outcome.ts'
import { LaneContent, laneContent, laneOf } from './lane-content.ts'
import { listLanes } from './reads.server.ts'
import { deleteLane, upsertLane } from './writes.server.ts'

/** The ways on which goods are sent, with their rates. What was asked for on one keeps its own words. */
export const laneEntry: EntryKind = {
  name: 'lane',
  begun: () => ({
    origin: '',
    destination: '',
    mode: 'road',
    via: null,
    km: null,
    daysLeast: null,
    daysMost: null,
    daysFrom: '',
    rates: [],
    documents: [],
    notes: [],
    status: 'open',
    confidence: 'medium',
    asOf: null,
  }),
  titleOf: ({ origin, destination, mode }) =>
    [[origin, destination].filter(Boolean).join(' – '), mode].filter(Boolean).join(', '),
  pathOf: () => '/freight-quote',
  async check(_db, content) {
    const { value, problems } = readContent(LaneContent, content)
    if (!value) return problems
    return value.rates.length === 0 ? [{ path: 'rates', reason: 'lane-without-rates', grave: false }] : []
  },
  async publish(ctx, tx, content, liveId) {
    const lane = laneOf(LaneContent.parse(content))
    const id = liveId ?? freeSlug(lane.id, [...(await listAdopted(tx, 'lane'))])
    await upsertLane(tx, { ...lane, id })
    await ctx.cache.invalidate(tx, ['freight'])
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await deleteLane(tx, liveId)
    await ctx.cache.invalidate(tx, ['freight'])
    return done(undefined)
  },
  async listLive(db) {
    return (await listLanes(db)).map((lane) => ({ liveId: lane.id, content: laneContent(lane) }))
  },
}
