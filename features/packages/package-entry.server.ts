import type { Content } from '#features/content/entry.ts'
import type { EntryKind } from '#features/content/entry-kind.ts'
import { readContent } from '#features/content/problems-of.ts'
import { listPictureWords } from '#features/media/reads.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import { done } from '#values/outcome.ts'
import type { PackageContent, PackageKind } from './package.ts'
import { emptyRowNotes, packageProblems, pictureProblems, picturesOf, unreadPrices, withoutEmptyRows } from './package-checks.ts'
import { PackageSchema, type WrittenPackage } from './package-content.ts'
import { publishPackage, republishPackage } from './publish-package.server.ts'
import { findPackageSlug, listKnownIds, listPackageContents } from './reads-content.server.ts'
import { hidePackage, lastPosition } from './writes.server.ts'

/**
 * Packages as entries, of some kinds: what staff begin is of the first. A package keeps its id through all its versions, for
 * its departures and bookings hang on it.
 */
export const packageEntryOf = (name: string, kinds: readonly [PackageKind, ...PackageKind[]]): EntryKind => ({
  name,
  begun: () => begunPackage(kinds[0]),
  texts: [
    'title',
    'sentence',
    'lede',
    'notice',
    'scene.place',
    'days.*.title',
    'days.*.text',
    'seasonNote',
    'comforts.*.note',
    'included.*',
    'excluded.*',
    'goodToKnow.*',
  ],
  strictTexts: ['notice', 'included.*', 'excluded.*', 'goodToKnow.*'],
  titleOf: (content) => String(content.title ?? ''),
  pathOf: ({ slug }) => `/package-details/${slug}`,
  async check(db, content, over) {
    const { value, problems } = readContent(PackageSchema, content)
    if (!value) return [...unreadPrices(withoutEmptyRows(content), problems), ...emptyRowNotes(content)]
    const known = await listKnownIds(db)
    return [
      ...packageProblems(value, known, over?.now),
      ...pictureProblems(value, await listPictureWords(db, picturesOf(value))),
      ...emptyRowNotes(content),
    ]
  },
  async publish(ctx, tx, content, liveId) {
    const whole = wholePackage(PackageSchema.parse(content))
    const fees = await listVisitorFees(tx)
    if (liveId === undefined) return String(await publishPackage(ctx, tx, whole, { fees, position: await lastPosition(tx) }))
    await republishPackage(ctx, tx, whole, { id: Number(liveId), fees })
    return liveId
  },
  async unpublish(ctx, tx, liveId) {
    const slug = await findPackageSlug(tx, Number(liveId))
    await hidePackage(tx, Number(liveId), ctx.clock.now())
    await ctx.cache.invalidate(tx, ['packages', 'departures', `package:${slug}`])
    return done(undefined)
  },
  async listLive(db) {
    const live = await listPackageContents(db, kinds)
    return live.map(({ id, content }) => ({ liveId: String(id), content: content as unknown as Content }))
  },
})

/** What follows from the days: where a journey begins and ends, and how many nights it has. */
function wholePackage({ notice, days, ...written }: WrittenPackage): PackageContent {
  return {
    ...written,
    ...(notice && { notice }),
    days: days.map(({ night, ...day }) => ({ ...day, ...(night && { night }) })),
    start: days[0]?.from ?? '',
    end: days.at(-1)?.to ?? '',
    nights: days.length - 1,
  }
}

function begunPackage(kind: PackageKind): Omit<Content, 'slug'> {
  return {
    title: '',
    kind,
    sentence: '',
    lede: '',
    countries: [],
    parks: [],
    styles: kind === 'pilgrimage' ? ['pilgrimage'] : [],
    fitness: null,
    minimumAge: null,
    groupMin: null,
    groupMax: null,
    scene: { id: kind === 'pilgrimage' ? 'kibeho' : 'hills', hour: 'day', seed: 1, place: '' },
    bestMonths: Array.from({ length: 12 }, () => 1),
    seasonNote: '',
    highSeasons: [],
    days: [],
    comforts: [],
    prices: [],
    laterRates: [],
    ratesUntil: null,
    fees: [],
    firstDays: [],
    freeTimeIn: [],
    included: [],
    excluded: [],
    goodToKnow: [],
    bookable: true,
    notice: '',
    goesWellWith: [],
    cover: null,
    pictures: [],
    asOf: null,
    confidence: 'medium',
  }
}
