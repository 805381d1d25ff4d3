import type { Content } from '#features/content/entry.ts'
import type { PartOfYear } from '#features/pricing/season.ts'
import type { HighSeason, Season } from '#features/pricing/stays/season.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import { planSeasons, type SeasonFault } from './plan-seasons.ts'

/** A line of a rate sheet, before anybody has looked whether its hotel has such a room. USD cents; no amount leaves what is there. */
export type WantedRate = {
  row: number
  hotel: string
  room: string
  /** Without one it is the house's own. */
  board: Board | undefined
  season: Season
  span: PartOfYear | undefined
  /** The shortest stay in a high season. */
  minimumNights: number | undefined
  amountMinor: number | undefined
}

/** A hotel as it is written now, with all that a rate sheet may change. What was typed and is no amount is a text. */
export type RateDraft = {
  id: number
  version: number
  slug: string
  title: string
  content: Content & {
    board: Board
    highSeasons: readonly HighSeason[]
    rooms: readonly (Record<string, unknown> & { id: string; name: string; rates: readonly DraftRate[] })[]
  }
}
type DraftRate = { board: Board; season: Season; amountMinor: number | string }

export type RateFault =
  | { reason: 'hotel-unknown' }
  | { reason: 'room-unknown'; rooms: string[] }
  | { reason: 'room-twice'; ids: string[] }
  | { reason: 'twice'; other: number }
  | { reason: 'no-high-season' }
  | SeasonFault

/** What a line would do: a rate that is new, another one, the same as before, or none, because it names no amount. */
export type RateEffect = 'new' | 'changed' | 'same' | 'no-amount'

export type PlannedRate = WantedRate & {
  title: string
  roomName: string
  was: number | string | undefined
  effect: RateEffect
  fault: RateFault | undefined
}

/** What a whole sheet would do to one hotel. `seasons` only where they change; `left`: rates that no line of the sheet names. */
export type PlannedHotel = {
  draft: RateDraft
  seasons: { before: readonly HighSeason[]; after: readonly HighSeason[] } | undefined
  left: number
  content: RateDraft['content']
}

export type RatePlan = { rates: PlannedRate[]; hotels: PlannedHotel[] }

/**
 * What the lines of a rate sheet would do to the hotels as they are written now. A sheet adds rates and changes them and takes none
 * away. Where its lines of the high season name days, those are the high seasons of the house from then on.
 */
export function planRates(wanted: readonly WantedRate[], drafts: readonly RateDraft[]): RatePlan {
  const groups = Map.groupBy(wanted, ({ hotel }) => hotel)
  const planned = [...groups].map(([slug, lines]) => {
    const draft = drafts.find((one) => one.slug === slug)
    if (!draft) return { rates: lines.map((line) => withoutHotel(line)), hotel: [] }
    return planHotel(draft, lines)
  })
  return {
    rates: planned.flatMap(({ rates }) => rates).sort((a, b) => a.row - b.row),
    hotels: planned.flatMap(({ hotel }) => hotel),
  }
}

const withoutHotel = (line: WantedRate): PlannedRate => ({
  ...line,
  title: line.hotel,
  roomName: line.room,
  was: undefined,
  effect: 'no-amount',
  fault: { reason: 'hotel-unknown' },
})

function planHotel(draft: RateDraft, lines: readonly WantedRate[]): { rates: PlannedRate[]; hotel: PlannedHotel[] } {
  const { content, title } = draft
  const { after, faults } = planSeasons(lines, content.highSeasons)
  const named = new Map<string, { row: number; amountMinor: number | undefined }>()
  const found = lines.map((line) => {
    const room = findRoom(content.rooms, line.room)
    const board = line.board ?? content.board
    const key = 'id' in room ? `${room.id} ${board} ${line.season}` : ''
    const before = named.get(key)
    if (key && !before) named.set(key, line)
    const twice =
      before && before.amountMinor !== line.amountMinor ? ({ reason: 'twice', other: before.row } as const) : undefined
    const seasonless = line.season === 'high' && after.length === 0 ? ({ reason: 'no-high-season' } as const) : undefined
    const fault = 'id' in room ? (faults.get(line.row) ?? twice ?? seasonless) : room
    return { line, key, board, fault, room: 'id' in room ? room : undefined }
  })
  const rates = found.map(({ line, board, fault, room }): PlannedRate => {
    const was = room?.rates.find((rate) => rate.board === board && rate.season === line.season)?.amountMinor
    return { ...line, board, title, roomName: room?.name ?? line.room, was, effect: effectOf(was, line.amountMinor), fault }
  })
  const changes = found.flatMap(({ line, key, fault }) =>
    fault || line.amountMinor === undefined ? [] : [[key, line.amountMinor] as const],
  )
  const amounts = new Map(changes)
  const all = content.rooms.flatMap((room) => room.rates.map((rate) => `${room.id} ${rate.board} ${rate.season}`))
  const hotel = {
    draft,
    seasons: isSame(content.highSeasons, after) ? undefined : { before: content.highSeasons, after },
    left: all.filter((key) => !named.has(key)).length,
    content: { ...content, highSeasons: after, rooms: content.rooms.map((room) => withRates(room, amounts)) },
  }
  return { rates, hotel: [hotel] }
}

function effectOf(was: number | string | undefined, amount: number | undefined): RateEffect {
  if (amount === undefined) return 'no-amount'
  if (was === undefined) return 'new'
  return was === amount ? 'same' : 'changed'
}

type Room = RateDraft['content']['rooms'][number]

/** A room by its id or by its name, whatever its case. */
function findRoom(rooms: readonly Room[], text: string): Room | RateFault {
  const byId = rooms.find(({ id }) => id !== '' && id === text)
  if (byId) return byId
  const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
  const [room, other, ...more] = rooms.filter(({ id, name }) => id !== '' && plain(name) === plain(text))
  if (room && other) return { reason: 'room-twice', ids: [room, other, ...more].map(({ id }) => id) }
  return room ?? { reason: 'room-unknown', rooms: rooms.map(({ name }) => name) }
}

const boardOrder: readonly Board[] = ['BB', 'FB', 'GP', 'HB', 'RO']

/** A room with other amounts by 'room board season', in the order in which rates are kept; rates that none names stay. */
function withRates(room: Room, amounts: ReadonlyMap<string, number>): Room {
  const rates = boardOrder.flatMap((board) =>
    (['low', 'high'] as const).flatMap((season): DraftRate[] => {
      const existing = room.rates.find((rate) => rate.board === board && rate.season === season)
      const amountMinor = amounts.get(`${room.id} ${board} ${season}`) ?? existing?.amountMinor
      return amountMinor === undefined ? [] : [{ board, season, amountMinor }]
    }),
  )
  return { ...room, rates }
}

const isSame = (before: readonly HighSeason[], after: readonly HighSeason[]) =>
  JSON.stringify(before.map(spanOf)) === JSON.stringify(after.map(spanOf))
const spanOf = ({ from, to, minimumNights }: HighSeason) => [from, to, minimumNights]
