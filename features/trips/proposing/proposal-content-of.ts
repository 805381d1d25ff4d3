import { sceneOfPlace } from '#features/orders/scene-of-place.ts'
import type {
  ProposalContent,
  ProposedDay,
  ProposedItem,
  ProposedOption,
  ProposedPlace,
} from '#features/proposals/proposal-content.ts'
import { fullAge } from '#values/full-age.ts'
import { estimatedItems } from '../estimates.ts'
import { ageOnDay } from '../party.ts'
import type { PricedTrip } from '../pricing/price-trip.ts'
import type { TripDay, TripItem, TripVersion } from '../trip-version.ts'
import type { ProposalFacts } from './proposal-facts.ts'

/**
 * What the customer reads of a version at its price: its days, what is on them, its options with their lines. Notes, costs, rules, rates and whose service
 * something is are not in it.
 */
export function proposalContentOf(
  title: string,
  version: TripVersion,
  priced: Pick<PricedTrip, 'options'>,
  facts: ProposalFacts,
): ProposalContent {
  const { startsOn, party, options, days, items, terms } = version
  const placeOf = (id: string | null) => (id === null ? null : (facts.places.get(id) ?? null))
  const shownDays = days.map((day) => dayOf(day, placeOf, facts))
  return {
    title,
    summary: version.summary,
    scene: sceneOf(shownDays),
    startsOn,
    travellers: party.map((one) => ({ position: one.position, childOf: childOf(ageOnDay(one, startsOn)) })),
    options: priced.options.flatMap(({ letter, lines, totalMinor, optional }): ProposedOption[] => {
      const option = options.find((one) => one.letter === letter)
      return option
        ? [
            {
              letter,
              title: option.title,
              text: option.text,
              lines,
              totalMinor,
              optional,
              isEstimate: estimatedItems(version, letter).length > 0,
            },
          ]
        : []
    }),
    days: shownDays,
    items: items.filter(isShown).map((item) => itemOf(item, placeOf, facts)),
    included: version.included,
    excluded: version.excluded,
    terms: { depositBasisPoints: terms.depositBp, balanceDays: terms.balanceDays, policy: terms.policy },
    rwfPerUsd: facts.rwfPerUsd,
  }
}

const childOf = (age: number) => (age < fullAge ? age : null)

type PlaceOf = (id: string | null) => ProposedPlace | null

function dayOf(
  { day, title, text, fromPlaceId, toPlaceId, pictures }: TripDay,
  placeOf: PlaceOf,
  facts: ProposalFacts,
): ProposedDay {
  const road =
    fromPlaceId !== toPlaceId &&
    facts.connections.find(
      ({ fromId, toId }) => (fromId === fromPlaceId && toId === toPlaceId) || (fromId === toPlaceId && toId === fromPlaceId),
    )
  return {
    ...{ day, title, text, pictures },
    from: placeOf(fromPlaceId),
    to: placeOf(toPlaceId),
    driveKm: road ? road.km : 0,
    driveMinutes: road ? road.minutes : 0,
  }
}

/** Kilometres are charged beside the car, and the road of the day says them. */
const isShown = ({ kind, kilometres }: TripItem) => kind !== 'transport' || kilometres === null

/** The title without the board as the trade abbreviates it, which the customer reads in words. */
export const titleOf = (title: string, board: string | null | undefined) => (board ? title.replace(` (${board})`, '') : title)

function itemOf(item: TripItem, placeOf: PlaceOf, { services, fees }: ProposalFacts): ProposedItem {
  const { id, day, days, kind, text, options, who, optional, dayUse } = item
  const service = item.serviceId === null ? undefined : services.get(item.serviceId)
  const fee = item.feeId === null ? undefined : fees.get(item.feeId)
  return {
    ...{ id, day, days, kind, text, options, who, optional, dayUse },
    title: titleOf(item.title, service?.board),
    place: placeOf(item.placeId),
    isTicked: item.ticked,
    isOwn: item.source === 'own',
    board: service?.board ?? null,
    hotel: service?.hotel ?? null,
    minimumAge: fee?.minimumAge ?? service?.minimumAge ?? 0,
  }
}

/** The landscape of the first place that is not where the journey begins. */
function sceneOf(days: readonly ProposedDay[]): ProposalContent['scene'] {
  const places = days.flatMap(({ from, to }) => [from, to]).filter((place) => place !== null)
  const shown = places.find(({ id }) => id !== places[0]?.id) ?? places[0]
  return sceneOfPlace({ placeId: shown?.id ?? '', placeName: shown?.name ?? '' })
}
