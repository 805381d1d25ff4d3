import { data, Form, redirect } from 'react-router'
import { daysOfSpan, type Span } from '#features/crew/assignments/assignment.ts'
import { answerRequest } from '#features/roster/requests/answer-request.server.ts'
import { type FoundRequest, findRequest } from '#features/roster/requests/find-request.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import type { Context } from '#platform/context.ts'
import type { Formatter } from '#platform/languages/formatter.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { useWords, wordsOfMatches } from '../../languages/use-words.ts'
import type { FormReply } from '../../shared/form-reply.ts'
import { GuardFields } from '../../shared/guard-fields.tsx'
import { readGuard, stampForm } from '../../shared/guard-form.server.ts'
import { formatterOf, languageOf, wordsReader } from '../../shared/page-words.server.ts'
import { typed } from '../../shared/read-form.server.ts'
import { guardNames } from '../../shared/trap-field.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { RouteHandle } from '../../ui/route-handle.ts'
import { crewRequestWords } from '../../words/crew-request.ts'
import type { Route } from './+types/crew-request.ts'

export const handle = { words: ['crew-request', 'newsletter'] } satisfies RouteHandle

/** The key is in this page's address: it must not be sent to other sites or indexed. */
const secret = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store' }

/** The request of the key in the address; the same 404 whatever is wrong. */
async function openRequest(ctx: Context, key: string): Promise<FoundRequest> {
  const found = await findRequest(ctx, key)
  if (!found) throw new Response('There is no such request', { status: 404, headers: secret })
  return found
}

/** What the page says: it asks, or it says why there is nothing to answer. */
function stageOf({
  assignment: { state },
  isCurrent,
}: FoundRequest): 'open' | 'changed' | 'answeredYes' | 'answeredNo' | 'pending' | 'ended' {
  if (state === 'requested') return isCurrent ? 'open' : 'changed'
  if (state === 'confirmed') return 'answeredYes'
  if (state === 'declined') return 'answeredNo'
  return state === 'pencilled' ? 'pending' : 'ended'
}

/** The days of an assignment, with its times where they are not whole days. */
function whenText(format: Formatter, span: Span): string {
  const { from, to } = daysOfSpan(span)
  const days = format.days(from, to)
  const [begins, ends] = [span.from.slice(11), span.to.slice(11)]
  return begins === '00:00' && ends === '00:00' ? days : `${days}, ${begins}–${ends === '00:00' ? '24:00' : ends}`
}

/** Opening the page changes nothing: programs that scan mail open every link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const format = formatterOf(context)
  const found = await openRequest(contextOf(context), params.key)
  const { assignment, name, travellers, languages } = found
  const stage = stageOf(found)
  // Who declined, or is no longer asked, reads no more of the trip than its name.
  const isTheirs = stage === 'open' || stage === 'answeredYes'
  const languageName = new Intl.DisplayNames(languageOf(context), { type: 'language' })
  return data(
    {
      stage,
      kind: assignment.kind,
      member: assignment.name,
      role: assignment.role,
      title: name?.title ?? '',
      when: whenText(format, assignment),
      travellers: isTheirs ? travellers : 0,
      languages: format.list(!isTheirs ? [] : languages.map((code) => languageName.of(code) ?? code)),
      by: assignment.answerBy ? format.instant(assignment.answerBy) : '',
      stamp: stampForm(context),
    },
    { headers: secret },
  )
}

/** An answer that was not stored: why, and what was typed where it may be sent again. */
type Answered = { problem: string; reply?: FormReply }

/** Stores a yes or a no, and shows what stands. Only a press on the page itself counts: programs that scan mail send forms too. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const words = wordsReader(context)(crewRequestWords)
  const { assignment, seen } = await openRequest(ctx, params.key)
  const form = await request.formData()
  const answer = form.get('answer')
  if (answer !== 'yes' && answer !== 'no') throw data(null, { status: 404 })
  const { suspicion } = readGuard(ctx, form, { name: '', message: '' })
  // A program pressed it, or the page lay open for days: the next press comes from a page of now.
  if (suspicion) {
    const { [guardNames.stamp]: stamp = '', ...values } = typed(form)
    const shown = suspicion === 'sent-too-fast' ? { ...values, [guardNames.stamp]: stamp } : values
    return data<Answered>({ problem: words.again, reply: { values: shown, errors: {} } }, { status: 422, headers: secret })
  }
  const text = String(form.get('words') ?? '').slice(0, 400)
  const answered = await answerRequest(ctx, { id: assignment.id, answer, words: text, seen, by: null })
  if (answered.done)
    return redirect(ctx.words.address(languageOf(context), links.crewRequest(params.key)), { status: 303, headers: secret })
  const problem =
    answered.refusal.reason === 'answered-already'
      ? words.first({ phone: (await findSettings(ctx.db)).company.phone })
      : answered.refusal.reason === 'changed-meanwhile'
        ? words.changed
        : words.ended
  return data<Answered>({ problem }, { status: 409, headers: secret })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
  errorHeaders ?? (actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders)

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, crewRequestWords).title },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

const noReply: FormReply = { values: {}, errors: {} }

export default function CrewRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(crewRequestWords)
  const { stage, kind, member, role, title, when, travellers, languages, by, stamp } = loaderData
  const reply = actionData?.reply ?? noReply
  const rows = [
    [words.facts.trip, title],
    [words.facts.when, when],
    ...(role ? [[words.facts.role, words.roles[role]]] : []),
    ...(travellers > 0 ? [[words.facts.travellers, words.travellers({ count: travellers })]] : []),
    ...(languages ? [[words.facts.languages, languages]] : []),
    ...(stage === 'open' && by ? [[words.facts.by, words.by({ when: by })]] : []),
  ] as const
  return (
    <div className="wrap booking manage-booking narrow">
      <h1 className="t-2">{words.title}</h1>
      <p className="lede">{kind === 'car' ? words.ledeCar({ name: member }) : words.lede({ name: member })}</p>
      <Problem text={actionData?.problem} />
      <dl className="pairs part">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {stage === 'open' ? (
        <Form method="post" className="part stack">
          <GuardFields stamp={stamp} reply={reply} />
          <TextArea name="words" label={words.words} maxLength={400} rows={3} defaultValue={reply.values.words} />
          <div className="row wraps">
            <button className="btn" type="submit" name="answer" value="yes">
              {words.yes}
            </button>
            <button className="btn line" type="submit" name="answer" value="no">
              {words.no}
            </button>
          </div>
        </Form>
      ) : (
        <p className="part" role="status">
          {words[stage]}
        </p>
      )}
    </div>
  )
}
