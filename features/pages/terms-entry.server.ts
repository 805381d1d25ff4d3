import { z } from 'zod'
import { differences } from '#features/content/difference.ts'
import type { Content } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Db } from '#platform/context.ts'
import { kigaliDay, kigaliInstant } from '#values/dates.ts'
import { done } from '#values/outcome.ts'
import { termsTranslationsQueue } from '#values/queues.ts'
import { blockTexts } from './block-texts.ts'
import { followTermsQueue } from './follow-terms.server.ts'
import { SectionsSchema } from './page-content.ts'
import { photoProblems } from './photo-problems.server.ts'
import { findTerms, listWholeTerms } from './reads.server.ts'
import { sectionsToPublish } from './sections-to-publish.ts'
import type { TermsVersion } from './terms-version.ts'
import { tidyBlocks } from './tidy-blocks.ts'
import { deleteTerms, upsertTerms } from './writes.server.ts'

/** What a version of the terms must contain. Its name is its slug: bookings store it. */
const TermsSchema = z.object({
  slug: z.string().min(1).max(40),
  effectiveOn: z.iso.date(),
  changes: z.string().min(1).max(400),
  sections: SectionsSchema,
})
type WrittenTerms = z.output<typeof TermsSchema>

const findInForce = async (db: Db) => findTerms(db, (await findSettings(db)).termsVersion)

/** A version that is or was in force: bookings were made under it, so nothing in it changes any more. */
const isUnchanged = (version: TermsVersion, inForce: TermsVersion | undefined) =>
  inForce !== undefined && version.effectiveOn <= inForce.effectiveOn

const contentOf = ({ version, effectiveOn, changes, sections }: TermsVersion): Content => ({
  slug: version,
  title: version,
  effectiveOn,
  changes,
  sections: sections.map(({ id, title, blocks }) => ({ id, title, blocks })),
})

function isSame({ slug, effectiveOn, changes, sections }: WrittenTerms, live: TermsVersion): boolean {
  const tidy = sections.map(({ id, title, blocks }) => ({ id, title, blocks: tidyBlocks(blocks) }))
  const { title: _, ...public_ } = contentOf(live)
  return differences({ slug, effectiveOn, changes, sections: tidy }, public_).length === 0
}

const termsTexts = ['changes', 'sections.*.title', ...blockTexts('sections.*.blocks')]

/** Versions of the terms. A new one begins as a copy of the newest, and comes into force by itself on its day. */
export const termsEntry: EntryKind = {
  name: 'terms',
  begun: () => ({ title: '', effectiveOn: null, changes: '', sections: [] }),
  async beginFrom(db) {
    const [newest] = await listWholeTerms(db)
    return { title: '', effectiveOn: null, changes: '', sections: newest ? contentOf(newest).sections : [] }
  },
  texts: termsTexts,
  strictTexts: termsTexts,
  titleOf: ({ slug, title }) => slug || String(title ?? ''),
  pathOf: ({ slug }) => `/terms-and-conditions?version=${slug}`,
  async check(db, content) {
    const { value, problems } = readContent(TermsSchema, content)
    if (!value) return problems
    const [live, inForce] = [await findTerms(db, value.slug), await findInForce(db)]
    if (live && isUnchanged(live, inForce))
      return isSame(value, live) ? [] : [{ path: '', reason: 'terms-unchanged', grave: true }]
    const photos = await photoProblems(
      db,
      value.sections.map(({ blocks }, at) => ({ path: `sections.${at}.blocks`, blocks })),
    )
    if (!inForce || value.effectiveOn > inForce.effectiveOn) return photos
    return [{ path: 'effectiveOn', reason: 'terms-too-early', grave: true, facts: { day: inForce.effectiveOn } }, ...photos]
  },
  async publish(ctx, tx, content) {
    const { slug: version, effectiveOn, changes, sections: written } = TermsSchema.parse(content)
    const [live, inForce] = [await findTerms(tx, version), await findInForce(tx)]
    if (live && isUnchanged(live, inForce)) return version
    const before = live ?? inForce
    const sections = sectionsToPublish(written, before?.sections ?? [], kigaliDay(ctx.clock.now()))
    await upsertTerms(tx, { version, effectiveOn, changes, sections })
    await ctx.cache.invalidate(tx, ['terms'])
    // A copy of which little changed may be translated already.
    await ctx.jobs.addOnce(tx, termsTranslationsQueue)
    await ctx.jobs.add(tx, followTermsQueue, {}, { startAfter: kigaliInstant(effectiveOn, 0) })
    return version
  },
  async isFrozen(db, version) {
    const live = await findTerms(db, version)
    return live !== undefined && isUnchanged(live, await findInForce(db))
  },
  async unpublish(ctx, tx, version) {
    await deleteTerms(tx, version)
    await ctx.cache.invalidate(tx, ['terms'])
    return done(undefined)
  },
  async listLive(db) {
    return (await listWholeTerms(db)).map((terms) => ({ liveId: terms.version, content: contentOf(terms) }))
  },
}
