import { useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { absencesOf } from '#features/crew/assignments/assignment.ts'
import { type CrewKind, crewKey } from '#features/crew/crew.ts'
import type { Day } from '#values/dates.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { useWords } from '../../../languages/use-words.ts'
import { FieldFrame, fieldProps, SelectField, TextField } from '../../../ui/field.tsx'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import type { CrewReply } from '../crew-form-action.server.ts'
import { boardAddress } from './board-address.ts'
import type { BoardView } from './load-board.server.ts'
import { AcceptField, TimeFields } from './time-fields.tsx'

type Choice = BoardView['choices'][number]
type Props = { view: BoardView; reply: CrewReply | undefined }

/** Leave of a guide or workshop of a vehicle, for whom is chosen in the form. */
export function AbsenceDialog({ view, reply }: Props) {
  const words = useWords(rosterWords).absence
  return (
    <Framed view={view} dialog="absence" title={words.title}>
      <AbsenceForm view={view} dialog="absence" reply={reply?.event === 'absence' ? reply : undefined} day={view.today} />
    </Framed>
  )
}

/** A day of a guide or a vehicle that is free: a trip of that day, or leave. */
export function DayDialog({ view, reply, member, day }: Props & { member: Choice; day: Day }) {
  const read = useReader()
  const words = read(rosterWords)
  const dialog = `day:${crewKey(member)}:${day}`
  const isLeave = reply?.event === 'absence'
  return (
    <Framed view={view} dialog={dialog} title={words.day.title({ name: member.name, day: read.format.weekdayDate(day) })}>
      <h3>{words.day.assign}</h3>
      <DayAssignForm view={view} dialog={dialog} member={member} day={day} reply={isLeave ? undefined : reply} />
      <h3>{words.day[member.kind === 'guide' ? 'absence' : 'absenceCar']}</h3>
      <AbsenceForm view={view} dialog={dialog} member={member} day={day} reply={isLeave ? reply : undefined} />
    </Framed>
  )
}

type FramedProps = { view: BoardView; dialog: string; title: string; children: React.ReactNode }

function Framed({ view, title, children }: FramedProps) {
  const words = useWords(rosterWords).strip
  const navigate = useNavigate()
  const back = boardAddress(view.query)
  return (
    <Dialog
      open
      aria-label={title}
      className="roster-dialog"
      onClose={() => navigate(back, { replace: true, preventScrollReset: true })}
    >
      <div className="stack">
        <h2>{title}</h2>
        {children}
        <div className="row">
          <Link className="btn line" to={back} replace preventScrollReset>
            {words.close}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

type FormProps = Props & { dialog: string; member?: Choice; day: Day }

function DayAssignForm({ view, dialog, member, day, reply }: FormProps & { member: Choice }) {
  const read = useReader()
  const words = read(rosterWords).day
  const assignment = read(assignmentWords)
  const needy = new Set(view.needy.map(({ item }) => item.run))
  const runs = view.runs
    .filter(({ from, to }) => from <= day && to >= day)
    .toSorted((one, other) => Number(needy.has(other.run)) - Number(needy.has(one.run)))
  const suggested = runs.find(({ run }) => run === view.query.runText) ?? runs.find(({ run }) => needy.has(run))
  if (runs.length === 0) return <p className="muted">{words.noRuns}</p>
  return (
    <Form
      method="post"
      action={boardAddress(view.query, { more: { ask: dialog } })}
      className="stack"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="event" value="assign" />
      <input type="hidden" name="who" value={crewKey(member)} />
      <Refusal reply={reply} />
      <SelectField
        name="run"
        label={words.run}
        defaultValue={reply?.values.run ?? suggested?.run ?? ''}
        choices={runs.map(({ run, title, reference, from, to }) => ({
          value: run,
          words: [words.runOn({ title, days: read.format.days(from, to) }), reference].filter(Boolean).join(', '),
        }))}
      />
      <AcceptField reply={reply} />
      <div className="row">
        <button className="btn" type="submit">
          {reply?.mayAccept ? assignment.anyway : assignment.assign}
        </button>
      </div>
    </Form>
  )
}

const Refusal = ({ reply }: { reply: CrewReply | undefined }) => (
  <div role="alert">{reply && <p className="note bad">{reply.sentence}</p>}</div>
)

function AbsenceForm({ view, dialog, member, day, reply }: FormProps) {
  const words = useWords(rosterWords).absence
  const assignment = useWords(assignmentWords)
  const typed: Record<string, string | undefined> = reply?.values ?? {}
  const [kind, setKind] = useState<CrewKind | undefined>(member?.kind)
  const kinds: readonly CrewKind[] = kind ? [kind] : ['guide', 'car']
  const reasons = [...new Set(kinds.flatMap((one) => absencesOf[one]))]
  return (
    <Form
      method="post"
      action={boardAddress(view.query, { more: { ask: dialog } })}
      className="stack"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="event" value="absence" />
      <Refusal reply={reply} />
      <div className="grid2">
        {member ? (
          <input type="hidden" name="who" value={crewKey(member)} />
        ) : (
          <FieldFrame name="who" label={assignment.who}>
            <select
              {...fieldProps({ name: 'who', label: assignment.who })}
              defaultValue={typed.who ?? ''}
              onChange={({ target }) => setKind(target.value.startsWith('car') ? 'car' : target.value ? 'guide' : undefined)}
            >
              <option value="">{assignment.choose}</option>
              {(['guide', 'car'] as const).map((one) => (
                <optgroup key={one} label={words[one === 'guide' ? 'guides' : 'cars']}>
                  {view.choices
                    .filter((choice) => choice.kind === one)
                    .map((choice) => (
                      <option key={crewKey(choice)} value={crewKey(choice)}>
                        {choice.name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </FieldFrame>
        )}
        <SelectField
          name="absence"
          label={words.what}
          wide={member !== undefined}
          defaultValue={typed.absence ?? reasons[0]}
          choices={reasons.map((one) => ({ value: one, words: assignment.absences[one] }))}
        />
        <TimeFields fields={{ from: day, to: day, ...typed }} />
      </div>
      <TextField name="note" label={words.note} defaultValue={typed.note} maxLength={400} />
      <AcceptField reply={reply} />
      <div className="row">
        <button className={member ? 'btn line' : 'btn'} type="submit">
          {reply?.mayAccept ? assignment.anyway : words.save}
        </button>
      </div>
    </Form>
  )
}
