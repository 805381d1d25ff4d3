import { Form, useNavigation } from 'react-router'
import { useWords } from '../../../languages/use-words.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { useTakesFocus } from '../../../ui/takes-focus.ts'
import { bookingAdminWords } from '../../../words/admin/bookings/booking.ts'
import { authorityTermWords } from '../../../words/admin/permits/authority-terms.ts'
import { ChangedNote } from '../../components/changed-note.tsx'
import { Pane } from '../../components/pane.tsx'
import type { TermsReply } from './save-terms.server.ts'

type Props = {
  values: Readonly<Record<string, string | undefined>>
  version: number
  reply: Partial<TermsReply> | undefined
  /** When the terms were checked last, and by whom. */
  last: string
}

/** The fields of terms. What is only for a deposit, or for steps of a refund, is shown with them alone, without JavaScript too. */
export function TermsForm({ values: stored, version, reply, last }: Props) {
  const words = useWords(authorityTermWords)
  const { fields, hints, groups } = words
  const bookingLabels = useWords(bookingAdminWords)
  const busy = useNavigation().state !== 'idle'
  const note = useTakesFocus(reply?.changed)
  const values = reply?.values ?? stored
  const errors = reply?.errors ?? {}
  const field = (name: keyof typeof fields) => ({ name, label: fields[name], error: errors[name], defaultValue: values[name] })
  const number = (name: keyof typeof fields) => ({
    ...field(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 4,
  })
  const choices = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, text]) => ({ value, words: text }))
  return (
    <div className="stack">
      {reply?.changed && (
        <div tabIndex={-1} ref={note}>
          <ChangedNote changed={reply.changed} />
        </div>
      )}
      <Form method="post" className="panes" noValidate>
        <input type="hidden" name="version" value={reply?.version ?? reply?.values?.version ?? version} />
        <ErrorSummary title={words.errors} problems={Object.entries(errors).map(([name, sentence]) => ({ name, sentence }))} />
        <p className="small muted">
          {words.copied} {hints.unknown}
        </p>
        <Pane title={groups.days} className="stack">
          <div className="grid2">
            <TextField {...field('fromDay')} hint={hints.fromDay} type="date" required />
            <TextField {...field('toDay')} hint={hints.toDay} type="date" />
          </div>
          <Tick name="fit" label={fields.fit} values={values} />
        </Pane>
        <Pane title={groups.payment} className="stack">
          <div className="grid2">
            <SelectField {...field('payment')} choices={choices(words.payments)} wide />
            <div className="of-deposit">
              <TextField {...number('deposit')} />
            </div>
            <div className="of-balance">
              <TextField {...number('balanceDays')} hint={hints.balanceDays} />
            </div>
          </div>
        </Pane>
        {(['unpaid', 'paid'] as const).map((when) => (
          <Pane key={when} title={groups[when]} className={`stack of-${when}`}>
            <div className="grid2">
              <TextField {...number(`${when}Until`)} hint={hints.movesUntil} />
              <TextField {...field(`${when}Percents`)} hint={hints.movesPercents} autoComplete="off" maxLength={100} />
              <TextField {...number(`${when}Late`)} hint={hints.late} />
              <TextField {...number(`${when}Most`)} />
              <TextField {...number(`${when}Within`)} hint={hints.within} />
            </div>
          </Pane>
        ))}
        <Pane title={groups.names} className="stack">
          <div className="grid2">
            <TextField {...number('namesMost')} hint={hints.namesMost} />
            <TextField {...number('namesUntil')} />
          </div>
        </Pane>
        <Pane title={groups.refunds} className="stack">
          <div className="grid2">
            <SelectField {...field('refund')} choices={choices(words.refunds)} wide />
            <div className="of-steps span2">
              <TextField {...field('refundSteps')} hint={hints.refundSteps} autoComplete="off" maxLength={300} />
            </div>
            <TextField {...field('notSeen')} maxLength={300} wide />
            <TextField {...field('illAtGate')} maxLength={300} wide />
            <TextField {...number('notSeenPercent')} />
            <TextField {...number('illAtGatePercent')} />
          </div>
          <TextArea {...field('note')} hint={hints.note} maxLength={300} />
        </Pane>
        <Pane title={groups.source} className="stack">
          <div className="grid2">
            <TextField {...field('source')} hint={hints.source} maxLength={300} required wide />
            <TextField {...field('sourceUrl')} hint={hints.sourceUrl} type="url" maxLength={500} wide />
            <TextField {...field('publishedOn')} type="date" />
            <SelectField {...field('confidence')} choices={choices(words.confidences)} />
          </div>
          <Tick name="checked" label={fields.checked} hint={hints.checked({ last })} values={values} />
          <div className="row">
            <button className="btn" type="submit" name="event" value="save" aria-disabled={busy}>
              {busy ? bookingLabels.moves.working : words.save}
            </button>
          </div>
        </Pane>
      </Form>
    </div>
  )
}

type TickProps = { name: string; label: string; hint?: string; values: Props['values'] }

const Tick = ({ name, label, hint, values }: TickProps) => (
  <label className="tick">
    <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} />
    <span>
      {label}
      {hint && <small className="muted as-line">{hint}</small>}
    </span>
  </label>
)
