import { demoDepartures } from '#db/demo/departures.ts'
import { demoExtras } from '#db/demo/extras.ts'
import { demoPackageServices } from '#db/demo/package-suppliers.ts'
import { demoPackages } from '#db/demo/packages.ts'
import { demoPages } from '#db/demo/pages.ts'
import { demoPosts } from '#db/demo/posts.ts'
import { demoRateBook } from '#db/demo/rate-book.ts'
import { demoTerms } from '#db/demo/terms.ts'
import authorities from '#db/reference/authorities.json' with { type: 'json' }
import communityGuides from '#db/reference/community-guides.json' with { type: 'json' }
import countries from '#db/reference/countries.json' with { type: 'json' }
import countryGuides from '#db/reference/country-guides.json' with { type: 'json' }
import experiences from '#db/reference/experiences.json' with { type: 'json' }
import feasts from '#db/reference/feasts.json' with { type: 'json' }
import freightLanes from '#db/reference/freight-lanes.json' with { type: 'json' }
import hotelRows from '#db/reference/hotels.json' with { type: 'json' }
import legs from '#db/reference/legs.json' with { type: 'json' }
import parkGuides from '#db/reference/park-guides.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import places from '#db/reference/places.json' with { type: 'json' }
import shrines from '#db/reference/shrines.json' with { type: 'json' }
import vehicles from '#db/reference/vehicles.json' with { type: 'json' }
import visitorFees from '#db/reference/visitor-fees.json' with { type: 'json' }
import { addPosts } from '#features/blog/add-posts.server.ts'
import { addVehicleClasses } from '#features/cars/add-vehicle-classes.server.ts'
import { keepVehicleDays } from '#features/cars/keep-vehicle-days.server.ts'
import type { ReferenceClass } from '#features/cars/vehicle-class.ts'
import { addCommunity } from '#features/community/add-community.server.ts'
import type { CommunityGuide } from '#features/community/community-guide.ts'
import type { Experience } from '#features/community/experience.ts'
import { adoptEntries } from '#features/content/adopt-entries.server.ts'
import { entryKinds } from '#features/content-kinds/entry-kinds.server.ts'
import { addPackageServices } from '#features/costs/add-package-services.server.ts'
import { openDeparture } from '#features/departures/open-departure.server.ts'
import { addFreightLanes } from '#features/freight/add-freight-lanes.server.ts'
import type { Lane } from '#features/freight/lane.ts'
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import type { NewHotel } from '#features/hotels/hotel.ts'
import { keepRoomNights } from '#features/hotels/keep-room-nights.server.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { countPackages } from '#features/packages/reads.server.ts'
import { addPages } from '#features/pages/add-pages.server.ts'
import { addAuthorities } from '#features/permits/authorities/add-authorities.server.ts'
import type { NewAuthority } from '#features/permits/authorities/new-authority.ts'
import { reserveDemoPermits } from '#features/permits/lots/reserve-demo-permits.server.ts'
import { addPilgrimage } from '#features/pilgrimage/add-pilgrimage.server.ts'
import type { Feast } from '#features/pilgrimage/feast.ts'
import type { Shrine } from '#features/pilgrimage/shrine-guide.ts'
import { addGuides } from '#features/places/add-guides.server.ts'
import { addLegs } from '#features/places/add-legs.server.ts'
import type { Leg } from '#features/places/leg.ts'
import { loadReferencePlaces } from '#features/places/load-reference-places.server.ts'
import type { NewGuides } from '#features/places/new-guides.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { addExtras } from '#features/pricing/extras/add-extras.server.ts'
import { createOwner } from '#features/staff/accounts/create-owner.server.ts'
import { addRateBook } from '#features/suppliers/add-rate-book.server.ts'
import type { Context, Tx } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'

const hotels = hotelRows as NewHotel[]

/**
 * What a new database begins with. start-server.ts calls these in this order at every start, one process at a time, after the
 * migrations: each checks for itself whether there is anything to do.
 */

