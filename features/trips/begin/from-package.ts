import type { PackageService } from '#features/costs/package-service.ts'
import type { PublishedPackage } from '#features/packages/published-package.ts'
import { homeCountry } from '#features/places/home-country.ts'
import { type Comfort, comforts } from '#features/pricing/packages/package-rates.ts'
import { isGuideOfGroup, type SupplierService, serviceName } from '#features/suppliers/supplier-service.ts'
import { type OptionLetter, optionLetters, type TripOption } from '../trip-option.ts'
import { type ItemFacts, mostDayPictures, type TripDay } from '../trip-version.ts'

/** Everything of an item that is said only where it is so. */
export const plainItem = {
  text: '',
  note: '',
  placeId: null,
  serviceId: null,
  feeId: null,
  options: null,
  optional: false,
  ticked: false,
  who: null,
  rooms: null,
  quantity: null,
  kilometres: null,
  vehicles: null,
  dayUse: false,
  abroad: false,
  mayEstimate: false,
  hand: null,
  provisional: null,
  rule: null,
} satisfies Partial<ItemFacts>

type SoldService = Pick<SupplierService, 'kind' | 'name' | 'board' | 'basis'> & { supplier: string }

/** What a customer reads of a service: of a stay the house and the room, of anything else what it is and not whose. */
export const titleOf = ({ supplier, ...service }: Omit<SoldService, 'basis'>): string =>
  service.kind === 'stay' ? `${supplier}: ${serviceName(service)}` : serviceName(service)

type Begun = { days: Omit<TripDay, 'edition'>[]; options: TripOption[]; items: ItemFacts[] }
/** `guides`: how many the party needs. */
type Wanted = { comforts: readonly Comfort[]; comfortNames: Readonly<Record<Comfort, string>>; guides: number }

/**
 * A package as the days, options and items of a trip: an option for each comfort that is wanted, its stays, cars and guides by what the package takes of
 * suppliers, as many guides as the party needs, its permits and park fees. A night for which an option has no stay gets a placeholder with the name of the hotel that the package names.
 */
export function tripOfPackage(
  { itinerary, rates, nights }: Pick<PublishedPackage, 'itinerary' | 'rates' | 'nights'>,
  services: readonly PackageService[],
  sold: ReadonlyMap<number, SoldService>,
  { comforts: wanted, comfortNames, guides }: Wanted,
): Begun {
  const options = comforts
    .filter((comfort) => wanted.includes(comfort))
    .map((comfort, at): TripOption & { comfort: Comfort } => {
      const letter = optionLetters[at] ?? 'A'
      return { letter, title: comfortNames[comfort], text: '', discount: null, comfort }
    })
  const letterOf = new Map(options.map(({ comfort, letter }) => [comfort, letter]))
  const inAll = (letters: OptionLetter[]) => (letters.length === options.length ? null : letters)
  const placeOf = (day: number) => itinerary[day - 1]?.to
  const served = services.flatMap(({ serviceId, comfort, day, days, kilometres }): ItemFacts[] => {
    const service = sold.get(serviceId)
    const letter = comfort === null ? undefined : letterOf.get(comfort)
    if (!service || (comfort !== null && !letter)) return []
    const place = placeOf(day)
    return [
      {
        ...plainItem,
        day,
        days,
        kind: service.kind,
        source: 'service',
        title: titleOf(service),
        placeId: place?.id ?? null,
        serviceId,
        options: letter ? inAll([letter]) : null,
        kilometres,
        quantity: isGuideOfGroup(service) && guides > 1 ? guides : null,
        abroad: place !== undefined && place.countryId !== homeCountry,
      },
    ]
  })
  const sleeps = (night: number, letter: OptionLetter) =>
    served.some(
      ({ kind, day, days, options: own }) =>
        kind === 'stay' && day <= night && night < day + days && (own === null || own.includes(letter)),
    )
  const open = Array.from({ length: nights }, (_, at) => at + 1).flatMap((night): ItemFacts[] => {
    const letters = options.map(({ letter }) => letter).filter((letter) => !sleeps(night, letter))
    const stay = itinerary[night - 1]?.night
    if (letters.length === 0 || !stay) return []
    const { id, countryId } = stay.place
    const facts = { day: night, days: 1, kind: 'stay', source: 'placeholder', title: stay.hotel } as const
    return [{ ...plainItem, ...facts, placeId: id, options: inAll(letters), abroad: countryId !== homeCountry }]
  })
  const fees = rates.fees.flatMap(({ id, name, day, quantity }): ItemFacts[] => {
    const facts = { day, days: 1, kind: 'fee', source: 'fee', title: name, feeId: id } as const
    return Array.from({ length: quantity }, () => ({ ...plainItem, ...facts }))
  })
  return {
    days: itinerary.map(({ day, title, text, from, to, pictures }) => ({
      ...{ day, title, text, pictures: pictures.slice(0, mostDayPictures) },
      ...{ fromPlaceId: from.id, toPlaceId: to.id },
    })),
    options: options.map(({ comfort: _, ...option }) => option),
    items: [...served, ...open, ...fees],
  }
}
