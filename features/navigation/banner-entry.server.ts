import type { EntryKind } from '#features/content/entry-kind.ts'
import { freeSlug } from '#features/content/free-slug.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listAdopted } from '#features/content/reads.server.ts'
import { isDay, kigaliDay, kigaliInstant } from '#values/dates.ts'
import { done } from '#values/outcome.ts'
import { BannerContent } from './banner-content.ts'
import { targetOf, targetProblems, writtenTarget } from './link-content.ts'
import { listBanners, listPageAddresses } from './reads.server.ts'
import { partAddress, siteParts } from './site-part.ts'
import { deleteBanner, upsertBanner } from './writes.server.ts'

/** Sentences above the pages of the site, for some days. */
export const bannerEntry: EntryKind = {
  name: 'notice',
  begun: () => ({
    title: '',
    text: '',
    tone: 'plain',
    parts: [],
    firstOn: null,
    lastOn: null,
    link: { label: '', page: null, address: '' },
  }),
  // Its title is for staff.
  texts: ['text', 'link.label'],
  strictTexts: ['text', 'link.label'],
  titleOf: ({ title }) => String(title ?? ''),
  pathOf({ parts }) {
    const part = siteParts.find((one) => Array.isArray(parts) && parts.includes(one))
    return part ? partAddress[part] : '/'
  },
  async check(db, content, over) {
    const { value, problems } = readContent(BannerContent, content)
    if (!value) return problems
    const isOver = over !== undefined && value.lastOn < kigaliDay(over.now)
    return [
      ...(isOver ? [{ path: 'lastOn', reason: 'notice-over', grave: true }] : []),
      ...(value.link ? targetProblems(value.link, 'link', await listPageAddresses(db)) : []),
    ]
  },
  async publish(ctx, tx, content, liveId) {
    const { slug, link, ...banner } = BannerContent.parse(content)
    const id = liveId ?? freeSlug(slug, [...(await listAdopted(tx, 'notice'))])
    const to = link ? targetOf(link, await listPageAddresses(tx)) : undefined
    await upsertBanner(tx, { id, ...banner, link: link && to !== undefined ? { label: link.label, to } : null })
    await ctx.cache.invalidate(tx, ['banners'])
    return id
  },
  readFrom: ({ firstOn }) => (typeof firstOn === 'string' && isDay(firstOn) ? kigaliInstant(firstOn, 0) : undefined),
  async unpublish(ctx, tx, liveId) {
    await deleteBanner(tx, liveId)
    await ctx.cache.invalidate(tx, ['banners'])
    return done(undefined)
  },
  async listLive(db) {
    const banners = await listBanners(db)
    return banners.map(({ id, link, ...banner }) => ({
      liveId: id,
      content: { slug: id, ...banner, link: { label: link?.label ?? '', ...writtenTarget(link?.to ?? null) } },
    }))
  },
}
