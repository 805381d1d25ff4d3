import { data } from 'react-router'
import { passByLink } from '#features/staff/keys/pass-by-link.server.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/admin/admin.ts'
import type { Route } from './+types/link.ts'
import { answerAsk } from './email-request-action.server.ts'
import { AskForLetter } from './request-email.tsx'
import { comeIn } from './enter-admin.server.ts'
import { Door, DoorForm } from './sign-in-page.tsx'
import { KeyOver } from './expired-link.tsx'
import { loadKeyPage } from './load-key-page.server.ts'

const words = deskWords.link

/** Open to everyone. With a key it shows what the key opens, and opens nothing. */
export const loader = (args: Route.LoaderArgs) => loadKeyPage('link', args)

/** Open to everyone: asks for the letter, or opens what its key opens. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key')
  if (key === null) return answerAsk('link', { request, context, url })
  const opened = await passByLink(contextOf(context), { key, headers: request.headers })
  return opened.done ? comeIn(opened.value, opened.value.to) : data({ view: 'over' } as const, { status: 410 })
}

export default function LetterLink({ loaderData, actionData }: Route.ComponentProps) {
  const { company, back, delivers } = loaderData
  if (loaderData.view === 'over' || actionData?.view === 'over') {
    return (
      <Door company={company} title={deskWords.keyOver.title}>
        <KeyOver of="link" again={delivers ? '/admin/login/link' : undefined} />
      </Door>
    )
  }
  if (loaderData.view === 'open') {
    return (
      <Door company={company} title={words.open}>
        <p>{words.openText(loaderData.email)}</p>
        <DoorForm button={words.button} />
      </Door>
    )
  }
  return (
    <Door company={company} title={words.title}>
      <AskForLetter says={words} delivers={delivers} reply={actionData} back={back} />
    </Door>
  )
}
