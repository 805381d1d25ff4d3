import { demoDepartures } from '#db/demo/departures.ts'
import { demoPackages } from '#db/demo/packages.ts'
import countries from '#db/reference/countries.json' with { type: 'json' }
import hotels from '#db/reference/hotels.json' with { type: 'json' }
import parks from '#db/reference/parks.json' with { type: 'json' }
import places from '#db/reference/places.json' with { type: 'json' }
import visitorFees from '#db/reference/visitor-fees.json' with { type: 'json' }
import { openDeparture } from '#features/departures/open-departure.server.ts'
import { addHotels } from '#features/hotels/add-hotels.server.ts'
import { publishPackage } from '#features/packages/publish-package.server.ts'
import { countPackages } from '#features/packages/reads.server.ts'
import { loadReferencePlaces } from '#features/places/load-reference-places.server.ts'
import { listVisitorFees } from '#features/places/reads.server.ts'
import type { VisitorFee } from '#features/places/visitor-fee.ts'
import { createOwner } from '#features/staff/create-owner.server.ts'
import type { Context } from '#platform/context.ts'
import { kigaliDay } from '#values/dates.ts'

/**
 * What a new database begins with. house.ts calls these in this order at every start, one process at a time, after the
 * migrations: each looks for itself whether there is anything to do.
 */

/** Countries, places, parks and fees: brought up to what this release knows. */
export async function loadReference(ctx: Context): Promise<void> {
  await loadReferencePlaces(ctx, { countries, places, parks, fees: visitorFees as VisitorFee[] })
}

/** The demo packages and fourteen months of departures counted from today, into a database without packages only. Answers whether it loaded anything. */
export async function loadDemo(ctx: Context): Promise<boolean> {
  if ((await countPackages(ctx.db)) > 0) return false
  const fees = await listVisitorFees(ctx.db)
  await ctx.db.transaction().execute(async (tx) => {
    await addHotels(tx, hotels)
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
  })
  return true
}

/** The first owner's account with a generated password, where no staff exist yet; undefined where they do. */
export async function createFirstOwner(ctx: Context, email: string): Promise<{ email: string; password: string } | undefined> {
  const created = await createOwner(ctx, { email, name: 'Owner' })
  return created.done ? { email, password: created.value.password } : undefined
}
