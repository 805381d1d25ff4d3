import type { ItemFacts, TripVersion } from '#features/trips/trip-version.ts'
import type { Db } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { ItemFormFacts } from './item-form.tsx'
import { placeChoices } from './load-version.server.ts'
import { optionName } from './option-name.ts'
import type { FieldErrors } from './read-fields.ts'

/** What the form of an item offers: options, travellers, places and days of its version. */
export async function itemFormFacts(
  db: Db,
  read: ReadWords,
  { options, party, days }: TripVersion,
  { kind, source }: Pick<ItemFacts, 'kind' | 'source'>,
): Promise<ItemFormFacts> {
  return {
    kind,
    source,
    options: options.map(({ letter, title }) => ({ letter, name: optionName(read, letter, title) })),
    positions: party.map(({ position }) => position),
    places: await placeChoices(db),
    days: days.length,
  }
}

/** What is wrong with the place of an item. */
export async function placeFault(db: Db, placeId: string | null): Promise<FieldErrors | undefined> {
  if (placeId === null || (await placeChoices(db)).some(({ value }) => value === placeId)) return undefined
  return { placeId: 'place-unknown' }
}
