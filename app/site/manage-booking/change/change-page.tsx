import { redirect } from 'react-router'
import { links } from '#values/links.ts'
import { contextOf } from '../../../context.ts'
import { useFormatter } from '../../../languages/use-formatter.ts'
import { useWords, wordsOfMatches } from '../../../languages/use-words.ts'
import { limitForm, passActionHeaders } from '../../../shared/limit-form.server.ts'
import { openOwn } from '../../../shared/open-booking.server.ts'
import { wordsReader } from '../../../shared/page-words.server.ts'
import { typed } from '../../../shared/read-form.server.ts'
import { Problem } from '../../../ui/problem.tsx'
import type { RouteHandle } from '../../../ui/route-handle.ts'
import { changeWords } from '../../../words/manage-change.ts'
import { managePageWords } from '../../../words/manage-page.ts'
import { titleInLanguage } from '../../content-in-language.server.ts'
import { mayNow } from '../booking-status.ts'
import { ManagePage } from '../manage-page.tsx'
import type { Route } from './+types/change-page.ts'
import { answerChange, type ChangeReply } from './answer-change.server.ts'
import { ChangeDifference } from './change-difference.tsx'
import { ChangeForm } from './change-form.tsx'
import { loadChange } from './load-change.server.ts'

export const handle = {
  words: [
    'extra-fields',
    'hire-fields',
    'lost-link',
    'manage-change',
    'manage-page',
    'problems',
    'residencies',
    'traveller-fields',
  ],
} satisfies RouteHandle

export { LostBooking as ErrorBoundary } from '../lost-booking.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const { reference, kind, startsOn, endsOn } = booking
  const title = await titleInLanguage(context, kind, booking.title)
  const may = mayNow(booking, ctx.clock.now()).change
  const choices = may ? await loadChange(ctx, booking, wordsReader(context)) : null
  return { reference, about: { title, startsOn, endsOn }, choices }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const form = await request.formData()
  const shown: ChangeReply = { reply: { values: typed(form), errors: {} } }
  const limited = await limitForm({ context, request }, 'change', { booking: booking.id }, shown)
  if (limited) return limited
  const answered = await answerChange(ctx, booking, form, wordsReader(context))
  return answered === 'changed' ? redirect(`${links.booking(booking.reference)}?done=changed`, 303) : answered
}

export const headers = passActionHeaders

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: wordsOfMatches(matches, changeWords).title },
  { name: 'robots', content: 'noindex' },
]

export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(changeWords)
  const page = useWords(managePageWords)
  const format = useFormatter()
  const { reference, about, choices } = loaderData
  const { problem, plan, reply } = actionData ?? {}
  return (
    <ManagePage back={{ to: links.booking(reference), word: page.back }} title={plan ? words.difference.title : words.title}>
      <p className="ui small muted">
        {about.title}, {format.days(about.startsOn, about.endsOn)}
      </p>
      <Problem text={problem} />
      {!choices && <p className="lede">{words.not}</p>}
      {choices && plan && reply && <ChangeDifference plan={plan} typed={reply.values} reference={reference} />}
      {choices && !plan && <ChangeForm choices={choices} reply={reply ?? { values: choices.values, errors: {} }} />}
    </ManagePage>
  )
}
