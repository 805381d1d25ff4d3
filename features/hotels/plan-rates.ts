import type { Content } from '#features/content/entry.ts'
import type { PartOfYear } from '#features/pricing/season.ts'
import type { HighSeason, Season } from '#features/pricing/stays/season.ts'
import type { Board } from '#features/pricing/stays/stay-rates.ts'
import type { Day } from '#values/dates.ts'
import { planSeasons, type SeasonFault } from './plan-seasons.ts'

/** A line of a rate sheet, before anybody has looked whether its hotel has such a room. USD cents; no amount leaves what is there. */
export type WantedRate = {
  row: number
  hotel: string
  room: string
  /** Without one it is the hotel's own. */
  board: Board | undefined
  season: Season
  span: PartOfYear | undefined
  /** The shortest stay in a high season. */
  minimumNights: number | undefined
  amountMinor: number | undefined
  /** The first day of its rate period; absent for the first period. */
  ratesFrom?: Day
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
    laterRates?: readonly LaterDraft[]
  }
}
type DraftRate = { board: Board; season: Season; amountMinor: number | string }
/** A later rate period, from a day on. */
type LaterDraft = { from: Day; highSeasons: readonly HighSeason[]; rates: readonly (DraftRate & { room: string })[] }

export type RateFault =
  | { reason: 'hotel-unknown' }
  | { reason: 'room-unknown'; rooms: string[] }
  | { reason: 'room-twice'; ids: string[] }
  | { reason: 'twice'; other: number }
  | { reason: 'no-high-season' }
  | SeasonFault

/** What a line would do: a rate that is new, another one, the same as before, or none, because it names no amount. */
type RateEffect = 'new' | 'changed' | 'same' | 'no-amount'

export type PlannedRate = WantedRate & {
  title: string
  roomName: string
  was: number | string | undefined
  effect: RateEffect
  fault: RateFault | undefined
}

export type SeasonChange = { before: readonly HighSeason[]; after: readonly HighSeason[] }

/**
 * What a whole sheet would do to one hotel. `seasons` only where those of the first rate period change; `later`: the other periods that
 * it names; `left`: rates of these periods that no line names.
 */
export type PlannedHotel = {
  draft: RateDraft
  seasons: SeasonChange | undefined
  later: { from: Day; isNew: boolean; seasons: SeasonChange | undefined }[]
  left: number
  content: RateDraft['content']
}

export type RatePlan = { rates: PlannedRate[]; hotels: PlannedHotel[] }

/**
 * What the lines of a rate sheet would do to the hotels as they are written now. A sheet adds rates and changes them and takes none
 * away. Where its lines of the high season name days, those are the high seasons of their rate period from then on. A line names its
 * period by its first day; one that the hotel has not is new, with the high seasons of the period before.
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
  const periods = Map.groupBy(lines, ({ ratesFrom }) => ratesFrom)
  const hotel: PlannedHotel = { draft, seasons: undefined, later: [], left: 0, content: draft.content }
  const rates: PlannedRate[] = []
  // The first period before the later ones, so that a new one begins with the seasons that this sheet says.
  for (const [from, own] of [...periods].sort(([a = ''], [b = '']) => (a < b ? -1 : 1))) {
    const view = from === undefined ? hotel.content : laterView(hotel.content, from)
    const planned = planPeriod(view, own, draft.title)
    rates.push(...planned.rates)
    hotel.left += planned.left
    if (from === undefined) {
      hotel.seasons = planned.seasons
      hotel.content = { ...hotel.content, highSeasons: planned.highSeasons, rooms: planned.rooms }
    } else {
      hotel.later.push({ from, isNew: !periodsOf(hotel.content).some((one) => one.from === from), seasons: planned.seasons })
      hotel.content = withLater(hotel.content, { from, highSeasons: planned.highSeasons, rates: ratesOf(planned.rooms) })
    }
  }
  return { rates, hotel: [hotel] }
}

type Period = Pick<RateDraft['content'], 'board' | 'highSeasons' | 'rooms'>

const periodsOf = ({ laterRates = [] }: RateDraft['content']) => laterRates

/** A later rate period as the first one is written. One that is not there yet has no rates, and the high seasons of the one before. */
function laterView(content: RateDraft['content'], from: Day): Period {
  const there = periodsOf(content).find((one) => one.from === from)
  const before = periodsOf(content).findLast((one) => one.from < from) ?? content
  const rates = there?.rates ?? []
  const rooms = content.rooms.map((room) => ({ ...room, rates: rates.filter((rate) => rate.room === room.id) }))
  return { board: content.board, highSeasons: (there ?? before).highSeasons, rooms }
}

/** The later periods with one more, or with another in its place, in the order of their days. */
const withLater = (content: RateDraft['content'], later: LaterDraft): RateDraft['content'] => ({
  ...content,
  laterRates: [...periodsOf(content).filter(({ from }) => from !== later.from), later].sort((a, b) => (a.from < b.from ? -1 : 1)),
})

const ratesOf = (rooms: Period['rooms']): LaterDraft['rates'] =>
  rooms.flatMap(({ id, rates }) => rates.map(({ board, season, amountMinor }) => ({ room: id, board, season, amountMinor })))

function planPeriod(content: Period, lines: readonly WantedRate[], title: string) {
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
  return {
    rates,
    seasons: isSame(content.highSeasons, after) ? undefined : { before: content.highSeasons, after },
    left: all.filter((key) => !named.has(key)).length,
    highSeasons: after,
    rooms: content.rooms.map((room) => withRates(room, amounts)),
  }
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

/** A room with other amounts by 'room board season', in the order in which rates are stored; rates that none names stay. */
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
