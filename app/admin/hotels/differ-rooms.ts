import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { hotelAdminWords } from '../../words/admin/content/hotels.ts'
import { picturesText } from '../editor/pictures/pictures-field.tsx'
import type { Choices } from '../editor/shape.ts'
import { rateBoards, rateSeasons, type WrittenRate, type WrittenRoom } from './written-rooms.ts'

type Difference = { at: string; before: string; after: string }

/** The figures of a room, each with its label. */
function figuresOf(read: ReadWords) {
  const words = read(hotelAdminWords).room
  return (['beds', 'adultsMost', 'guestsMost', 'count'] as const).map((key) => ({ key, label: words[key].label }))
}

/** A whole room as lines: its facts, then each of its rates. */
export const describeRoom = (read: ReadWords, room: WrittenRoom): string =>
  [
    room.name,
    ...figuresOf(read).map(({ key, label }) => label + read.format.colon + (room[key] ?? '')),
    ...room.rates.map((rate) => rateName(read, rate) + read.format.colon + amountText(read, rate)),
  ].join('\n')

const rateName = (read: ReadWords, { board, season }: Pick<WrittenRate, 'board' | 'season'>) =>
  `${board}, ${read(hotelAdminWords).rates.seasons[season]}`
const amountText = (read: ReadWords, { amountMinor }: WrittenRate) =>
  typeof amountMinor === 'number' ? read.format.money(usd(amountMinor)) : amountMinor

/**
 * Where the rooms of two versions differ: a new or removed room whole, any other figure by figure and rate by rate, under its
 * current name. A room is matched by its id; one that has none yet by its index.
 */
export function differRooms(
  read: ReadWords,
  before: readonly WrittenRoom[],
  after: readonly WrittenRoom[],
  choices: Pick<Choices, 'pictures'> = {},
): Difference[] {
  const [was, is] = [byId(before), byId(after)]
  const remaining = [...is.keys()].filter((id) => was.has(id))
  const moved = remaining.join() !== [...was.keys()].filter((id) => is.has(id)).join()
  const names = (rooms: ReadonlyMap<string, WrittenRoom>) => [...rooms.values()].map(({ name }) => name).join('\n')
  return [
    ...[...new Set([...is.keys(), ...was.keys()])].flatMap((id) => differRoom(read, was.get(id), is.get(id), choices)),
    ...(moved ? [{ at: read(hotelAdminWords).room.order, before: names(was), after: names(is) }] : []),
  ]
}

const byId = (rooms: readonly WrittenRoom[]) => new Map(rooms.map((room, at) => [room.id || String(at), room]))

function differRoom(
  read: ReadWords,
  was: WrittenRoom | undefined,
  is: WrittenRoom | undefined,
  choices: Pick<Choices, 'pictures'>,
): Difference[] {
  const words = read(hotelAdminWords).room
  if (!was || !is)
    return [{ at: (is ?? was)?.name ?? '', before: was ? describeRoom(read, was) : '', after: is ? describeRoom(read, is) : '' }]
  const parts = [{ key: 'name', label: words.name } as const, ...figuresOf(read)].map(({ key, label }) => ({
    at: label,
    before: String(was[key] ?? ''),
    after: String(is[key] ?? ''),
  }))
  const rates = rateBoards.flatMap((board) =>
    rateSeasons.map((season) => {
      const amount = ({ rates }: WrittenRoom) => {
        const found = rates.find((rate) => rate.board === board && rate.season === season)
        return found ? amountText(read, found) : ''
      }
      return { at: rateName(read, { board, season }), before: amount(was), after: amount(is) }
    }),
  )
  const photo = ({ picture }: WrittenRoom) => picturesText(picture ? [picture] : [], choices)
  return [...parts, ...rates, { at: words.picture.label, before: photo(was), after: photo(is) }]
    .filter((part) => part.before !== part.after)
    .map((part) => ({ ...part, at: [is.name, part.at].filter(Boolean).join(', ') }))
}