/** Countries, places, parks and fees: updated to this release's reference. Who sells permits, and by which terms: what is missing is added. */
export async function loadReference(ctx: Context): Promise<void> {
  await loadReferencePlaces(ctx, { countries, places, parks, fees: visitorFees as VisitorFee[] })
  await ctx.db.transaction().execute((tx) => addAuthorities(tx, authorities as NewAuthority[]))
}

/**
 * The demo's content, into a database without packages only: hotels, cars, extras, and packages with fourteen months of
 * departures counted from today. A site with packages of its own gets nothing. Returns whether it loaded anything.
 */
export async function loadDemo(ctx: Context): Promise<boolean> {
  if ((await countPackages(ctx.db)) > 0) return false
  await ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels)
    await addVehicleClasses(tx, vehicles as ReferenceClass[])
    await addExtras(tx, demoExtras)
    const published = await loadPackages(ctx, tx)
    await loadRateBook(ctx, tx, published)
    await addPosts(ctx, tx, demoPosts)
  })
  return true
}

type Published = ReadonlyMap<string, { id: number; slug: string; nights: number }>

async function loadPackages(ctx: Context, tx: Tx): Promise<Published> {
  const fees = await listVisitorFees(tx)
  const published = new Map<string, { id: number; slug: string; nights: number }>()
  for (const [position, content] of demoPackages.entries()) {
    const id = await publishPackage(ctx, tx, content, { fees, position })
    published.set(content.slug, { id, slug: content.slug, nights: content.nights })
  }
  for (const { packageSlug, ...departure } of demoDepartures(kigaliDay(ctx.clock.now()))) {
    const of = published.get(packageSlug)
    if (!of) throw new Error(`The demo has a departure of ${packageSlug}, but no such package`)
    await openDeparture(ctx, tx, { ...departure, package: of })
  }
  await reserveDemoPermits(ctx, tx)
  return published
}

/** What suppliers of the demonstration charge, and what its packages take of them. */
async function loadRateBook(ctx: Context, tx: Tx, published: Published): Promise<void> {
  const countryOf = (placeId: string) => places.find(({ id }) => id === placeId)?.countryId
  const book = demoRateBook(hotels, kigaliDay(ctx.clock.now()), countryOf)
  const services = await addRateBook(ctx, tx, book, 'Demonstration')
  for (const content of demoPackages) {
    const id = published.get(content.slug)?.id
    if (id !== undefined) await addPackageServices(tx, id, demoPackageServices(content, hotels, services))
  }
}

/** Texts that are read rather than booked: at every start the missing ones are added, and what staff have changed stays. */
export async function loadContent(ctx: Context): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await addPages(ctx, tx, { pages: demoPages, terms: demoTerms })
    await addGuides(ctx, tx, { countries: countryGuides, parks: parkGuides } as unknown as NewGuides)
    await addPilgrimage(ctx, tx, { feasts: feasts as Feast[], shrines: shrines as Shrine[] })
    await addCommunity(ctx, tx, {
      experiences: experiences as Experience[],
      guides: communityGuides as { id: string; guide: CommunityGuide }[],
    })
    await addLegs(ctx, tx, legs as Leg[])
    await addFreightLanes(ctx, tx, freightLanes as Lane[])
  })
}

/** Whatever is public and has no entry yet gets one, so that staff can write on in the admin area. */
export async function adoptContent(ctx: Context): Promise<void> {
  await adoptEntries(ctx, entryKinds)
}

/** Opens the stock of rooms and cars for the 24 months that are sold ahead: at every start, and every night from then on. */
export async function keepStockAhead(ctx: Context): Promise<void> {
  await keepRoomNights(ctx)
  await keepVehicleDays(ctx)
}

/** The first owner's account with a generated password, where no staff exist yet; undefined where they do. */
export async function createFirstOwner(ctx: Context, email: string): Promise<{ email: string; password: string } | undefined> {
  const created = await createOwner(ctx, { email, name: 'Owner' })
  return created.done ? { email, password: created.value.password } : undefined
}
