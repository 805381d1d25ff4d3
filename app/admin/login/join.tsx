import { data } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { joinStaff } from '#features/staff/accounts/join-staff.server.ts'
import { findKeyHolder } from '#features/staff/keys/find-key-holder.server.ts'
import { contextOf } from '../../context.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import type { Route } from './+types/join.ts'
import { enterAdmin } from './enter-admin.server.ts'
import { ExpiredLink } from './expired-link.tsx'
import { NewPassword } from './new-password.tsx'
import { SignInForm, SignInPage } from './sign-in-page.tsx'

const words = signInWords.join

/** Open to everyone with the key of an invitation. It shows whom the invitation is for, and does not use the key. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const { company } = await findSettings(ctx.db)
  const holder = await findKeyHolder(ctx, 'invite', url.searchParams.get('key') ?? '')
  if (!holder) return data({ company: company.name, invited: undefined }, { status: 410 })
  return data({ company: company.name, invited: { name: holder.name, email: holder.email } })
}

/** Open to everyone with the key: stores the password and signs them in. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const key = url.searchParams.get('key') ?? ''
  const password = String((await request.formData()).get('password') ?? '')
  const joined = await joinStaff(contextOf(context), { key, password, headers: request.headers })
  if (joined.done) return enterAdmin(joined.value, null)
  const { reason } = joined.refusal
  if (reason === 'key-over') return data({ over: true, fault: undefined }, { status: 410 })
  return data({ over: false, fault: reason }, { status: 422 })
}

export default function Join({ loaderData: { company, invited }, actionData }: Route.ComponentProps) {
  if (!invited || actionData?.over) {
    return (
      <SignInPage company={company} title={signInWords.keyOver.title}>
        <ExpiredLink of="invite" />
      </SignInPage>
    )
  }
  return (
    <SignInPage company={company} title={words.title(invited.name)}>
      <p>{words.text}</p>
      <SignInForm button={words.button} answer={actionData}>
        <NewPassword email={invited.email} fault={actionData?.fault} />
      </SignInForm>
    </SignInPage>
  )
}
