import { withIds } from '#features/content/content-parts.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { slugOf } from '#values/slug.ts'
import { HostGuideContent } from './experience-content.ts'
import { findCommunityGuide } from './reads.server.ts'
import { updateGuide } from './writes.server.ts'

/** The id of the only guide for visits, and its name for staff. */
const only = { id: 'hosts', name: 'How to visit people' }

/** The guide for visits, which is always public. */
export const hostGuideEntry: EntryKind = {
  name: 'host-guide',
  texts: ['categories.*.name', 'categories.*.definition', 'dos.*', 'donts.*', 'facts.*.text', 'phrases.*.english', 'phraseNote'],
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/community/cbt-tips',
  async check(_db, content) {
    return readContent(HostGuideContent, content).problems ?? []
  },
  async publish(ctx, tx, content) {
    const { slug: _s, name: _n, ...guide } = HostGuideContent.parse(content)
    const facts = withIds(guide.facts, ({ text }) => slugOf(text.slice(0, 40)))
    await updateGuide(tx, only.id, { ...guide, facts })
    await ctx.cache.invalidate(tx, ['community'])
    return only.id
  },
  async listLive(db) {
    const guide = await findCommunityGuide(db)
    return guide ? [{ liveId: only.id, content: { slug: only.id, name: only.name, ...guide } }] : []
  },
}
