import type { Untranslated } from '#features/content/texts/untranslated.ts'
import { untranslatedOf } from '#features/content/texts/untranslated-of.ts'
import type { DepartureRow } from '#features/departures/departure-row.ts'
import type { PackageCard, PublishedPackage } from '#features/packages/reads.server.ts'
import type { RouteContext } from '../../context.ts'
import { readDepartures, readPackage, readShelf } from '../shared-reads.server.ts'

/** The pilgrimage that is recommended where none is chosen. */
const recommended = 'the-road-to-kibeho'

export type PilgrimChoice = Pick<PublishedPackage, 'slug' | 'title'> & Untranslated

type PilgrimPackages = {
  /** Everything that has to do with a pilgrimage, for the shelf. */
  cards: PackageCard[]
  /** Pilgrimages on sale with all data, the recommended one first. */
  onSale: PublishedPackage[]
  departures: DepartureRow[]
}

/** The pilgrimages that are sold, with their departures. */
export async function listPilgrimPackages(context: RouteContext, now: Date): Promise<PilgrimPackages> {
  const { cards } = await readShelf(context, { style: 'pilgrimage', sort: 'recommended', page: 1 })
  const sold = cards.filter(({ kind, bookable }) => kind === 'pilgrimage' && bookable)
  const whole = await Promise.all(sold.map(({ slug }) => readPackage(context, slug)))
  const onSale = whole.filter((found) => found !== undefined)
  const rates = new Map(onSale.map(({ id, rates: own }) => [id, own]))
  const departures = await readDepartures(context, { now, style: 'pilgrimage', rates })
  onSale.sort((a, b) => Number(b.slug === recommended) - Number(a.slug === recommended))
  return { cards, onSale, departures: departures.filter(({ kind }) => kind === 'pilgrimage') }
}

/** A pilgrimage among others to choose from. */
export const choiceOf = (found: PublishedPackage): PilgrimChoice => ({
  slug: found.slug,
  title: found.title,
  ...untranslatedOf(found, ['title']),
})

/** The pilgrimage that an address names, or the recommended one; undefined where none is on sale. */
export const chosenAmong = (onSale: readonly PublishedPackage[], slug: string | null): PublishedPackage | undefined =>
  onSale.find((found) => found.slug === slug) ?? onSale[0]
