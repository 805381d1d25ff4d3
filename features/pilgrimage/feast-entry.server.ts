import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { done } from '#values/outcome.ts'
import { FeastContent, feastContent, feastOf } from './feast-content.ts'
import { listFeasts } from './reads.server.ts'
import { deleteFeast, upsertFeast } from './writes.server.ts'

/** The feasts of Kibeho's year. */
export const feastEntry: EntryKind = {
  name: 'feast',
  begun: () => ({
    name: '',
    note: '',
    rule: { kind: 'fixed', monthDay: null },
    vigil: null,
    crowd: null,
    confidence: 'medium',
    source: null,
  }),
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/pilgrimage',
  async check(_db, content) {
    const { value, problems } = readContent(FeastContent, content)
    if (!value) return problems
    return value.source === null ? [{ path: 'source', reason: 'nobody-checked', grave: false }] : []
  },
  async publish(ctx, tx, content, liveId) {
    const feast = feastOf(FeastContent.parse(content))
    const id = liveId ?? freeSlug(feast.id, [...(await listAdopted(tx, 'feast'))])
    await upsertFeast(tx, { ...feast, id })
    await ctx.cache.invalidate(tx, ['pilgrimage'])
    return id
  },
  async unpublish(ctx, tx, liveId) {
    await deleteFeast(tx, liveId)
    await ctx.cache.invalidate(tx, ['pilgrimage'])
    return done(undefined)
  },
  async listLive(db) {
    return (await listFeasts(db)).map((feast) => ({ liveId: feast.id, content: feastContent(feast) }))
  },
}
