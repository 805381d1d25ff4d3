import { Form, Link, useNavigate } from 'react-router'
import { crewRoles } from '#features/crew/assignments/assignment.ts'
import { crewKey } from '#features/crew/crew.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { kigaliClock, kigaliDay } from '#values/dates.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { SelectField } from '../../../ui/field.tsx'
import { assignmentWords } from '../../../words/admin/roster/assignments.ts'
import { rosterWords } from '../../../words/admin/roster/roster.ts'
import { Dialog } from '../../components/dialogs/dialog.tsx'
import { FactRows } from '../../components/fact-rows.tsx'
import { overlapText, spanText } from '../assignment-text.ts'
import type { CrewReply } from '../crew-form-action.server.ts'
import { spanFields } from '../span-fields.ts'
import { boardAddress } from './board-address.ts'
import type { BoardStrip, BoardView } from './load-board.server.ts'
import { papersText, stripTitle } from './strip-cell.tsx'
import { AcceptField, TimeFields } from './time-fields.tsx'

type Props = { strip: BoardStrip; view: BoardView; changes: boolean; reply: CrewReply | undefined }

/** All about an assignment or an absence, with the forms to change and to remove it. */
export function StripDialog({ strip, view, changes, reply }: Props) {
  const read = useReader()
  const words = read(rosterWords)
  const assignment = read(assignmentWords)
  const navigate = useNavigate()
  const { query } = view
  const back = boardAddress(query)
  const here = boardAddress(query, { more: { ask: `strip:${strip.id}` } })
  const title = stripTitle(read, strip)
  const own = reply?.values.assignment === String(strip.id) ? reply : undefined
  return (
    <Dialog
      open
      aria-label={`${title}, ${strip.name}`}
      className="roster-dialog"
      onClose={() => navigate(back, { replace: true, preventScrollReset: true })}
    >
      <div className="stack">
        <h2>{title}</h2>
        <FactRows facts={factsOf(read, strip)} />
        {strip.run && (
          <p className="links">
            <Link to={strip.run.address}>{words.run[strip.run.key.startsWith('departure') ? 'departure' : 'booking']}</Link>
            <Link to={boardAddress(query, { run: strip.run.key })} preventScrollReset>
              {words.strip.free}
            </Link>
          </p>
        )}
        <div role="alert">{own && <p className="note bad">{own.sentence}</p>}</div>
        {changes && <ChangeForm strip={strip} view={view} action={here} reply={own?.event === 'move' ? own : undefined} />}
        {changes && (
          <Form id="remove" method="post" action={here} preventScrollReset>
            <input type="hidden" name="assignment" value={strip.id} />
            <input type="hidden" name="version" value={strip.version} />
          </Form>
        )}
        <div className="row wraps">
          {changes && (
            <>
              <button className="btn" type="submit" form="change">
                {own?.mayAccept ? assignment.anyway : assignment.save}
              </button>
              {strip.state === 'requested' &&
                (['yes', 'no'] as const).map((answer) => (
                  <button key={answer} className="btn line" type="submit" form="remove" name="event" value={answer}>
                    {answer === 'yes' ? assignment.saidYesShort : assignment.saidNoShort}{' '}
                    <span className="visually-hidden">{words.strip.ofWhom({ name: strip.name, title })}</span>
                  </button>
                ))}
              <button className="btn line" type="submit" form="remove" name="event" value="release">
                {assignment.releaseShort}{' '}
                <span className="visually-hidden">{words.strip.ofWhom({ name: strip.name, title })}</span>
              </button>
            </>
          )}
          <Link className="btn line" to={back} replace preventScrollReset>
            {words.strip.close}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

function factsOf(read: ReadWords, strip: BoardStrip): [string, string][] {
  const words = read(rosterWords).strip
  const assignment = read(assignmentWords)
  const { name, role, state, answerBy, run, overlaps, acceptedBy, acceptedReason, note, absence } = strip
  const due = answerBy ? `${read.format.day(kigaliDay(answerBy))}, ${kigaliClock(answerBy)}` : ''
  const facts: [string, string | undefined][] = [
    [words.who, absence ? name : `${name}, ${assignment.roles[role ?? 'car']}`],
    [words.when, spanText(read, strip)],
    [words.state, absence ? '' : state === 'requested' ? assignment.states.requested({ when: due }) : assignment.states[state]],
    [words.people, run?.travellers ? read(rosterWords).table.people({ count: run.travellers }) : ''],
    [words.reference, run?.reference],
    [words.papers, papersText(read, strip)],
    [words.overlaps, read.format.list(overlaps.map((one) => overlapText(read, one)))],
    [
      words.accepted,
      acceptedBy === null ? '' : acceptedReason ? words.by({ name: acceptedBy, reason: acceptedReason }) : acceptedBy,
    ],
    [words.note, note],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

type FormProps = { strip: BoardStrip; view: BoardView; action: string; reply: CrewReply | undefined }

function ChangeForm({ strip, view, action, reply }: FormProps) {
  const read = useReader()
  const words = read(assignmentWords)
  const typed: Record<string, string | undefined> = reply?.values ?? {}
  const { kind, memberId, role, absence, version, id } = strip
  const others = view.choices.filter((one) => one.kind === kind)
  const own = crewKey({ kind, id: memberId })
  const choices = others.map((one) => ({ value: crewKey(one), words: one.name }))
  if (!choices.some(({ value }) => value === own)) choices.unshift({ value: own, words: strip.name })
  return (
    <Form id="change" method="post" action={action} className="stack" preventScrollReset noValidate>
      <input type="hidden" name="event" value="move" />
      <input type="hidden" name="assignment" value={id} />
      <input type="hidden" name="version" value={version} />
      <div className="grid2">
        {absence === null && (
          <SelectField name="who" label={words.roles[kind]} defaultValue={typed.who ?? own} choices={choices} />
        )}
        {absence === null && kind === 'guide' && (
          <SelectField
            name="role"
            label={words.role}
            defaultValue={typed.role ?? role ?? ''}
            choices={crewRoles.map((one) => ({ value: one, words: words.roles[one] }))}
          />
        )}
        <TimeFields fields={{ ...spanFields(strip), ...typed }} />
      </div>
      <AcceptField reply={reply} />
    </Form>
  )
}
