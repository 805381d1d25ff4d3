import { Form, useNavigation } from 'react-router'
import type { TravellerEvidence, WantedEvidence } from '#features/travellers/evidence/find-evidence.server.ts'
import { kigaliDay } from '#values/dates.ts'
import { useReader } from '../../../languages/use-reader.ts'
import { TextField } from '../../../ui/field.tsx'
import { evidenceWords } from '../../../words/admin/bookings/evidence.ts'
import { residencyWords } from '../../../words/residencies.ts'
import { Pane } from '../../components/pane.tsx'
import type { EvidenceReply } from './evidence-action.server.ts'

const tones: Record<WantedEvidence['state'], string> = { seen: 'ok', missing: 'warn', 'ends-early': 'bad', 'none-needed': '' }

type Props = {
  evidence: TravellerEvidence
  today: string
  reply: EvidenceReply | undefined
  /** What is added to the address, so that staff go back to where they came from. */
  search: string
}

/** What authorities want to see of a traveller for their fee class, what staff have seen of it, and the form that records it. */
export function EvidencePane({ evidence: { feeClass, seen, wanted, version }, today, reply, search }: Props) {
  const read = useReader()
  const words = read(evidenceWords)
  const classes = read(residencyWords)
  const busy = useNavigation().state !== 'idle'
  const values = reply?.values ?? {
    evidence: seen?.what ?? '',
    until: seen?.until ?? '',
    endless: seen && !seen.until ? 'yes' : '',
  }
  return (
    <Pane title={words.title} id="evidence" className="stack evidence">
      <p className="small muted">{words.lede({ feeClass: classes[feeClass] })}</p>
      <ul className="item-list">
        {wanted.map(({ permit, day, authority, evidence, state }) => (
          <li key={`${permit} ${day}`}>
            <span>{words.wanted({ authority, evidence, permit, day: read.format.day(day) })}</span>
            {state !== 'none-needed' && <span className={`tag ${tones[state]}`}>{words.states[state]}</span>}
          </li>
        ))}
      </ul>
      {seen && (
        <p>
          {words.seen({
            what: seen.what,
            until: seen.until ? words.until({ day: read.format.day(seen.until) }) : words.endless,
            by: seen.seenBy,
            when: read.format.day(kigaliDay(seen.seenAt)),
          })}{' '}
          {seen.feeClass !== feeClass && words.otherClass({ feeClass: classes[seen.feeClass] })}
        </p>
      )}
      <div role="alert">{reply?.problem && <p className="note bad">{reply.problem}</p>}</div>
      <Form
        method="post"
        action={`${search}#evidence`}
        className="stack"
        noValidate
        autoComplete="off"
        preventScrollReset
        key={version}
      >
        <input type="hidden" name="form" value="evidence" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="feeClass" value={feeClass} />
        <div className="grid2">
          <TextField
            name="evidence"
            label={words.fields.what}
            hint={words.fields.whatHint}
            defaultValue={values.evidence}
            error={reply?.errors.evidence}
            maxLength={120}
            required
          />
          <TextField
            name="until"
            type="date"
            label={words.fields.until}
            defaultValue={values.until}
            error={reply?.errors.until}
            min={today}
          />
        </div>
        <label className="tick">
          <input type="checkbox" name="endless" value="yes" defaultChecked={values.endless === 'yes'} />
          <span>{words.fields.endless}</span>
        </label>
        <div className="row">
          <button className="btn line" type="submit" name="event" value="record" aria-disabled={busy}>
            {words.save}
          </button>
          {seen && (
            <button className="btn line" type="submit" name="event" value="delete" aria-disabled={busy}>
              {words.delete}
            </button>
          )}
        </div>
      </Form>
    </Pane>
  )
}
