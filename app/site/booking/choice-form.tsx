import type { ReactNode } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import type { OrderKind } from '#features/offers/order.ts'
import { problemsOf } from '../../shared/booking/form-answers.ts'
import type { Summary } from '../../shared/booking/summary-of.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import { bookingWords } from '../../words/booking.ts'
import { choiceWords } from '../../words/booking-choice.ts'

const words = choiceWords.price

type Shown = { reply: FormReply; problem?: string | undefined; summary?: Summary | undefined }

/** Whether a choice has its price and nothing stands against it: one can go on. */
const isPriced = ({ reply, problem, summary }: Shown): boolean =>
  summary?.price !== undefined && !problem && Object.keys(reply.errors).length === 0

type Props = {
  kind: OrderKind
  reply: FormReply
  problem?: string | undefined
  /** What the page is about, which nobody types. */
  hidden: Record<string, string>
  /** What the address of the page asks for, and its price; `reply` may be of a later press that was refused. */
  shown: Shown
  /** A sentence more about the price, such as what a night comes to. */
  more?: string | undefined
  /** What is asked for once there is a price, above the button that goes on. */
  last?: ReactNode
  children: ReactNode
}

/**
 * The form of a first step: asks for the price as often as one likes (its address says what was asked), and goes on once
 * there is one. Both work without JavaScript.
 */
export function ChoiceForm({ kind, reply, problem, hidden, shown, more, last, children }: Props) {
  const { pathname, search } = useLocation()
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  const price = shown.summary?.price
  const goesOn = isPriced(shown)
  return (
    <Form method="get" action={`${pathname}${search}#price`} noValidate>
      <Problem text={problem} />
      <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
      <Hidden fields={hidden} />
      {children}
      {/* Led to only where nothing is wrong: without JavaScript a target in the address would take the focus from the errors. */}
      <div className="part asked" id={goesOn && problems.length === 0 ? 'price' : undefined}>
        <p className={price ? 'due num' : 'ui small muted'} role="status">
          {price ? price.total : words.none} {price && <small className="muted">{bookingWords.summary.rwf(price.rwf)}</small>}
        </p>
        {price && more && <p className="ui small muted num">{more}</p>}
        {goesOn && last}
        <div className="row">
          {/* First, so that Enter in a field goes on where one can. */}
          {goesOn && (
            <button type="submit" className="btn" formMethod="post" formAction={`${pathname}${search}`} aria-disabled={busy}>
              {words.next} <Icon name="arrow" />
            </button>
          )}
          <button type="submit" className={goesOn ? 'btn line' : 'btn'} aria-disabled={busy}>
            {price ? words.again : words.show}
          </button>
          {goesOn && (
            <button type="submit" className="more" formMethod="post" formAction="/quotes" name="kind" value={kind}>
              {words.quote}
            </button>
          )}
        </div>
      </div>
    </Form>
  )
}

/** Fields that travel along unseen. */
export const Hidden = ({ fields }: { fields: Record<string, string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
