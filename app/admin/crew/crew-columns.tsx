import { Link } from 'react-router'
import { daysOfSpan } from '#features/crew/assignments/assignment.ts'
import { isOver } from '#features/crew/crew.ts'
import { languageNames } from '#features/crew/language-names.ts'
import { type Car, type Guide, spokenLevels } from '#features/crew/member-facts.ts'
import type { Workload } from '#features/roster/reads-workload.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { Day } from '#values/dates.ts'
import { crewMemberWords } from '../../words/admin/crew/crew-member.ts'
import { crewAdminWords } from '../../words/admin/departures/crew.ts'
import type { Column } from '../components/data-table.tsx'

type Until = { text: string; over: boolean } | null
type NextRow = { title: string; path: string; days: string } | null
type MemberRow = { id: number; name: string; active: boolean; second: string; next: NextRow; worked: number }
type Around = { workload: Workload | undefined; today: Day }
type GuideRow = MemberRow & { roles: string; languages: string; phone: string; email: string; licence: Until }
type CarRow = MemberRow & { vehicleClass: string | null; forHire: boolean; seats: number; inspection: Until; insurance: Until }

const untilIn = (read: ReadWords, day: Day | null, today: Day): Until =>
  day === null ? null : { text: read.format.day(day), over: isOver(day, today) }

/** The languages of a guide with their levels, those that the guide speaks best first. */
function languagesText(read: ReadWords, { spoken, otherLanguages }: Guide): string {
  const words = read(crewMemberWords)
  const named: Readonly<Record<string, string>> = words.languages
  const known = spokenLevels.toReversed().flatMap((level) =>
    Object.keys(languageNames)
      .filter((code) => spoken[code] === level)
      .map((code) => words.spoken({ language: named[code] ?? code, level })),
  )
  return [...known, ...otherLanguages].join(', ')
}

/** What a member goes on next, with its days and how many follow. */
function nextOf(read: ReadWords, workload: Workload | undefined): NextRow {
  if (!workload?.next) return null
  const { departureId, bookingId, title, ...span } = workload.next
  const { from, to } = daysOfSpan(span)
  const days = read.format.days(from, to)
  return {
    title,
    path: departureId === null ? `/admin/bookings/${bookingId}` : `/admin/departures/${departureId}`,
    days: workload.ahead > 1 ? read(crewMemberWords).nextOfMore({ days, count: workload.ahead - 1 }) : days,
  }
}

/** A guide as a row of the list. */
export const guideRow = (read: ReadWords, guide: Guide, { workload, today }: Around): GuideRow => ({
  id: guide.id,
  name: guide.name,
  active: guide.active,
  second: read(crewMemberWords).ownership[guide.ownership],
  roles: guide.roles.map((role) => read(crewMemberWords).role[role]).join(', '),
  languages: languagesText(read, guide),
  phone: guide.phone,
  email: guide.email,
  licence: untilIn(read, guide.licenceUntil, today),
  next: nextOf(read, workload),
  worked: workload?.daysWorked ?? 0,
})

/** A vehicle as a row of the list. */
export const carRow = (read: ReadWords, car: Car, { workload, today }: Around): CarRow => ({
  id: car.id,
  name: car.name,
  active: car.active,
  second: [car.plate === car.name ? '' : car.plate, car.ownership === 'own' ? '' : read(crewMemberWords).ownershipOfCar.hired]
    .filter(Boolean)
    .join(' · '),
  vehicleClass: car.vehicleClass,
  forHire: car.forHire,
  seats: car.seats,
  inspection: untilIn(read, car.inspectionUntil, today),
  insurance: untilIn(read, car.insuredUntil, today),
  next: nextOf(read, workload),
  worked: workload?.daysWorked ?? 0,
})

const nameOf = (read: ReadWords, folder: string | false): Column<MemberRow> => ({
  head: read(crewAdminWords).columns.name,
  isRowHead: true,
  cell: ({ id, name, active }) => (
    <>
      {folder ? <Link to={`/admin/crew/${folder}/${id}`}>{name}</Link> : name}{' '}
      {!active && <span className="tag">{read(crewAdminWords).retired}</span>}
    </>
  ),
  small: ({ second }) => second,
})

/** A paper that has expired is red, and says so. */
const paper = <Row,>(read: ReadWords, head: string, of: (row: Row) => Until): Column<Row> => ({
  head,
  label: head,
  className: (row) => (of(row)?.over ? 'num presses' : 'num'),
  cell: (row) => {
    const until = of(row)
    return until && (until.over ? `${until.text} (${read(crewAdminWords).over})` : until.text)
  },
})

const workloadOf = (read: ReadWords): Column<MemberRow>[] => {
  const words = read(crewMemberWords)
  const { next, worked } = words.columns
  return [
    {
      head: next,
      label: next,
      className: 'num',
      cell: (row) => row.next && <Link to={row.next.path}>{row.next.title}</Link>,
      small: (row) => row.next?.days,
    },
    { head: worked, label: worked, className: 'num nowrap', cell: (row) => words.worked({ count: row.worked }) },
  ]
}

/** The columns of guides; `changes`: whether their names lead to their forms. */
export const guideColumns = (read: ReadWords, changes: boolean): Column<GuideRow>[] => {
  const columns = read(crewAdminWords).columns
  const { roles } = read(crewMemberWords).columns
  return [
    nameOf(read, changes && 'guides'),
    { head: roles, label: roles, cell: (row) => row.roles },
    { head: columns.languages, label: columns.languages, cell: ({ languages }) => languages },
    {
      head: columns.phone,
      className: 'num',
      cell: ({ phone }) => phone && <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,
      small: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
    },
    paper(read, columns.licence, ({ licence }) => licence),
    ...workloadOf(read),
  ]
}

/** The columns of vehicles; `changes`: whether their names lead to their forms. */
export const carColumns = (read: ReadWords, changes: boolean): Column<CarRow>[] => {
  const columns = read(crewAdminWords).columns
  const words = read(crewMemberWords)
  return [
    nameOf(read, changes && 'cars'),
    {
      head: columns.class,
      label: columns.class,
      cell: ({ vehicleClass }) => vehicleClass,
      small: ({ forHire }) => forHire && words.forHire,
    },
    { head: columns.seats, label: columns.seats, className: 'num', cell: ({ seats }) => seats },
    paper(read, columns.inspection, ({ inspection }) => inspection),
    paper(read, words.columns.insurance, ({ insurance }) => insurance),
    ...workloadOf(read),
  ]
}
