import { useEffect, useRef } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { findSettings } from '#features/settings/reads.server.ts'
import { findSecondStep, passSecondStep } from '#features/staff/factors/pass-second-step.server.ts'
import { readStaffCookie, staffCookie } from '#features/staff/sign-in/staff-cookies.server.ts'
import type { Context } from '#platform/context.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { requestNotesKey } from '../../request-notes.ts'
import { Icon } from '../../ui/icon.tsx'
import { factorAdminWords } from '../../words/admin/factors.ts'
import type { Route } from './+types/code.ts'
import { loginPath, safePath } from './safe-path.ts'
import { SignInPage } from './sign-in-page.tsx'

const kindOf = (url: URL) => (url.searchParams.get('with') === 'recovery' ? 'recovery-code' : 'code')

/** Open to everyone whose cookie has a key. Without one there is only the link back. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const to = safePath(url.searchParams.get('to'))
  const key = readStaffCookie(ctx, request.headers, 'second-step')
  if (!key) throw redirect(loginPath(to))
  if (!(await findSecondStep(ctx, key))) throw over(ctx, to)
  const { company } = await findSettings(ctx.db)
  return { company: company.name, kind: kindOf(url), to } as const
}

/** Open to everyone: who has the key is not signed in before the code is right. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const to = safePath(url.searchParams.get('to'))
  const key = readStaffCookie(ctx, request.headers, 'second-step')
  if (!key) throw redirect(loginPath(to))
  const form = await request.formData()
  const step = { kind: kindOf(url), typed: String(form.get('code') ?? '') } as const
  const address = context.get(requestNotesKey).clientAddress
  const outcome = await passSecondStep(ctx, { key, step, headers: request.headers, address })
  if (!outcome.done) {
    const { reason } = outcome.refusal
    if (reason === 'second-step-over') throw over(ctx, to)
    return data({ reason, typed: step.typed.slice(0, 60) }, { status: reason === 'too-many-requests' ? 429 : 422 })
  }
  const headers = new Headers()
  for (const cookie of outcome.value.cookies) headers.append('Set-Cookie', cookie)
  return redirect(outcome.value.codesLeft === undefined ? to : afterRecovery(to), { headers })
}

/** Redirects to the first step, which shows the reason. The key in the cookie is not valid any more. */
function over(ctx: Context, to: string) {
  const headers = { 'Set-Cookie': staffCookie(ctx, 'second-step', '', 0) }
  return redirect(loginPath(to, 'second-step-over'), { headers })
}

/** After a recovery code the page shows how many are left and where to make new ones. */
const afterRecovery = (to: string) => `/admin/settings/profile/authenticator?${new URLSearchParams({ came: 'recovery', to })}`

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(factorAdminWords).secondStep
  const { company, kind, to } = loaderData
  const waiting = useNavigation().state !== 'idle'
  const flash = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (actionData) flash.current?.focus()
  }, [actionData])
  const byCode = kind === 'code'
  const other = new URLSearchParams({ ...(to !== '/admin' && { to }), ...(byCode && { with: 'recovery' }) }).toString()
  const wrong = actionData !== undefined && actionData.reason !== 'too-many-requests'
  return (
    <SignInPage title={words.title} company={company}>
      <Form method="post" className="stack" noValidate key={kind}>
        {actionData && (
          <p className="note bad" id="login-message" role="alert" tabIndex={-1} ref={flash}>
            <Icon name="alert" /> {words.refusals[actionData.reason]}
          </p>
        )}
        <div className={wrong ? 'field err' : 'field'}>
          <label htmlFor="code">{byCode ? words.code : words.recovery}</label>
          <input
            id="code"
            name="code"
            type="text"
            className="num"
            {...(byCode ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : { autoComplete: 'off' })}
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={byCode ? undefined : actionData?.typed}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'told code-hint' : 'code-hint'}
            // The only field of the page. Without JavaScript the browser itself moves the focus.
            {...{ autoFocus: true }}
          />
          <span className="hint" id="code-hint">
            {byCode ? words.lede({ company }) : words.recoveryLede}
          </span>
        </div>
        <button className="btn full" type="submit" aria-disabled={waiting}>
          {waiting ? words.going : words.go}
        </button>
        {byCode && wrong && <p className="small muted">{words.clock}</p>}
        <p className="small muted row between">
          <Link to={`/admin/login/code${other && `?${other}`}`} replace>
            {byCode ? words.toRecovery : words.toCode}
          </Link>
          <Link to={loginPath(to)}>{words.again}</Link>
        </p>
      </Form>
    </SignInPage>
  )
}
