import { ageOf, birthDayFault } from '#features/orders/member-age.ts'
import { childShare } from '#features/pricing/child-share.ts'
import type { Tx } from '#platform/context.ts'
import { addDays, ageOn, type Day } from '#values/dates.ts'
import { fullAge } from '#values/full-age.ts'
import { done, type Outcome, refused } from '#values/outcome.ts'
import { listMinimumAges, lockForNaming } from '../privacy/reads-travellers.server.ts'
import { listTravellers } from '../reads.server.ts'
import { updateName } from './writes-travellers.server.ts'

/** `bornOn` null: it is not known yet, and the age of the price goes on. */
export type Naming = { firstNames: string; familyName: string; bornOn: Day | null }

export type NamingRefusal =
  | { reason: 'traveller-unknown' }
  | { reason: 'already-named' }
  | { reason: 'too-young'; minimumAge: number }
  | { reason: 'ages-wrong' }
  | { reason: 'price-would-change'; pricedAge: number; age: number }
  | { reason: 'no-adult' }

/**
 * Names an unnamed traveller of a group, inside the caller's transaction. Ages are completed years on the first day, those of permits and
 * parks on the day of the visit. Refused: an age with another price, because only an amendment changes a price; somebody too young for
 * the journey or a permit, over 120 or not born yet on the first day; a traveller who has another name, unless it `corrects` that. The same
 * name again changes nothing, or adds the birth day that was missing.
 */
export async function nameTraveller(
  tx: Tx,
  bookingId: string,
  position: number,
  naming: Naming,
  { corrects = false }: { corrects?: boolean } = {},
): Promise<Outcome<undefined, NamingRefusal>> {
  const traveller = await lockForNaming(tx, bookingId, position)
  if (!traveller) return refused({ reason: 'traveller-unknown' })
  if (traveller.firstNames !== null || traveller.familyName !== null) {
    if (isSame(traveller, naming)) return done(undefined)
    const isAdded = traveller.bornOn === null && isSame({ ...traveller, bornOn: naming.bornOn }, naming)
    if (!corrects && !isAdded) return refused({ reason: 'already-named' })
  }
  const refusal = naming.bornOn === null ? undefined : await ageRefusal(tx, { bookingId, position }, traveller, naming.bornOn)
  if (refusal) return refused(refusal)
  await updateName(tx, { bookingId, position }, naming)
  return done(undefined)
}

type Priced = { kind: string; startsOn: Day; bornOn: Day | null; assumedAge: number }

/** Why somebody may not be born on a day; undefined where the price, the journey and its permits take that age. */
async function ageRefusal(
  tx: Tx,
  { bookingId, position }: { bookingId: string; position: number },
  { kind, startsOn, bornOn: before, assumedAge }: Priced,
  bornOn: Day,
): Promise<NamingRefusal | undefined> {
  if (birthDayFault(bornOn, startsOn)) return { reason: 'ages-wrong' }
  const pricedOn = (day: Day) => (before === null ? assumedAge : ageOn(before, day))
  for (const { minimumAge, day } of await listMinimumAges(tx, bookingId, position)) {
    const visit = addDays(startsOn, day - 1)
    const [old, young] = [pricedOn(visit) >= minimumAge, ageOn(bornOn, visit) < minimumAge]
    if (old && young) return { reason: 'too-young', minimumAge }
    if (!old && !young) return otherPrice(pricedOn(startsOn), ageOn(bornOn, startsOn))
  }
  const [pricedAge, age] = [pricedOn(startsOn), ageOn(bornOn, startsOn)]
  if (!costsTheSame(kind, pricedAge, age)) return otherPrice(pricedAge, age)
  if (age < fullAge && !(await hasOtherAdult(tx, bookingId, position, startsOn))) return { reason: 'no-adult' }
  return undefined
}

/** Whether another traveller of the party is eighteen or older, or unnamed and assumed to be. */
async function hasOtherAdult(tx: Tx, bookingId: string, position: number, startsOn: Day): Promise<boolean> {
  const others = (await listTravellers(tx, bookingId)).filter((one) => one.position !== position)
  return others.some((one) => ageOf(one, startsOn) >= fullAge)
}

const otherPrice = (pricedAge: number, age: number) => ({ reason: 'price-would-change', pricedAge, age }) as const

const isSame = (known: { firstNames: string | null; familyName: string | null; bornOn: Day | null }, naming: Naming) =>
  known.firstNames === naming.firstNames && known.familyName === naming.familyName && known.bornOn === naming.bornOn

/**
 * Whether two ages have the same price in any party: the same child share with one adult and with two. A hotel has its own rule for
 * children, and so has every supplier of a journey made to measure: there a child must have exactly the age that the price was made for.
 */
function costsTheSame(kind: string, pricedAge: number, age: number): boolean {
  if (kind === 'hire') return true
  if ((kind === 'stay' || kind === 'tailored') && (pricedAge < fullAge || age < fullAge)) return pricedAge === age
  return [1, 2].every((adults) => childShare(pricedAge, adults) === childShare(age, adults))
}
