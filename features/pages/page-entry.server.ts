import type { Content, Problem } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'
import { done } from '#values/outcome.ts'
import { blockTexts } from './block-texts.ts'
import { PageSchema } from './page-content.ts'
import { isFixedPage, pageHref } from './page-href.ts'
import { photoProblems } from './photo-problems.server.ts'
import { findPage, listPages } from './reads.server.ts'
import { lostIds, sectionsToPublish } from './sections-to-publish.ts'
import { deletePage, upsertPage } from './writes.server.ts'

/** Any day serves to find which ids would be lost. */
const someDay = '2000-01-01'

async function check(db: Db, content: Content): Promise<Problem[]> {
  const { value, problems } = readContent(PageSchema, content)
  if (!value) return problems
  const texts = value.sections.map(({ blocks }, at) => ({ path: `sections.${at}.blocks`, blocks }))
  const live = await findPage(db, value.slug)
  return [
    ...(await photoProblems(db, texts)),
    ...lostIds(value.sections, live?.sections ?? [], someDay).map((id) => ({
      path: 'sections',
      reason: 'anchor-gone',
      grave: false,
      facts: { id },
    })),
  ]
}

const publish: EntryKind['publish'] = async (ctx, tx, content, liveId) => {
  const { sections: written, ...page } = PageSchema.parse(content)
  const now = ctx.clock.now()
  const live = await findPage(tx, liveId ?? page.slug)
  const sections = sectionsToPublish(written, live?.sections ?? [], kigaliDay(now))
  await upsertPage(tx, { ...page, sections }, { at: now, formerSlug: liveId })
  await ctx.cache.invalidate(tx, ['pages', `page:${page.slug}`, ...(liveId === undefined ? [] : [`page:${liveId}`])])
  return page.slug
}

const liveOf = (mine: (slug: string) => boolean): EntryKind['listLive'] => {
  return async (db) => {
    const pages = (await listPages(db)).filter(({ slug }) => mine(slug))
    return pages.map(({ updatedAt: _, sections, ...page }) => ({
      liveId: page.slug,
      content: { ...page, sections: sections.map(({ id, title, blocks }) => ({ id, title, blocks })) },
    }))
  }
}

const texts = ['title', 'sentence', 'lede', 'scene.place', 'sections.*.title', ...blockTexts('sections.*.blocks')]
const titleOf = (content: Content) => String(content.title ?? '')

/** The pages that the site has a screen for: they keep their address and are always public. */
export const fixedPageEntry: EntryKind = {
  name: 'page',
  texts,
  titleOf,
  pathOf: ({ slug }) => pageHref(slug),
  async check(db, content) {
    const problems = await check(db, content)
    return isFixedPage(content.slug) ? problems : [{ path: '', reason: 'no-screen', grave: true }, ...problems]
  },
  publish,
  listLive: liveOf(isFixedPage),
}

/** Pages that the operator begins, read below /pages. */
export const ownPageEntry: EntryKind = {
  name: 'own-page',
  begun: () => ({
    title: '',
    sentence: '',
    lede: '',
    scene: { id: 'hills', hour: 'day', seed: 1, place: '' },
    sections: [{ id: '', title: '', blocks: [] }],
  }),
  texts,
  titleOf,
  pathOf: ({ slug }) => pageHref(slug),
  async check(db, content) {
    const problems = await check(db, content)
    return isFixedPage(content.slug) ? [{ path: 'slug', reason: 'slug-taken', grave: true }, ...problems] : problems
  },
  publish,
  async unpublish(ctx, tx, liveId) {
    await deletePage(tx, liveId)
    await ctx.cache.invalidate(tx, ['pages', `page:${liveId}`])
    return done(undefined)
  },
  listLive: liveOf((slug) => !isFixedPage(slug)),
}
