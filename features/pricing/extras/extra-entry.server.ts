import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { done } from '#values/outcome.ts'
import { ExtraContent } from './extra-content.ts'
import { listExtras } from './reads.server.ts'
import { hideExtra, upsertExtra } from './writes.server.ts'

/** What can be added to an order. One that is taken off sale stays for the orders that have it. */
export const extraEntry: EntryKind = {
  name: 'extra',
  begun: () => ({ name: '', note: '', unit: 'person', amountMinor: null, kinds: [], mostPerBooking: 1 }),
  titleOf: (content) => String(content.name ?? ''),
  pathOf: () => '/booking',
  async check(_db, content) {
    return readContent(ExtraContent, content).problems ?? []
  },
  async publish(_ctx, tx, content, liveId) {
    const { slug, ...extra } = ExtraContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'extra'))])
    await upsertExtra(tx, { id, ...extra })
    return id
  },
  async unpublish(_ctx, tx, liveId) {
    await hideExtra(tx, liveId)
    return done(undefined)
  },
  async listLive(db) {
    const live = (await listExtras(db)).filter(({ active }) => active)
    return live.map(({ id, active: _, ...extra }) => ({ liveId: id, content: { slug: id, ...extra } }))
  },
}
