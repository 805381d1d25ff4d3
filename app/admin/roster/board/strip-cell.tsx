import { Link } from 'react-router'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { overlapText, spanText } from '../assignment-text.ts'
import { type BoardQuery, boardAddress } from './board-address.ts'
import type { BoardStrip, NeedyRun } from './load-board.server.ts'

/** What an assignment is for, in a word or two: the trip, or why somebody is away. */
export const stripTitle = (read: ReadWords, { run, absence }: Pick<BoardStrip, 'run' | 'absence'>): string =>
  run ? run.title : read(assignmentWords).absences[absence ?? 'other']

/** That the papers end before the assignment does; undefined where they do not. */
export function papersText(read: ReadWords, { kind, papersEnd }: BoardStrip): string | undefined {
  const words = read(rosterWords).table
  return papersEnd === null
    ? undefined
    : words[kind === 'guide' ? 'licenceEnds' : 'inspectionEnds']({ day: read.format.shortDate(papersEnd) })
}

type Props = { strip: BoardStrip; inBrowser: boolean; changes: boolean; to: string }

/** An assignment at its days, as a link to all about it. Its state is a word; a name for the ear says whose it is, and when. */
export function StripCell({ strip, inBrowser, changes, to }: Props) {
  const read = useReader()
  const words = read(rosterWords).table
  const { id, place, run, state, absence, name, overlaps } = strip
  const papers = papersText(read, strip)
  const facts = [
    papers,
    overlaps.length > 0 && words.overlaps,
    absence === null && read(assignmentWords).stateShort[state],
    run?.travellers ? words.people({ count: run.travellers }) : '',
    run?.reference,
    absence && strip.note,
  ].filter(Boolean)
  const title = stripTitle(read, strip)
  const forEar = [
    name,
    spanText(read, strip),
    place.cutBefore && words.cutBefore,
    place.cutAfter && words.cutAfter,
    overlaps.length > 0 && words.overlapsList({ list: read.format.list(overlaps.map((one) => overlapText(read, one))) }),
  ].filter(Boolean)
  const look = papers ? 'wrong' : absence ? 'away' : state
  return (
    <td colSpan={place.end - place.start} className="has">
      <Link
        to={to}
        preventScrollReset
        draggable={false}
        className={['roster-strip', look, place.cutBefore && 'cut-before', place.cutAfter && 'cut-after']
          .filter(Boolean)
          .join(' ')}
        data-start={place.start}
        data-end={place.end}
        data-strip={id}
        tabIndex={inBrowser ? -1 : undefined}
        title={[title, ...facts, spanText(read, strip)].join(' · ')}
      >
        <b>{title}</b> <small>{facts.join(' · ')}</small>
        <span className="visually-hidden">{`, ${forEar.join(', ')}`}</span>
        {changes && !place.cutBefore && <span className="end before" data-edge="start" aria-hidden="true" />}
        {changes && !place.cutAfter && <span className="end after" data-edge="end" aria-hidden="true" />}
      </Link>
    </td>
  )
}

/** A run that lacks somebody at its days, as a link to who is free. */
export function NeedCell({ need, query, inBrowser }: { need: NeedyRun; query: BoardQuery; inBrowser: boolean }) {
  const read = useReader()
  const words = read(rosterWords).table
  const { item, place } = need
  const missing = item.missing.join(', ')
  const people = item.travellers > 0 ? words.people({ count: item.travellers }) : ''
  const facts = [missing, people, item.reference].filter(Boolean)
  return (
    <td colSpan={place.end - place.start} className="has">
      <Link
        to={boardAddress(query, { run: item.run })}
        preventScrollReset
        draggable={false}
        className={['roster-strip need', place.cutBefore && 'cut-before', place.cutAfter && 'cut-after']
          .filter(Boolean)
          .join(' ')}
        data-start={place.start}
        data-end={place.end}
        data-run={item.run}
        tabIndex={inBrowser ? -1 : undefined}
        aria-current={item.run === query.runText ? 'true' : undefined}
        title={[item.title, item.days, ...facts].join(' · ')}
      >
        <b>{item.title}</b> <small>{facts.join(' · ')}</small>
        <span className="visually-hidden">{`, ${item.days}`}</span>
      </Link>
    </td>
  )
}
