import { type VisitCause, visitAnswers } from '#features/permits/refunds/refund.ts'
import { visitTick } from '#features/permits/visit-tick.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { usd } from '#values/money.ts'
import { useReader } from '../../languages/use-reader.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { permitVisitWords } from '../../words/admin/permits/permit-visits.ts'
import type { LotView } from './load-permit-day.server.ts'
import type { PermitReply } from './permit-day-action.server.ts'

type Visit = { lot: LotView; action: VisitCause }

/** What follows from the mark, and what the terms say of it. */
export function visitTexts(read: ReadWords, { lot, action }: Visit): string[] {
  const words = read(permitVisitWords)
  const terms = lot.visits?.[action].words
  return [words.text, terms ? words.terms({ words: terms }) : words.noTerms]
}

type Field = (name: string, suggested?: string) => { name: string; defaultValue: string | number; error: string | undefined }

/** Whose permits, by which paper of the warden, and what the authority gives: the amount of the terms, or nothing where they are silent. */
export function VisitFields({ lot, action, reply, field }: Visit & { reply: PermitReply | undefined; field: Field }) {
  const read = useReader()
  const words = read(permitVisitWords)
  const { percent = null, eachMinor = null } = lot.visits?.[action] ?? {}
  const going = lot.covers.filter(({ goes }) => goes)
  const answers = visitAnswers.filter((answer) => answer !== 'next-day' || action === 'not-seen')
  // A group sees animals together or not at all; who is ill is one of them.
  const isTicked = (name: string) => (reply ? reply.values[name] === 'on' : action === 'not-seen' || going.length === 1)
  return (
    <>
      <fieldset className="stack">
        <legend className="legend">{words.who}</legend>
        {going.map(({ permitId, reference, position, name, number }) => (
          <label key={permitId} className="tick">
            <input type="checkbox" name={visitTick(permitId)} defaultChecked={isTicked(visitTick(permitId))} />
            <span>
              {reference}/{position} {name}
              {number && <small>{words.number({ number })}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <TextField {...field('paper')} label={words.paper} hint={words.paperHint} aria-required maxLength={120} />
      <div className="grid2">
        <SelectField
          {...field('answer', percent === null ? 'open' : 'money')}
          label={words.answer}
          choices={answers.map((value) => ({ value, words: words.answers[value] }))}
        />
        <TextField
          {...field('back', eachMinor === null ? '' : (eachMinor / 100).toFixed(2))}
          label={words.back}
          hint={
            percent === null || eachMinor === null
              ? words.backHint
              : words.backTerms({ percent, amount: read.format.moneyInFull(usd(eachMinor)) })
          }
          inputMode="decimal"
          className="num"
        />
      </div>
    </>
  )
}

/** What was noted of permits whose visit did not come about, with what became of the refund. */
export function visitNote(read: ReadWords, { refund }: Pick<LotView, 'refund'>): string {
  if (!refund?.paper) return ''
  const words = read(permitVisitWords)
  const { cause, paper, nextDay, expectedMinor, receivedAt } = refund
  const amount = read.format.moneyInFull(usd(expectedMinor ?? 0))
  const what = nextDay
    ? words.note.nextDay
    : expectedMinor === null
      ? words.note.open
      : receivedAt
        ? words.note.received({ amount })
        : words.note.expected({ amount })
  return words.note.of({ cause: words.causes[cause], paper, what })
}
