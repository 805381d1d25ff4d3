import { moneyText, usd } from '#values/money.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { picturesText } from '../editor/pictures/pictures-field.tsx'
import type { Choices } from '../editor/shape.ts'
import { rateBoards, rateSeasons, type WrittenRate, type WrittenRoom } from './written-rooms.ts'

const words = hotelAdminWords.room
const labels = hotelAdminWords.rates

type Difference = { at: string; before: string; after: string }

/** A whole room as lines: its facts, then each of its rates. */
export const describeRoom = (room: WrittenRoom): string =>
  [room.name, ...figures.map(({ key, label }) => `${label}: ${room[key] ?? ''}`), ...room.rates.map(describeRate)].join('\n')

const figures = [
  { key: 'beds', label: words.beds.label },
  { key: 'adultsMost', label: words.adultsMost.label },
  { key: 'guestsMost', label: words.guestsMost.label },
  { key: 'count', label: words.count.label },
] as const

const rateName = ({ board, season }: Pick<WrittenRate, 'board' | 'season'>) => `${board}, ${labels.seasons[season]}`
const describeRate = (rate: WrittenRate) => `${rateName(rate)}: ${amountText(rate)}`
const amountText = ({ amountMinor }: WrittenRate) => (typeof amountMinor === 'number' ? moneyText(usd(amountMinor)) : amountMinor)

/**
 * Where the rooms of two versions differ: a new or removed room whole, any other figure by figure and rate by rate, under its
 * current name. A room is matched by its id; one that has none yet by its index.
 */
export function differRooms(
  before: readonly WrittenRoom[],
  after: readonly WrittenRoom[],
  choices: Pick<Choices, 'pictures'> = {},
): Difference[] {
  const [was, is] = [byId(before), byId(after)]
  const remaining = [...is.keys()].filter((id) => was.has(id))
  const moved = remaining.join() !== [...was.keys()].filter((id) => is.has(id)).join()
  const names = (rooms: ReadonlyMap<string, WrittenRoom>) => [...rooms.values()].map(({ name }) => name).join('\n')
  return [
    ...[...new Set([...is.keys(), ...was.keys()])].flatMap((id) => differRoom(was.get(id), is.get(id), choices)),
    ...(moved ? [{ at: words.order, before: names(was), after: names(is) }] : []),
  ]
}

const byId = (rooms: readonly WrittenRoom[]) => new Map(rooms.map((room, at) => [room.id || String(at), room]))

function differRoom(was: WrittenRoom | undefined, is: WrittenRoom | undefined, choices: Pick<Choices, 'pictures'>): Difference[] {
  if (!was || !is)
    return [{ at: (is ?? was)?.name ?? '', before: was ? describeRoom(was) : '', after: is ? describeRoom(is) : '' }]
  const parts = [{ key: 'name', label: words.name } as const, ...figures].map(({ key, label }) => ({
    at: label,
    before: String(was[key] ?? ''),
    after: String(is[key] ?? ''),
  }))
  const rates = rateBoards.flatMap((board) =>
    rateSeasons.map((season) => {
      const amount = ({ rates }: WrittenRoom) => {
        const found = rates.find((rate) => rate.board === board && rate.season === season)
        return found ? amountText(found) : ''
      }
      return { at: rateName({ board, season }), before: amount(was), after: amount(is) }
    }),
  )
  const photo = ({ picture }: WrittenRoom) => picturesText(picture ? [picture] : [], choices)
  return [...parts, ...rates, { at: words.picture.label, before: photo(was), after: photo(is) }]
    .filter((part) => part.before !== part.after)
    .map((part) => ({ ...part, at: [is.name, part.at].filter(Boolean).join(', ') }))
}
