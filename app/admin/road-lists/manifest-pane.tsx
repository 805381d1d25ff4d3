import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { EmergencyDetails } from '#features/travellers/open-emergency-details.server.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { arrivalWords } from '../../words/admin/bookings/arrivals.ts'
import { roadListWords } from '../../words/admin/bookings/road-lists.ts'
import { useAuth } from '../auth/auth.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PrintButton } from '../components/print-button.tsx'
import type { ListedParty } from './load-parties.server.ts'

type Props = {
  bookings: readonly ListedParty[]
  /** What is encrypted, once somebody has pressed the button. */
  opened: readonly EmergencyDetails[] | undefined
  printed: string
  file: string
  tools?: ReactNode
}

/** Who travels, for the guide; the contacts and notes that are encrypted open by a button, for who may read them. */
export function ManifestPane({ bookings, opened, printed, file, tools }: Props) {
  const labels = useWords(arrivalWords)
  const words = labels.manifest
  const { may } = useAuth()
  const busy = useNavigation().state !== 'idle'
  const people = bookings.reduce((sum, { travellers }) => sum + travellers.length, 0)
  return (
    <>
      {people === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.empty} />
      ) : (
        <>
          <div className="row gap off-paper">
            <p className="muted num">{words.lede({ people, bookings: bookings.length })}</p>
            <PrintButton word={labels.print} isLine />
            <WorkbookLink file={file} />
            {tools}
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
      <p className="small muted on-paper">{labels.printed({ when: printed })}</p>
    </>
  )
}

/** The same list as a workbook. A plain link: a file is not a page of the admin area. */
export function WorkbookLink({ file }: { file: string }) {
  const words = useWords(roadListWords)
  return (
    <a className="btn line" href={file} download>
      {words.xlsx}
    </a>
  )
}

function People({ bookings, opened }: Pick<Props, 'bookings' | 'opened'>) {
  const words = useWords(arrivalWords).manifest
  const { columns } = words
  return (
    <div className="pane list sheet-of">
      <WideTable label={words.title}>
        <table className="table road road-list">
          <thead>
            <tr>
              <th scope="col">{columns.traveller}</th>
              <th scope="col">{columns.age}</th>
              <th scope="col">{columns.bornOn}</th>
              <th scope="col">{columns.nationality}</th>
              <th scope="col">{columns.passport}</th>
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

type PartyProps = { booking: ListedParty; opened: readonly EmergencyDetails[] | undefined }

function Party({ booking: { id, reference, leadName, held, travellers, rooms, flights }, opened }: PartyProps) {
  const arrivalLabels = useWords(arrivalWords)
  const words = useWords(arrivalWords).manifest
  const { day } = useFormatter()
  const roomOf = (position: number) => rooms.find(({ positions }) => positions.includes(position))?.number
  return (
    <tbody>
      <tr className="party group-head">
        <th colSpan={9} scope="rowgroup">
          <Link to={`/admin/bookings/${id}`}>{leadName}</Link> <span className="num">{reference}</span>
          {held && <span className="tag warn">{words.held}</span>}
          <small className="num">{flights.join('; ') || arrivalLabels.noFlight}</small>
        </th>
      </tr>
      {travellers.map(({ position, name, age, ageAssumed, bornOn, nationality, hasPassport, diet, access, hasPrivate }) => {
        const known = opened?.find((one) => one.bookingId === id && one.position === position)
        const hidden = hasPrivate && !opened ? words.sealed : ''
        return (
          <tr key={position}>
            <th scope="row">{name ?? words.unnamed({ position })}</th>
            <td data-label={words.columns.age} className="num nowrap">
              {ageAssumed ? words.assumed({ age, adult: age >= 18 ? 'yes' : 'no' }) : age}
            </td>
            <td data-label={words.columns.bornOn} className="num nowrap">
              {bornOn && day(bornOn)}
            </td>
            <td data-label={words.columns.nationality}>{nationality}</td>
            <td data-label={words.columns.passport}>{hasPassport && words.passportGiven}</td>
            <td data-label={words.columns.diet} className="breaks">
              {[diet, access].filter(Boolean).join('; ')}
            </td>
            <td data-label={words.columns.room} className="num">
              {roomOf(position) ?? '–'}
            </td>
            <td data-label={words.columns.emergency} className="breaks">
              {known ? known.emergencyContact : hidden && <i className="muted">{hidden}</i>}
            </td>
            <td data-label={words.columns.health} className="breaks">
              {known ? known.health : hidden && <i className="muted">{hidden}</i>}
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}
