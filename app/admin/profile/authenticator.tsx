import { data, Form, Link, redirect, useNavigation } from 'react-router'
import {
  beginAuthenticator,
  cancelAuthenticatorSetup,
  findPendingAuthenticator,
} from '#features/staff/factors/begin-authenticator.server.ts'
import { confirmAuthenticator } from '#features/staff/factors/confirm-authenticator.server.ts'
import { makeRecoveryCodes } from '#features/staff/factors/make-recovery-codes.server.ts'
import { findFactors } from '#features/staff/factors/reads-factors.server.ts'
import { removeAuthenticator } from '#features/staff/factors/remove-authenticator.server.ts'
import { groupByFour } from '#features/staff/factors/second-step-codes.ts'
import { qrCode } from '#platform/qr-code.server.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { formatterOf, wordsOf } from '../../shared/page-words.server.ts'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { admit, admitRecent } from '../admit.server.ts'
import { instantText } from '../components/instants.ts'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { safePath } from '../login/safe-path.ts'
import type { Route } from './+types/authenticator.ts'
import { FactorBar } from './factor-bar.tsx'
import { SetAuthenticator } from './set-authenticator.tsx'
import { SetUpAuthenticator } from './set-up-authenticator.tsx'

const page = '/admin/settings/profile/authenticator'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'self:write')
  const words = wordsOf(args.context, factorAdminWords).authenticator
  const ctx = contextOf(args.context)
  const { authenticator, codesLeft } = await findFactors(ctx.db, staff.id)
  const begun = await findPendingAuthenticator(ctx, staff)
  // The sign-in must be recent: who finds an unlocked browser must not read the secret, which makes every later code.
  if (begun) await admitRecent(args, 'self:write')
  const { searchParams } = args.url
  const did = searchParams.get('did')
  return {
    since: authenticator && instantText(authenticator, ctx.clock.now(), formatterOf(args.context)),
    codesLeft,
    begun: begun && { secret: groupByFour(begun.secret, ' '), link: begun.link, picture: qrCode(begun.link) },
    dialog: searchParams.get('ask'),
    flash: did === 'removed' || did === 'stopped' ? words.did[did] : undefined,
    onward: searchParams.get('came') === 'recovery' ? safePath(searchParams.get('to')) : undefined,
  }
}

/** The refusal, with the button it belongs to. */
type Reply = { codes: string[] } | { step: 'confirm' | 'codes' | 'remove'; sentence: string }

export async function action(args: Route.ActionArgs) {
  const staff = await admit(args, 'self:write')
  await admitRecent(args, 'self:write')
  const factors = wordsOf(args.context, factorAdminWords)
  const words = factors.authenticator
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const step = form.get('step')
  switch (step) {
    case 'begin':
      await beginAuthenticator(ctx, staff)
      return redirect(page, 303)
    case 'confirm': {
      const outcome = await confirmAuthenticator(ctx, staff, String(form.get('code') ?? ''))
      if (outcome.done) return data<Reply>({ codes: outcome.value.codes })
      const { reason } = outcome.refusal
      return data<Reply>({ step, sentence: words.confirm.faults[reason] }, { status: reason === 'not-begun' ? 409 : 422 })
    }
    case 'stop':
      await cancelAuthenticatorSetup(ctx, staff)
      return redirect(`${page}?did=stopped`, 303)
    case 'codes': {
      const outcome = await makeRecoveryCodes(ctx, staff)
      if (outcome.done) return data<Reply>({ codes: outcome.value.codes })
      return data<Reply>({ step, sentence: words.askCodes.refused }, { status: 409 })
    }
    case 'remove': {
      const outcome = await removeAuthenticator(ctx, staff)
      if (outcome.done) return redirect(`${page}?did=removed`, 303)
      return data<Reply>({ step, sentence: factors.lastFactor }, { status: 409 })
    }
    default:
      throw data(null, { status: 404 })
  }
}

export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(factorAdminWords).authenticator
  const { since, codesLeft, begun, dialog, flash, onward } = loaderData
  const codes = actionData && 'codes' in actionData ? actionData.codes : undefined
  const refusal = actionData && 'step' in actionData ? actionData : undefined
  // A refusal stands where it was pressed: at the field, or in the dialog that is open.
  const shownBelow = begun ? refusal?.step === 'confirm' : since !== null && dialog !== null
  return (
    <div className="profile">
      <FactorBar title={words.title} lede={words.lede} />
      <div className="flash">
        <Flash>{!actionData && flash}</Flash>
        <div role="status">
          {onward && !codes && (
            <p className="note">
              {words.cameByRecovery({ left: codesLeft })} <Link to={onward}>{words.onward}</Link>
            </p>
          )}
        </div>
        <div role="alert">{refusal && !shownBelow && <p className="note bad">{refusal.sentence}</p>}</div>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onward={onward} />
      ) : begun ? (
        <SetUpAuthenticator
          {...begun}
          another={since !== null}
          refusal={refusal?.step === 'confirm' ? refusal.sentence : undefined}
        />
      ) : since ? (
        <SetAuthenticator since={since} codesLeft={codesLeft} dialog={dialog} refusal={refusal?.sentence} />
      ) : (
        <Begin />
      )}
    </div>
  )
}

function Begin() {
  const words = useWords(factorAdminWords).authenticator
  const busy = useNavigation().state !== 'idle'
  return (
    <Pane title={words.start.title} className="stack factor">
      <p>{words.start.text}</p>
      <Form method="post">
        <button className="btn" type="submit" name="step" value="begin" aria-disabled={busy}>
          {words.start.go}
        </button>
      </Form>
    </Pane>
  )
}

/** Shown in the answer to the press that made them, and nowhere afterwards. */
function RecoveryCodes({ codes, onward }: { codes: readonly string[]; onward: string | undefined }) {
  const words = useWords(factorAdminWords).authenticator
  return (
    <Pane title={words.codes.title} className="stack factor" role="status">
      <p>{words.codes.text}</p>
      <ul className="recovery-codes" aria-label={words.codes.label}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        <Link className="btn" to={onward ?? '/admin/settings/profile'} replace>
          {words.codes.saved}
        </Link>
      </p>
    </Pane>
  )
}
