import type { RateDraft } from '#features/hotels/plan-rates.ts'
import { listRateDrafts } from '#features/hotels/rate-drafts.server.ts'
import { rateColumns } from '#features/hotels/read-rate-sheet.server.ts'
import type { Season } from '#features/pricing/stays/season.ts'
import { monthDayText } from '#features/pricing/year-parts.ts'
import { type CsvCell, csvText } from '#values/csv.ts'
import { contextOf } from '../../context.ts'
import { admit } from '../admit.server.ts'
import { mustFindEntry } from '../content-screens/load-editor.server.ts'
import { hotelKind } from '../hotels/hotel-kind.ts'
import { rateBoards } from '../hotels/written-rooms.ts'
import type { Route } from './+types/rates-csv.ts'

/** The rates of the drafts as a rate sheet that can be imported again: of one hotel, or of all. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'content:write')
  const ctx = contextOf(args.context)
  const slug = args.params.id === undefined ? undefined : (await mustFindEntry(ctx, hotelKind, args.params.id)).slug
  const drafts = await listRateDrafts(ctx.db, slug)
  return new Response(csvText([[...rateColumns], ...drafts.flatMap(linesOf)]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${slug ? `rates-${slug}.csv` : 'rates.csv'}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

type Room = RateDraft['content']['rooms'][number]

/** Every rate period of a hotel, the first one without a day. */
function linesOf({ slug, content }: RateDraft): CsvCell[][] {
  const later = (content.laterRates ?? []).flatMap(({ from, highSeasons, rates }) => {
    const rooms = content.rooms.map((room) => ({ ...room, rates: rates.filter((rate) => rate.room === room.id) }))
    return periodLines(slug, { ...content, rooms, highSeasons }, from)
  })
  return [...periodLines(slug, content, ''), ...later]
}

/** The days of the high seasons are in the rows of the first room only. A room without a rate has an empty row for it. */
function periodLines(slug: string, { rooms, board: own, highSeasons }: RateDraft['content'], ratesFrom: string): CsvCell[][] {
  const lines = rooms.flatMap((room) => {
    const boards = rateBoards.filter((board) => board === own || room.rates.some((rate) => rate.board === board))
    return boards.map((board) => ({ room, board }))
  })
  return lines.flatMap(({ room, board }, at) => {
    const line = (season: Season, span: readonly CsvCell[] = ['', '', null]): CsvCell[] => [
      slug,
      room.name,
      board,
      season,
      ...span,
      amountOf(room, board, season),
      ratesFrom,
    ]
    const spans = highSeasons.map(({ from, to, minimumNights }) => [monthDayText(from), monthDayText(to), minimumNights])
    const high = at === 0 ? spans.map((span) => line('high', span)) : spans.slice(0, 1).map(() => line('high'))
    return [line('low'), ...high]
  })
}

/** Dollars, as a spreadsheet adds them up. */
function amountOf({ rates }: Room, board: string, season: Season): CsvCell {
  const amount = rates.find((rate) => rate.board === board && rate.season === season)?.amountMinor
  return typeof amount === 'number' ? amount / 100 : null
}
