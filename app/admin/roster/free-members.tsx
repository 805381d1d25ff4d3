import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { crewRoles } from '#features/crew/assignments/assignment.ts'
import { useWords } from '../../languages/use-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { assignmentWords } from '../../words/admin/roster/assignments.ts'
import { requirementWords } from '../../words/admin/roster/crew-requirements.ts'
import type { RunCrewView } from './load-run-crew.server.ts'
import { NobodyFree } from './nobody-free.tsx'

type View = Pick<RunCrewView, 'run' | 'free' | 'others' | 'fields' | 'range' | 'nobody' | 'crewPath'>
/** `assigns`: whether there are buttons. */
type Props = { view: View; assigns: boolean }

/**
 * Who is free for all of a departure or booking and fits, best first, and why the others are not. One form: who is pressed is assigned, for
 * the part and in the role that are chosen above, else for all of it in what is missing.
 */
export function FreeMembers({ view, assigns }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const wasWithin = useRef(false)
  // Whoever was assigned is no longer in the list, and the focus goes to the next one who is needed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the lists are new
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('.candidates button')?.focus()
    wasWithin.current = form.current?.contains(document.activeElement) ?? false
  }, [view])
  const nobody = <NobodyFree view={view} assigns={assigns} />
  if (!assigns)
    return (
      <>
        {nobody}
        <Lists view={view} assigns={false} />
      </>
    )
  return (
    <>
      {nobody}
      <Form
        ref={form}
        method="post"
        className="stack"
        preventScrollReset
        noValidate
        onFocus={() => {
          wasWithin.current = true
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) wasWithin.current = false
        }}
      >
        <input type="hidden" name="event" value="assign" />
        <input type="hidden" name="run" value={view.run} />
        <PartFields fields={view.fields} range={view.range} />
        <Lists view={view} assigns />
      </Form>
    </>
  )
}

function PartFields({ fields: { from, to, fromTime, toTime }, range }: Pick<View, 'fields' | 'range'>) {
  const words = useWords(requirementWords)
  const assignment = useWords(assignmentWords)
  return (
    <details className="add below">
      <summary>{words.otherTimes}</summary>
      <div className="grid2">
        <TextField name="from" label={assignment.from} type="date" defaultValue={from} min={range.from} max={range.to} />
        <TextField name="to" label={assignment.to} type="date" defaultValue={to} min={range.from} max={range.to} />
        <TextField name="fromTime" label={assignment.fromTime} hint={assignment.timeHint} type="time" defaultValue={fromTime} />
        <TextField name="toTime" label={assignment.toTime} type="time" defaultValue={toTime} />
        <SelectField
          name="role"
          label={assignment.role}
          defaultValue=""
          choices={[
            { value: '', words: assignment.usualRole },
            ...crewRoles.map((role) => ({ value: role, words: assignment.roles[role] })),
          ]}
        />
      </div>
    </details>
  )
}

function Lists({ view: { free, others, nobody }, assigns }: Props) {
  const words = useWords(requirementWords)
  const groups = [
    { name: words.freeGuides, members: free.filter(({ kind, isNeeded }) => kind === 'guide' && isNeeded) },
    { name: words.freeCars, members: free.filter(({ kind, isNeeded }) => kind === 'car' && isNeeded) },
  ].filter(({ members }) => members.length > 0)
  const more = free.filter(({ isNeeded }) => !isNeeded)
  return (
    <>
      {free.length + nobody.length === 0 && <p className="muted">{words.nobodyFree}</p>}
      {groups.map(({ name, members }) => (
        <section key={name} className="candidates">
          <h3>{name}</h3>
          <Members of={members} assigns={assigns} />
        </section>
      ))}
      {more.length > 0 && (
        <details className="add below">
          <summary>{words.more({ count: more.length })}</summary>
          <Members of={more} assigns={assigns} />
        </details>
      )}
      {others.length > 0 && (
        <details className="add below">
          <summary>{words.others({ count: others.length })}</summary>
          <ul className="item-list num">
            {others.map(({ key, name, why, isOnlyBusy }) => (
              <Row key={key} who={key} name={name} lines={why} assigns={assigns && isOnlyBusy} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Members = ({ of, assigns }: { of: View['free']; assigns: boolean }) => (
  <ul className="item-list num">
    {of.map(({ key, name, notes, warnings }) => (
      <Row key={key} who={key} name={name} lines={[notes.join(' · '), ...warnings]} assigns={assigns} />
    ))}
  </ul>
)

type RowProps = { who: string; name: string; lines: readonly string[]; assigns: boolean }

function Row({ who, name, lines, assigns }: RowProps) {
  const words = useWords(requirementWords)
  return (
    <li>
      <span>
        <b>{name}</b>
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {assigns && (
        <button className="btn line sm" type="submit" name="who" value={who} aria-label={words.assign({ name })}>
          {words.assignShort}
        </button>
      )}
    </li>
  )
}
