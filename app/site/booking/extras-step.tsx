import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { answerDraft } from '#features/bookings/drafts/answer-draft.server.ts'
import { ExtrasAnswer } from '#features/bookings/drafts/booking-request.ts'
import { withExtras } from '#features/bookings/drafts/choice.ts'
import { namesIn } from '#features/translations/names.server.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import { CountField } from '../../shared/booking/choice-fields.tsx'
import { replyInWords } from '../../shared/booking/field-error.ts'
import { answerOf, problemsOf } from '../../shared/booking/form-answers.ts'
import type { StepRefusal } from '../../shared/booking/refusal-sentence.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { limitForm, passActionHeaders } from '../../shared/limit-form.server.ts'
import { formatterOf, wordsReader } from '../../shared/page-words.server.ts'
import { ProblemSummary } from '../../shared/problem-summary.tsx'
import { readForm, typed } from '../../shared/read-form.server.ts'
import { TextArea } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { bookingErrorWords } from '../../words/booking-errors.ts'
import { extrasWords } from '../../words/booking-extras.ts'
import { extrasAnswerWords } from '../../words/extras-answers.ts'
import { roomsChosenWords } from '../../words/rooms-chosen.ts'
import { ExtraFields } from '../extra-fields.tsx'
import type { Route } from './+types/extras-step.ts'
import { CodeRow } from './code-row.tsx'
import { type ComfortChoice, ComfortChoices } from './comfort-choice.tsx'
import { appliedText, extrasProblems, extrasView } from './extras-view.server.ts'
import { loadStep, priceDraft, summaryOf, titleOfStep } from './load-step.server.ts'
import { BookingLayout } from './step-layout.tsx'

export const handle = {
  words: ['booking-extras', 'booking-steps', 'booking-summary', 'extra-fields', 'problems', 'rooms-chosen'],
} satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const step = await loadStep(contextOf(context), params.draft, 'extras')
  const read = wordsReader(context)
  return {
    summary: { ...(await summaryOf(contextOf(context), step, read)), title: await titleOfStep(context, step) },
    kind: step.answers.order.kind,
    ...extrasView(step, read, await namesIn(contextOf(context), read.language)),
  }
}

type Answer = { reply: FormReply; problem?: string | undefined; status?: string | undefined }

/** 'Apply' saves the answers and shows the new price; the other button goes on. Both refuse answers that have no price. */
export async function action(args: Route.ActionArgs) {
  const format = formatterOf(args.context)
  const { context, params, request } = args
  const ctx = contextOf(context)
  const words = wordsReader(context)
  const step = await loadStep(ctx, params.draft, 'extras')
  const form = await request.formData()
  const applies = form.get('intent') === 'apply'
  const read = readForm(form, ExtrasAnswer)
  const reply = { values: typed(form), errors: {} }
  if (!read.value) return data({ reply: replyInWords(read.reply, words(bookingErrorWords)) } satisfies Answer, { status: 422 })
  // Whichever button was pressed, a code that was typed may be a guess.
  const guesses = applies || read.value.code !== null
  const limited = guesses && (await limitForm(args, 'draft', {}, { reply } satisfies Answer))
  if (limited) return limited
  const order = withExtras(step.answers.order, read.value)
  const priced = await priceDraft(ctx, { ...step.answers, order }, step.now)
  if (!priced?.quote.done) {
    const refusal: StepRefusal = priced && !priced.quote.done ? priced.quote.refusal : { reason: 'product-unknown' }
    const nameOf = await namesIn(ctx, words.language)
    return data(extrasProblems(refusal, step.answers, reply, words, nameOf) satisfies Answer, { status: 422 })
  }
  if (applies) {
    await answerDraft(ctx, step.id, { order })
    const status = appliedText(order, priced.quote.value, words(extrasAnswerWords), format)
    return data({ reply, status } satisfies Answer)
  }
  await answerDraft(ctx, step.id, { order, message: read.value.message })
  return redirect(`/booking/${params.draft}/payment`)
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, extrasWords).titleAlone },
  { name: 'robots', content: 'noindex' },
]

export default function ExtrasStep({ loaderData, actionData, params }: Route.ComponentProps) {
  const words = useWords(extrasWords)
  const chosen = useWords(roomsChosenWords)
  const { kind, summary, beds, extras } = loaderData
  const answer: Answer = actionData ?? loaderData.shown
  const { reply, status } = answer
  const busy = useNavigation().state !== 'idle'
  const problems = problemsOf(reply)
  return (
    <BookingLayout kind={kind} step="extras" draft={params.draft} summary={summary}>
      <h1 className="t-2">{beds ? words.title : words.titleAlone}</h1>
      <p className="lede muted">{words.lede}</p>
      <Problem text={answer.problem} />
      <ProblemSummary problems={problems} />
      <Form method="post" noValidate>
        {beds && (
          // Chosen in the first step; somebody alone chooses here whether to share.
          <details
            className="fold part"
            open={summary.travellers === 1 || ['comfort', 'singleRooms'].some((name) => name in reply.errors)}
          >
            <summary>
              {chosen.rooms({
                name: chosenName(beds.comforts, reply.values.comfort),
                single: Number(reply.values.singleRooms) || 0,
              })}{' '}
              {words.change}
            </summary>
            <ComfortChoices legend={words.comfort} choices={beds.comforts} reply={reply} />
            <div className="grid2 part">
              <CountField
                name="singleRooms"
                label={words.single}
                hint={[words.singleHint, beds.alone].filter(Boolean).join(' ')}
                reply={reply}
                least={0}
                most={beds.mostAlone}
              />
            </div>
          </details>
        )}
        <ExtraFields extras={extras} reply={reply} />
        <details className="fold part" open={isFilledIn(reply) || status !== undefined}>
          <summary>{words.say}</summary>
          <div className="part">
            <CodeRow label={words.code({ muted })} apply={words.apply} reply={reply} status={status} busy={busy} />
          </div>
          <div className="part">
            <TextArea name="message" label={words.message({ muted })} hint={words.messageHint} {...answerOf(reply, 'message')} />
          </div>
        </details>
        <div className="row between part">
          <Link className="more" to={`/booking/${params.draft}/travellers`}>
            {kind === 'departure' || kind === 'journey' ? words.back : words.backAlone}
          </Link>
          <button type="submit" className="btn" aria-disabled={busy}>
            {words.next} <Icon name="arrow" />
          </button>
        </div>
      </Form>
    </BookingLayout>
  )
}

const muted = (optional: ReactNode) => <span className="muted">{optional}</span>

/** The accommodation that was chosen in the first step, or since. */
const chosenName = (choices: readonly ComfortChoice[], chosen: string | undefined) =>
  choices.find(({ comfort }) => comfort === chosen)?.name ?? ''

/** Whether there is a code or a message to show, or what is wrong with it. */
const isFilledIn = ({ values, errors }: FormReply) =>
  ['code', 'message'].some((name) => name in errors || (values[name] ?? '') !== '')
