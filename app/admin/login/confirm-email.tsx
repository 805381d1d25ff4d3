import { data, Link } from 'react-router'
import { confirmEmailChange, findNewEmail } from '#features/staff/accounts/change-email.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { signInWords } from '../../words/admin/sign-in-methods.ts'
import { admit, admitRecent } from '../admit.server.ts'
import type { Route } from './+types/confirm-email.ts'
import { SignInForm } from './sign-in-page.tsx'

const words = signInWords.confirmEmail

/** For who requested the change, and signed in recently. It shows the address and changes nothing. */
export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'self:write')
  const { staff } = await admitRecent(args, 'self:write')
  const email = await findNewEmail(contextOf(args.context), { staff, key: keyOf(args.url) })
  return data({ email }, { status: email === undefined ? 410 : 200 })
}

export async function action(args: Route.ActionArgs) {
  await admit(args, 'self:write')
  const { staff } = await admitRecent(args, 'self:write')
  const changed = await confirmEmailChange(contextOf(args.context), { staff, key: keyOf(args.url) })
  return changed.done ? data({ email: changed.value.email }) : data({ email: undefined }, { status: 410 })
}

const keyOf = (url: URL) => url.searchParams.get('key') ?? ''

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const frame = useWords(frameAdminWords)
  const changed = actionData?.email
  const address = actionData ? undefined : loaderData.email
  const title = changed ? words.done : address ? words.title : signInWords.keyOver.title
  return (
    <section className="empty" role={actionData ? 'status' : undefined}>
      <title>{frame.pageTitle({ screen: title })}</title>
      <h1>{title}</h1>
      <p>{changed ? words.doneText(changed) : address ? words.text(address) : signInWords.keyOver.text['new-email']}</p>
      {address ? (
        <SignInForm button={words.button} />
      ) : (
        <Link className="btn line" to="/admin/settings/profile">
          {words.profile}
        </Link>
      )}
    </section>
  )
}
