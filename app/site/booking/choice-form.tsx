import type { ReactNode } from 'react'
import { Form, Link, useFormAction, useLocation, useNavigation } from 'react-router'
import type { ProductKind } from '#features/pricing/order-kinds.ts'
import { useWords } from '../../languages/use-words.ts'
import { arrival } from '../../shared/arrival.ts'
import { problemsOf } from '../../shared/booking/form-answers.ts'
import type { Summary } from '../../shared/booking/summary-of.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import { bookingSummaryWords } from '../../words/booking-summary.ts'
import { choiceWords } from '../../words/choice.ts'
import type { OlderParty } from './older-party.ts'

type Shown = { reply: FormReply; problem?: string | undefined; summary?: Summary | undefined }

/** Whether a choice has a price and no problem: the visitor can go on. */
const isPriced = ({ reply, problem, summary }: Shown): boolean =>
  summary?.price !== undefined && !problem && Object.keys(reply.errors).length === 0

type Props = {
  kind: ProductKind
  reply: FormReply
  problem?: string | undefined
  /** Hidden fields: the product that the page is about. */
  hidden: Record<string, string>
  /** The choice in the page's address, and its price; `reply` may be of a later submission that was refused. */
  shown: Shown
  /** A further sentence about the price, such as the price of one night. */
  more?: string | undefined
  /** What is chosen, in a line: with it the fields are folded as long as they have a price. */
  known?: string | undefined
  /** Fields that are shown only once there is a price, above the button that goes on. */
  last?: ReactNode
  children: ReactNode
}

/**
 * The form of a first step. It shows the price as often as the visitor likes (the question is in the page's address), and goes on
 * once there is a price. Both work without JavaScript.
 */
export function ChoiceForm({ kind, reply, problem, hidden, shown, more, known, last, children }: Props) {
  const words = useWords(choiceWords)
  const { rwf } = useWords(bookingSummaryWords)
  const { pathname, search } = useLocation()
  const toNext = useFormAction(`${pathname}${search}`)
  const toQuote = useFormAction('/quotes')
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  const price = shown.summary?.price
  const goesOn = isPriced(shown)
  return (
    <Form method="get" action={`${pathname}${search}#price`} noValidate>
      <Problem text={problem} />
      <ProblemSummary problems={problems} />
      <Hidden fields={hidden} />
      {goesOn && known && problems.length === 0 ? (
        <details className="fold part">
          <summary>{known}</summary>
          {children}
        </details>
      ) : (
        children
      )}
      {/* The address points at this heading only where there are no errors: without JavaScript the target would take the focus from them. */}
      <div className="part choice-price" id={goesOn && problems.length === 0 ? 'price' : undefined}>
        <p className={price ? 'due num' : 'ui small muted'} role="status">
          {price ? price.total : words.none} {price && <small className="muted">{rwf({ money: price.rwf })}</small>}
        </p>
        {price && more && <p className="ui small muted num">{more}</p>}
        {goesOn && last}
        <div className="row">
          {/* First in the form, so that the Enter key in a field goes on where that is possible. */}
          {goesOn && (
            <button type="submit" className="btn" formMethod="post" formAction={toNext} {...arrival} aria-disabled={busy}>
              {words.next} <Icon name="arrow" />
            </button>
          )}
          <button type="submit" className={goesOn ? 'btn line again' : 'btn'} aria-disabled={busy}>
            {price ? words.again : words.show}
          </button>
          {goesOn && (
            <button type="submit" className="more" formMethod="post" formAction={toQuote} name="kind" value={kind}>
              {words.quote}
            </button>
          )}
        </div>
      </div>
    </Form>
  )
}

/** Hidden fields that are sent along with the form. */
export const Hidden = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

/** One press takes those who are too young off the party. A page of its own, so that no field keeps what was typed. */
export const OlderPartyLink = ({ older }: { older: OlderParty | undefined }) =>
  older && (
    <p className="part">
      <Link className="btn sm line" to={older.href} reloadDocument>
        {older.words}
      </Link>
    </p>
  )
