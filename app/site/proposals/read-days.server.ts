import type { Picture } from '#features/media/picture.ts'
import type { JourneyItem } from '#features/proposals/journey-items.ts'
import type { ProposalContent, ProposedHotel, ProposedLetter } from '#features/proposals/proposal-content.ts'
import { tooYoungAges } from '#features/proposals/too-young-ages.ts'
import type { RouteContext } from '../../context.ts'
import { contentTranslator, namesOfPage } from '../../shared/translated-content.server.ts'
import type { DayTravel } from '../packages/day-travel.ts'
import { type ShownDay, shownDays } from './shown-days.ts'

/** What is on a day, as its page draws it: of a house its name, place and kind instead of its page, which shows nightly rates. */
export type PicturedItem = Omit<JourneyItem, 'hotel'> & {
  lodging: ProposedHotel['described']
  photos: readonly Picture[]
  tooYoungAges: readonly number[]
}

/** The days of a journey as they are drawn. `lang`: of what staff wrote, where that is not the language of the page. */
export type JourneyDays = {
  lang: string | undefined
  startsOn: ProposalContent['startsOn']
  travellers: number
  travels: readonly DayTravel[]
  days: readonly (Omit<ShownDay, 'items' | 'nights'> & {
    photos: readonly Picture[]
    items: readonly PicturedItem[]
    nights: readonly (PicturedItem & { isAgain: boolean })[]
  })[]
}

/** The content of a proposal with the names of its places and the kinds of its houses in the language of the page. */
export async function contentInLanguage(context: RouteContext, content: ProposalContent): Promise<ProposalContent> {
  const [place, nameOf] = await Promise.all([contentTranslator(context, 'place'), namesOfPage(context)])
  const named = <Place extends { name: string } | null>(one: Place): Place => (one === null ? one : place(one))
  const hotelInLanguage = ({ described, ...hotel }: ProposedHotel): ProposedHotel =>
    described
      ? {
          ...hotel,
          described: {
            name: described.name,
            place: nameOf({ name: described.place, of: 'place', at: 'name' }),
            kind: nameOf({ name: described.kind, of: 'hotel', at: 'kind' }),
          },
        }
      : hotel
  return {
    ...content,
    days: content.days.map((day) => ({ ...day, from: named(day.from), to: named(day.to) })),
    items: content.items.map((item) => ({ ...item, place: named(item.place), hotel: item.hotel && hotelInLanguage(item.hotel) })),
  }
}

/** The photographs of the days and of the houses, by their ids. */
export const picturesOf = ({ days, items }: Pick<ProposalContent, 'days' | 'items'>): string[] => [
  ...days.flatMap(({ pictures }) => pictures),
  ...items.flatMap(({ hotel }) => hotel?.pictures ?? []),
]

/** Photographs beside each other, of a day and of a house. */
const mostPhotos = 2

/** The days of an option with their photographs; those of a house stand at its first night alone. */
export function picturedDays(
  content: Pick<ProposalContent, 'days' | 'items' | 'travellers'>,
  letter: ProposedLetter,
  photos: ReadonlyMap<string, Picture>,
): JourneyDays['days'] {
  const pictured = (ids: readonly string[] = []) => ids.flatMap((id) => photos.get(id) ?? []).slice(0, mostPhotos)
  return shownDays(content, letter).map((day) => ({
    ...day,
    photos: pictured(day.pictures),
    items: day.items.map(({ hotel, ...item }) => ({
      ...item,
      tooYoungAges: tooYoungAges(item, content.travellers),
      lodging: hotel?.described,
      photos: pictured(hotel?.pictures),
    })),
    nights: day.nights.map(({ hotel, ...night }) => ({
      ...night,
      tooYoungAges: [],
      lodging: hotel?.described,
      photos: night.isAgain ? [] : pictured(hotel?.pictures),
    })),
  }))
}
