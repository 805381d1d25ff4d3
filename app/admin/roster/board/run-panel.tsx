import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { requirementWords } from '../../../words/admin/roster/crew-requirements.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { useInBrowser } from '../../components/in-browser.ts'
import { spanText } from '../assignment-text.ts'
import { FreeMembers } from '../free-members.tsx'
import { OrderedCrew } from '../ordered-crew.tsx'
import { boardAddress, toCandidates } from './board-address.ts'
import type { BoardView, ChosenRun } from './load-board.server.ts'

/** `isBehind`: a dialog is over it, whose fields have the same names. */
type Props = { view: BoardView; chosen: ChosenRun | 'unknown'; changes: boolean; isBehind: boolean }

/** The run that is chosen: what it needs, who is on it, and who is free for all of it, each with a button. */
export function RunPanel({ view, chosen, changes, isBehind }: Props) {
  const words = useWords(rosterWords).run
  const heading = useRef<HTMLHeadingElement>(null)
  const inBrowser = useInBrowser()
  const { state, key } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'
  const panel = useRef<HTMLElement>(null)
  // The keyboard goes where the press led; the first view of an address begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (isFollowed || document.activeElement !== document.body)
      heading.current?.focus({ preventScroll: !matchMedia('(max-width: 1180px)').matches })
  }, [])
  // The key for who is free leads to the best of them, also where the run was open before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each press
  useEffect(() => {
    if (isFollowed && state === toCandidates) panel.current?.querySelector<HTMLElement>('.candidates button')?.focus()
  }, [key])
  const close = (
    <Link className="btn line sm" to={boardAddress(view.query, { run: '' })} preventScrollReset>
      {words.close}
    </Link>
  )
  if (chosen === 'unknown')
    return (
      <aside className="pane run-panel stack" aria-label={words.label}>
        <p ref={heading} tabIndex={-1}>
          {words.unknown}
        </p>
        {close}
      </aside>
    )
  return (
    <aside ref={panel} className="pane run-panel stack" aria-label={words.label}>
      <header>
        <h2 ref={heading} tabIndex={inBrowser ? -1 : undefined}>
          {chosen.title}
        </h2>
        {close}
      </header>
      <RunFacts chosen={chosen} />
      <FreeMembers view={chosen.crew} assigns={changes && !isBehind} />
    </aside>
  )
}

function RunFacts({ chosen }: { chosen: ChosenRun }) {
  const read = useReader()
  const words = read(rosterWords)
  const assignment = read(assignmentWords)
  const { title, span, reference, travellers, isPencilled, isComplete, address, crew } = chosen
  const facts = [spanText(read, span), reference, travellers > 0 && words.table.people({ count: travellers })]
  return (
    <>
      <p className="num">
        {facts.filter(Boolean).join(' · ')}
        <br />
        <Link to={address}>
          {words.run[crew.run.startsWith('departure') ? 'departure' : 'booking']} <span className="visually-hidden">{title}</span>
        </Link>
      </p>
      <p className="num">
        {crew.needs} {crew.languages && read(requirementWords).languages({ list: crew.languages })}
      </p>
      {crew.missing.map((text) => (
        <p key={text}>
          <span className="tag warn">{text}</span>
        </p>
      ))}
      {isComplete && (
        <p>
          <span className="tag ok">{words.run.complete}</span>
        </p>
      )}
      {isPencilled && <p className="small muted">{words.run.pencilled}</p>}
      {crew.crew.length > 0 && (
        <div>
          <h3>{words.run.assigned}</h3>
          <ul className="small num">
            {crew.crew.map(({ id, name, roleText, days, state }) => (
              <li key={id}>{[name, roleText, days, assignment.stateShort[state]].join(' · ')}</li>
            ))}
          </ul>
        </div>
      )}
      <OrderedCrew ordered={crew.ordered} />
    </>
  )
}
