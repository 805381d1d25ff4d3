import { data, Form, Link, useNavigation } from 'react-router'
import { type EmergencyDetails, openEmergencyDetails } from '#features/travellers/open-emergency-details.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { admit } from '../admit.server.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PrintButton } from '../components/print-button.tsx'
import type { Route } from './+types/manifest.ts'
import { DepartureHead } from './departure-head.tsx'
import { loadOnTheRoad, type OnTheRoad } from './load-on-the-road.server.ts'

export const handle = { words: ['departure-status'] } satisfies RouteHandle

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'bookings:read')
  const read = wordsReader(args.context)
  return loadOnTheRoad(contextOf(args.context), read, args.params.id)
}

/** Opens what is encrypted, for this answer alone: the next look at the page has it encrypted again. */
export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'sensitive:read')
  const read = wordsReader(args.context)
  const ctx = contextOf(args.context)
  const { bookings } = await loadOnTheRoad(ctx, read, args.params.id)
  const bookingIds = bookings.map(({ id }) => id)
  return data({ opened: await openEmergencyDetails(ctx, { bookingIds, staff }) }, { headers: { 'Cache-Control': 'no-store' } })
}

export default function Manifest({ loaderData, actionData }: Route.ComponentProps) {
  const arrivalLabels = useWords(arrivalWords)
  const words = useWords(arrivalWords).manifest
  const { bookings, printed } = loaderData
  const { may } = useAuth()
  const busy = useNavigation().state !== 'idle'
  const people = bookings.reduce((sum, { travellers }) => sum + travellers.length, 0)
  const opened = actionData?.opened
  return (
    <div className="departures">
      <DepartureHead head={loaderData.head} tab="manifest" />
      {bookings.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.empty} />
      ) : (
        <>
          <div className="row gap off-paper">
            <p className="muted num">{words.lede({ people, bookings: bookings.length })}</p>
            <PrintButton word={arrivalLabels.print} isLine />
            {may('sensitive:read') && !opened && (
              <Form method="post" preventScrollReset className="row">
                <button className="btn line" type="submit" aria-disabled={busy} aria-describedby="open-hint">
                  {words.open}
                </button>
                <span className="small muted" id="open-hint">
                  {words.openHint}
                </span>
              </Form>
            )}
          </div>
          <div className="gap off-paper" role="status">
            {opened && <p className="note">{words.opened({ count: opened.length })}</p>}
          </div>
          <People bookings={bookings} opened={opened} />
        </>
      )}
      <p className="small muted on-paper">{arrivalLabels.printed({ when: printed })}</p>
    </div>
  )
}

function People({ bookings, opened }: Pick<OnTheRoad, 'bookings'> & { opened: readonly EmergencyDetails[] | undefined }) {
  const words = useWords(arrivalWords).manifest
  const { columns } = words
  return (
    <div className="pane list sheet-of">
      <WideTable label={words.title}>
        <table className="table road">
          <thead>
            <tr>
              <th scope="col">{columns.traveller}</th>
              <th scope="col">{columns.age}</th>
              <th scope="col">{columns.nationality}</th>
              <th scope="col">{columns.diet}</th>
              <th scope="col">{columns.room}</th>
              <th scope="col">{columns.emergency}</th>
              <th scope="col">{columns.health}</th>
            </tr>
          </thead>
          {bookings.map((booking) => (
            <Party key={booking.id} booking={booking} opened={opened} />
          ))}
        </table>
      </WideTable>
    </div>
  )
}

type PartyProps = { booking: OnTheRoad['bookings'][number]; opened: readonly EmergencyDetails[] | undefined }

function Party({ booking: { id, reference, leadName, held, travellers, rooms, flights }, opened }: PartyProps) {
  const arrivalLabels = useWords(arrivalWords)
  const words = useWords(arrivalWords).manifest
  const roomOf = (position: number) => rooms.find(({ positions }) => positions.includes(position))?.number
  return (
    <tbody>
      <tr className="party">
        <th colSpan={7} scope="rowgroup">
          <Link to={`/admin/bookings/${id}`}>{leadName}</Link> <span className="num">{reference}</span>
          {held && <span className="tag warn">{words.held}</span>}
          <small>{flights.join(', ') || arrivalLabels.noFlight}</small>
        </th>
      </tr>
      {travellers.map(({ position, name, age, ageAssumed, nationality, diet, hasPrivate }) => {
        const known = opened?.find((one) => one.bookingId === id && one.position === position)
        const hidden = hasPrivate && !opened ? words.sealed : ''
        return (
          <tr key={position}>
            <th scope="row">{name ?? words.unnamed({ position })}</th>
            <td className="num nowrap">{ageAssumed ? words.assumed({ age, adult: age >= 18 ? 'yes' : 'no' }) : age}</td>
            <td>{nationality}</td>
            <td className="breaks">{diet}</td>
            <td className="num">{roomOf(position) ?? '–'}</td>
            <td className="breaks">{known ? known.emergencyContact : <i className="muted">{hidden}</i>}</td>
            <td className="breaks">{known ? known.health : <i className="muted">{hidden}</i>}</td>
          </tr>
        )
      })}
    </tbody>
  )
}
