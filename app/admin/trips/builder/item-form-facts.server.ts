import { listVisitorFees } from '#features/places/reads.server.ts'
import { listShownServices } from '#features/suppliers/reads.server.ts'
import { ageOnDay } from '#features/trips/party.ts'
import type { ItemFacts, TripVersion } from '#features/trips/trip-version.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import type { ItemFormFacts } from './item-form.tsx'
import { placeChoices } from './load-version.server.ts'
import { optionName } from './option-name.ts'
import type { FieldErrors } from './read-fields.ts'

/** What the form of an item offers: options, travellers, places and days of its version. */
export async function itemFormFacts(
  db: Db,
  read: ReadWords,
  { options, party, days, startsOn }: TripVersion,
  item: Pick<ItemFacts, 'kind' | 'source' | 'day' | 'feeId' | 'serviceId'>,
): Promise<ItemFormFacts> {
  const { kind, source } = item
  const day = addDays(startsOn, item.day - 1)
  const ageOf = (age: number) => (age < fullAge ? age : null)
  return {
    kind,
    source,
    minimumAge: await minimumAgeOf(db, item),
    options: options.map(({ letter, title }) => ({ letter, name: optionName(read, letter, title) })),
    travellers: party.map((one) => ({ position: one.position, age: ageOf(ageOnDay(one, day)) })),
    places: await placeChoices(db),
    days: days.length,
  }
}

/** From which age somebody may take part; 0 where everybody may. */
async function minimumAgeOf(db: Db, { feeId, serviceId }: Pick<ItemFacts, 'feeId' | 'serviceId'>): Promise<number> {
  if (feeId !== null) return (await listVisitorFees(db)).get(feeId)?.minimumAge ?? 0
  return serviceId === null ? 0 : ((await listShownServices(db, [serviceId])).get(serviceId)?.minimumAge ?? 0)
}

/** What is wrong with the place of an item. */
export async function placeFault(db: Db, placeId: string | null): Promise<FieldErrors | undefined> {
  if (placeId === null || (await placeChoices(db)).some(({ value }) => value === placeId)) return undefined
  return { placeId: 'place-unknown' }
}
