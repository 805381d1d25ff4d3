import { Link, redirect } from 'react-router'
import { daysText } from '#values/day-words.ts'
import { links } from '#values/links.ts'
import { contextOf } from '../../context.ts'
import { openOwn } from '../../shared/open-own.server.ts'
import { Note } from '../../ui/note.tsx'
import { ownWords } from '../../words/own-booking.ts'
import { changeWords as words } from '../../words/own-change.ts'
import type { Route } from './+types/change-page.ts'
import { answerChange } from './answer-change.server.ts'
import { ChangeDifference } from './change-difference.tsx'
import { ChangeForm } from './change-form.tsx'
import { loadChange } from './load-change.server.ts'
import { mayNow } from './standing-now.ts'

export { LostBooking as ErrorBoundary } from './lost-booking.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const { reference, version, title, startsOn, endsOn } = booking
  const may = mayNow(booking, ctx.clock.now()).change
  return { reference, version, about: { title, startsOn, endsOn }, choices: may ? await loadChange(ctx, booking) : null }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const booking = await openOwn(ctx, request, params.reference)
  const answered = await answerChange(ctx, booking, await request.formData())
  return answered === 'changed' ? redirect(`${links.booking(booking.reference)}?done=changed`, 303) : answered
}

export const meta: Route.MetaFunction = () => [{ title: words.title }, { name: 'robots', content: 'noindex' }]

export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, version, about, choices } = loaderData
  const { problem, plan, reply } = actionData ?? {}
  return (
    <div className="wrap booking own narrow">
      <p>
        <Link className="more" to={links.booking(reference)}>
          {ownWords.back}
        </Link>
      </p>
      <h1 className="t-2">{plan ? words.difference.title : words.title}</h1>
      <p className="ui small muted">
        {about.title}, {daysText(about.startsOn, about.endsOn)}
      </p>
      {problem && (
        <div role="alert">
          <Note bad>{problem}</Note>
        </div>
      )}
      {!choices && <p className="lede">{words.not}</p>}
      {choices && plan && reply && <ChangeDifference plan={plan} typed={reply.values} version={version} reference={reference} />}
      {choices && !plan && <ChangeForm choices={choices} reply={reply ?? { values: choices.values, errors: {} }} />}
    </div>
  )
}
