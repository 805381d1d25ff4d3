import { randomBytes, randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit-log/record-audit.server.ts'
import { listPackageServices } from '#features/costs/reads.server.ts'
import { findAdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { guidesOfGroup } from '#features/orders/crew-of-group.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { findPackage } from '#features/packages/reads.server.ts'
import type { Comfort } from '#features/pricing/packages/package-rates.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { listNewestFxRates } from '#features/suppliers/fx/reads.server.ts'
import { listSupplierNames } from '#features/suppliers/rates/reads-rates.server.ts'
import { listServicesById } from '#features/suppliers/reads.server.ts'
import { exchangeOf } from '#features/suppliers/reads-book.server.ts'
import type { SupplierService } from '#features/suppliers/supplier-service.ts'
import type { Context, Db } from '#platform/context.ts'
import { transact } from '#platform/database/transact.server.ts'
import type { Day } from '#values/dates.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { referenceFrom } from '#values/reference.ts'
import { inOrder } from '../changes/change-items.ts'
import { costedAnew } from '../cost-items.server.ts'
import { roomsFor, type TripTraveller } from '../party.ts'
import { type TripActor, tripSubject } from '../trip.ts'
import type { TripOption } from '../trip-option.ts'
import { defaultRules } from '../trip-pricing.ts'
import type { ItemFacts, TripDay, TripExchange, TripVersion, VersionFacts } from '../trip-version.ts'
import { insertTrip, insertVersion } from '../writes.server.ts'
import { withFreeLeaders } from './free-leaders.ts'
import { tripOfPackage } from './from-package.ts'

type FromPackage = {
  slug: string
  comforts: readonly Comfort[]
  comfortNames: Readonly<Record<Comfort, string>>
  /** What its customer reads of it in their language. Without it, or where there is nothing, the trip begins in English. */
  inLanguage?: (found: PublishedPackage, language: string) => Promise<PackageInLanguage | undefined>
}
/** A package as it is read in a language, and what its comforts and a service of the rate book are called there. */
export type PackageInLanguage = {
  found: PublishedPackage
  comfortNames: FromPackage['comfortNames']
  serviceName: (service: Pick<SupplierService, 'name' | 'roomId'>) => string
}
export type NewTrip = {
  /** The id that it gets: the same id makes one trip. */
  id?: string
  enquiryId: string
  title: string
  startsOn: Day
  party: readonly TripTraveller[]
  /** A published package, in the comforts of which each becomes an option; or so many empty days. */
  from: FromPackage | { days: number }
}
export type BeginRefusal = { reason: 'enquiry-unknown' | 'package-unknown' }

/**
 * Begins a trip for whoever wrote an enquiry, with a draft to work on, costed by the rate book of now. It belongs to who begins it. Refused: an unknown
 * enquiry, and a package that is not published. Sent twice under one id it is one trip. Of a pilgrimage so many of the party begin as free as the
 * settings give to leaders.
 */
export async function beginTrip(
  ctx: Context,
  { id = randomUUID(), enquiryId, title, startsOn, party: all, from }: NewTrip,
  actor: TripActor,
): Promise<Outcome<{ id: string; reference: string }, BeginRefusal>> {
  const enquiry = await findAdminEnquiry(ctx.db, enquiryId)
  if (!enquiry) return refused({ reason: 'enquiry-unknown' })
  const [{ freeLeaderEvery, ...defaults }, plan] = await Promise.all([
    factsOfToday(ctx.db),
    planOf(ctx.db, from, { travellers: all.length, language: enquiry.language }),
  ])
  if (!plan) return refused({ reason: 'package-unknown' })
  const party = withFreeLeaders(all, startsOn, plan.isPilgrimage ? freeLeaderEvery : 0)
  const versionId = randomUUID()
  const reference = referenceFrom(randomBytes(8))
  const { packageId, days, options, items, included, excluded, summary } = plan
  const version: TripVersion = {
    ...{ id: versionId, tripId: id, number: 1, baseId: null, edition: 1, factsEdition: 1, frozenAt: null, frozenBy: '' },
    ...defaults,
    ...{ startsOn, party, options, summary, included, excluded, note: '' },
    rooms: roomsFor(party, startsOn),
    days: days.map((day) => ({ ...day, edition: 1 })),
    items: [],
  }
  const drafted = inOrder(
    items.map((facts) => {
      const itemId = randomUUID()
      return { ...facts, id: itemId, rootId: itemId, position: 0, cost: null, passedOn: null, edition: 1 }
    }),
  )
  const costed = await costedAnew(ctx.db, version, drafted)
  return transact(ctx.db, async (tx) => {
    const at = await ctx.clock.in(tx)
    const ownerId = actor?.id ?? null
    const inserted = await insertTrip(tx, { id, reference, enquiryId, title, ownerId, packageId, copiedFrom: null, at })
    if (inserted !== reference) return done({ id, reference: inserted })
    await insertVersion(tx, { ...version, items: costed })
    if (actor) await recordAudit(ctx, tx, { actor, action: 'trip-begun', subject: tripSubject({ id, reference }) })
    return done({ id, reference })
  })
}

type Plan = {
  packageId: number | null
  isPilgrimage: boolean
  days: Omit<TripDay, 'edition'>[]
  options: readonly TripOption[]
  items: ItemFacts[]
  summary: string
  included: readonly string[]
  excluded: readonly string[]
}

const onlyOption: TripOption = { letter: 'A', title: '', text: '', discount: null }

async function planOf(
  db: Db,
  from: NewTrip['from'],
  { travellers, language }: { travellers: number; language: string },
): Promise<Plan | undefined> {
  if ('days' in from) {
    const days = Array.from({ length: from.days }, (_, at) => ({
      ...{ day: at + 1, title: '', text: '', pictures: [] },
      ...{ fromPlaceId: null, toPlaceId: null },
    }))
    return {
      packageId: null,
      isPilgrimage: false,
      days,
      options: [onlyOption],
      items: [],
      summary: '',
      included: [],
      excluded: [],
    }
  }
  const published = await findPackage(db, from.slug)
  if (!published) return undefined
  const { comfortNames } = from
  const english = { found: published, comfortNames, serviceName: ({ name }: Pick<SupplierService, 'name'>) => name }
  const read = (await from.inLanguage?.(published, language)) ?? english
  const { found } = read
  const services = await listPackageServices(db, found.id)
  const ids = services.map(({ serviceId }) => serviceId)
  const sold = ids.length > 0 ? await listServicesById(db, ids) : []
  const suppliers = await listSupplierNames(
    db,
    sold.map(({ supplierId }) => supplierId),
  )
  const named = sold.map((service) => {
    const supplier = suppliers.find(({ id }) => id === service.supplierId)?.name ?? ''
    return [service.id, { ...service, name: read.serviceName(service), supplier }] as const
  })
  const guides = guidesOfGroup(found.kind === 'pilgrimage' ? 'pilgrims' : 'journey', travellers)
  const begun = tripOfPackage(found, services, new Map(named), {
    comforts: from.comforts,
    comfortNames: read.comfortNames,
    guides,
  })
  const { included, excluded, lede } = found
  return {
    packageId: found.id,
    isPilgrimage: found.kind === 'pilgrimage',
    ...begun,
    options: begun.options.length > 0 ? begun.options : [onlyOption],
    summary: lede,
    included,
    excluded,
  }
}

/** What a version copies of the settings and exchange rates of now, and for how many pilgrims a leader travels free. */
async function factsOfToday(db: Db): Promise<Pick<VersionFacts, 'pricing' | 'fx' | 'terms'> & { freeLeaderEvery: number }> {
  const [settings, fx] = await Promise.all([findSettings(db), exchangeOfToday(db)])
  const { vatBasisPoints, depositBasisPoints, balanceDays, cancellationPolicies, freeLeaderEvery } = settings
  return {
    freeLeaderEvery,
    pricing: { ...defaultRules, unitsByHand: [], vatHomeBp: vatBasisPoints, vatAbroadBp: vatBasisPoints },
    fx,
    terms: { depositBp: depositBasisPoints, balanceDays, policy: cancellationPolicies.tours },
  }
}

/** The exchange rates of now, as a version copies them, with their days. */
export async function exchangeOfToday(db: Db): Promise<TripExchange> {
  const newest = await listNewestFxRates(db)
  return { ...exchangeOf(newest), asOf: Object.fromEntries([...newest].map(([currency, { asOf }]) => [currency, asOf])) }
}
