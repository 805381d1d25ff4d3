import { data } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { findKeyHolder } from '#features/staff/find-key-holder.server.ts'
import { resetPassword } from '#features/staff/reset-password.server.ts'
import { contextOf } from '../../context.ts'
import { deskWords } from '../../words/desk.ts'
import { loginPath } from '../safe-path.ts'
import type { Route } from './+types/reset.ts'
import { answerAsk } from './answer-ask.server.ts'
import { AskForLetter } from './ask-for-letter.tsx'
import { comeIn } from './come-in.server.ts'
import { Door, DoorForm } from './door.tsx'
import { KeyOver } from './key-over.tsx'
import { NewPassword } from './new-password.tsx'

const words = deskWords.reset

/** Open to everyone. With a key it shows whose password is chosen, and uses nothing up. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { company } = await findSettings(ctx.db)
  const key = url.searchParams.get('key')
  const frame = { company: company.name, delivers: ctx.mail.delivers, back: loginPath(url.searchParams.get('to') ?? '') }
  if (key === null) return data({ ...frame, view: 'ask' } as const)
  const holder = await findKeyHolder(ctx, 'reset', key)
  return holder
    ? data({ ...frame, view: 'open', email: holder.email } as const)
    : data({ ...frame, view: 'over' } as const, { status: 410 })
}

/** Open to everyone: asks for the letter, or keeps the password that was chosen by its key. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key')
  if (key === null) return answerAsk('reset', { request, context, url })
  const password = String((await request.formData()).get('password') ?? '')
  const kept = await resetPassword(contextOf(context), { key, password, headers: request.headers })
  if (kept.done) return comeIn(kept.value, null)
  const { reason } = kept.refusal
  if (reason === 'key-over') return data({ view: 'over' } as const, { status: 410 })
  return data({ view: 'open', fault: reason } as const, { status: 422 })
}

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
  const { company, back, delivers } = loaderData
  if (loaderData.view === 'over' || actionData?.view === 'over') {
    return (
      <Door company={company} title={deskWords.keyOver.title}>
        <KeyOver of="reset" again={delivers ? '/admin/login/reset' : undefined} />
      </Door>
    )
  }
  if (loaderData.view === 'open') {
    const fault = actionData?.view === 'open' ? actionData.fault : undefined
    return (
      <Door company={company} title={words.open}>
        <p>{words.openText}</p>
        <DoorForm button={words.button} answer={actionData}>
          <NewPassword email={loaderData.email} fault={fault} />
        </DoorForm>
      </Door>
    )
  }
  return (
    <Door company={company} title={words.title}>
      <AskForLetter says={words} delivers={delivers} reply={actionData?.view === 'asked' ? actionData : undefined} back={back} />
    </Door>
  )
}
