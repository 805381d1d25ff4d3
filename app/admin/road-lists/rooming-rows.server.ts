import { type LodgeRoom, listRoomingByLodge } from '#features/roster/lists/list-rooming-by-lodge.server.ts'
import type { LodgeStay } from '#features/roster/lists/lodge-stays.ts'
import { listOrderedNights } from '#features/supply/reads-nights.server.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { bookingIdsOf, type ListedRun, runKeyOf } from './listed-run.ts'
import { numberRooms } from './number-rooms.ts'
import type { RoadCell, RoadList } from './road-list.ts'

/** The rooms of a run by house and night, with who sleeps in each. */
export async function roomingByLodge(ctx: Pick<Context, 'db'>, read: ReadWords, run: ListedRun): Promise<RoadList> {
  const words = read(roadListWords)
  const found = await listRoomingByLodge(ctx, bookingIdsOf(run), await listOrderedNights(ctx.db, runKeyOf(run)))
  const lodges = [...Map.groupBy(found, ({ stay }) => stayText(read, stay)).entries()].map(([group, parties]) => ({
    group,
    from: parties[0]?.stay.from ?? '',
    // A house counts its rooms and not our bookings.
    parties: numberRooms(parties),
  }))
  const [first] = lodges
  const rooms = first?.parties.flatMap((party) => party.rooms) ?? []
  const { columns } = words.rooming
  return {
    title: words.lists.rooming,
    lede: words.rooming.lede({
      lodges: lodges.length,
      rooms: rooms.filter(({ kind }) => kind !== 'unpaired').length,
      people: rooms.reduce((sum, { people }) => sum + people.length, 0),
      unpaired: rooms.reduce((sum, { kind, people }) => sum + (kind === 'unpaired' ? people.length : 0), 0),
    }),
    notes: [],
    columns: [
      { head: columns.room, as: 'head' },
      { head: columns.kind },
      { head: columns.who },
      { head: columns.diet },
      { head: words.booking },
    ],
    rows: lodges
      .toSorted((one, other) => one.from.localeCompare(other.from))
      .flatMap(({ group, parties }) =>
        parties.flatMap(({ bookingId, reference, leadName, rooms: own }) =>
          own.map((room, at) => ({
            key: `${group} ${bookingId} ${at}`,
            group,
            cells: [
              room.number ?? '–',
              kindCell(read, room, bookingId),
              whoCell(read, room),
              needsCell(room),
              { text: leadName, small: [reference] },
            ],
          })),
        ),
      ),
    empty: { title: words.rooming.emptyTitle, text: words.rooming.empty },
  }
}

function stayText(read: ReadWords, { lodge, from, to, nights }: LodgeStay): string {
  const words = read(roadListWords).rooming
  const place = lodge?.place && !lodge.name.includes(lodge.place) ? lodge.place : ''
  const name = lodge ? [lodge.name, place, lodge.phone].filter(Boolean).join(', ') : words.none
  const text = words.stay({ lodge: name, from: read.format.shortDay(from), to: read.format.shortDay(to), nights })
  return lodge && !lodge.isConfirmed ? `${text} (${words.asWritten})` : text
}

function kindCell(
  read: ReadWords,
  { kind, wished, unattended }: Pick<LodgeRoom, 'kind' | 'wished' | 'unattended'>,
  bookingId: string,
): RoadCell {
  const words = read(arrivalWords).rooming
  return {
    text: words.kinds[kind],
    small: wished ? [words.wished({ name: wished })] : [],
    warn: unattended ? words.unattended : undefined,
    go: kind === 'unpaired' ? { to: `/admin/bookings/${bookingId}/travellers#rooms`, word: words.pair } : undefined,
  }
}

const whoCell = (read: ReadWords, { people }: LodgeRoom): RoadCell => ({
  lines: people.map(({ position, name, nationality, childAge }) =>
    [
      name ?? read(arrivalWords).manifest.unnamed({ position }),
      nationality,
      childAge !== null && read(roadListWords).rooming.age({ age: childAge }),
    ]
      .filter(Boolean)
      .join(', '),
  ),
})

const needsCell = ({ people }: LodgeRoom): RoadCell => people.flatMap(({ needs }) => needs).join('; ')
