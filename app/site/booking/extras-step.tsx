import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { answerDraft } from '#features/bookings/answer-draft.server.ts'
import { ExtrasAnswer } from '#features/bookings/booking-request.ts'
import { quoteParty } from '#features/bookings/quote-departure.server.ts'
import { mostRoomsAlone } from '#features/packages/price.ts'
import { ageOn } from '#values/dates.ts'
import { moneyText } from '#values/money.ts'
import { contextOf } from '../../context.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FieldError, fieldId, SelectField, TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { bookingWords } from '../../words/booking.ts'
import { comfortWords } from '../../words/trade.ts'
import type { Route } from './+types/extras-step.ts'
import { BookingFrame } from './booking-frame.tsx'
import { answerOf, problemsOf } from './form-answers.ts'
import { loadStep, type Step, summaryOf, totalOf } from './load-step.server.ts'

const words = bookingWords.extras

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = await loadStep(contextOf(context), params.draft, 'extras')
  const { extras } = step.answers
  return {
    summary: summaryOf(step),
    problem: extras && totalOf(step) === undefined ? bookingWords.noLongerFits : undefined,
    choices: comfortChoices(step),
    mostAlone: mostAlone(step),
    values: {
      comfort: extras?.comfort ?? step.offered.departure.comfort,
      singleRooms: String(extras?.singleRooms ?? 0),
      message: extras?.message ?? '',
    } as Record<string, string>,
  }
}

/** Each comfort with what it adds for this very party, by the same function that prices the booking. */
function comfortChoices({ offered, answers, now }: Step) {
  const totalOf = (comfort: ExtrasAnswer['comfort']) => {
    const party = { travellersCount: answers.travellersCount, travellers: answers.travellers?.travellers ?? [], singleRooms: 0 }
    const quote = quoteParty(offered, { ...party, comfort }, now)
    return quote.done ? quote.value.schedule.totalMinor : undefined
  }
  const own = totalOf(offered.departure.comfort) ?? 0
  return offered.package.comforts.flatMap(({ comfort, note }) => {
    const total = totalOf(comfort)
    if (total === undefined) return []
    const text = moneyText({ minor: Math.abs(total - own), currency: 'USD' })
    const price = total === own ? words.included : total > own ? words.more(text) : words.less(text)
    return [{ comfort, name: comfortWords[comfort], note, price }]
  })
}

const mostAlone = ({ answers, offered }: Step) =>
  mostRoomsAlone((answers.travellers?.travellers ?? []).map(({ bornOn }) => ageOn(bornOn, offered.departure.startsOn)))

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const step = await loadStep(ctx, params.draft, 'extras')
  const form = await request.formData()
  const read = readForm(form, ExtrasAnswer)
  const errors = { ...read.reply?.errors }
  if (read.value && read.value.singleRooms > mostAlone(step)) errors.singleRooms = 'single-rooms-many'
  if (read.value && !comfortChoices(step).some(({ comfort }) => comfort === read.value.comfort))
    errors.comfort = 'comfort-missing'
  if (!read.value || Object.keys(errors).length > 0)
    return data({ values: typed(form), errors } satisfies FormReply, { status: 422 })
  await answerDraft(ctx, step.id, { extras: read.value })
  return redirect(`/booking/${params.draft}/payment`)
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function ExtrasStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const reply: FormReply = actionData ?? { values: loaderData.values, errors: {} }
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  const comfort = answerOf(reply, 'comfort').error
  return (
    <BookingFrame step="extras" draft={params.draft} summary={loaderData.summary}>
      <h1 className="t-2">{words.title}</h1>
      <p className="lede muted">{words.lede}</p>
      {loaderData.problem && !actionData && (
        <div role="alert">
          <Note bad>{loaderData.problem}</Note>
        </div>
      )}
      <ErrorSummary title={bookingWords.problems(problems.length)} problems={problems} />
      <Form method="post" noValidate>
        <fieldset
          className="part"
          id={fieldId('comfort')}
          tabIndex={-1}
          aria-describedby={comfort && `${fieldId('comfort')}-error`}
        >
          <legend className="legend large">{words.comfort}</legend>
          <FieldError name="comfort" error={comfort} />
          <div className="choices">
            {loaderData.choices.map(({ comfort, name, note, price }) => (
              <label className="choice" key={comfort}>
                <input type="radio" name="comfort" value={comfort} defaultChecked={reply.values.comfort === comfort} />
                <b>{name}</b>
                <b className="num">{price}</b>
                <span>{note}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid2 part">
          <SelectField
            name="singleRooms"
            label={words.single}
            hint={words.singleHint}
            {...answerOf(reply, 'singleRooms')}
            choices={Array.from({ length: loaderData.mostAlone + 1 }, (_, rooms) => ({
              value: String(rooms),
              words: String(rooms),
            }))}
          />
          <TextArea
            wide
            name="message"
            label={
              <>
                {words.message} <span className="muted">{words.optional}</span>
              </>
            }
            hint={words.messageHint}
            {...answerOf(reply, 'message')}
          />
        </div>
        <div className="row between part">
          <Link className="more" to={`/booking/${params.draft}/travellers`}>
            {words.back}
          </Link>
          <button type="submit" className="btn" aria-disabled={busy}>
            {words.next} <Icon name="arrow" />
          </button>
        </div>
      </Form>
    </BookingFrame>
  )
}
