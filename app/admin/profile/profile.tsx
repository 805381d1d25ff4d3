import { data, Link, redirect } from 'react-router'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsOf, wordsReader } from '../../shared/page-words.server.ts'
import { factorAdminWords } from '../../words/admin/factors.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { profileAdminWords } from '../../words/admin/profile.ts'
import { shortcutWords } from '../../words/admin/shortcuts.ts'
import { admit, admitRecent, signedIn } from '../admit.server.ts'
import { useInBrowser } from '../components/in-browser.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { Flash } from '../components/toast.tsx'
import { loginPath } from '../login/safe-path.ts'
import { LetterKeysSwitch } from '../shortcuts/letter-keys-switch.tsx'
import type { Route } from './+types/profile.ts'
import { EmailPane, LanguagePane, NamePane, PasswordPane } from './account-panes.tsx'
import { loadProfile } from './load-profile.server.ts'
import { doByProfileForm, flashOf, formOf, needsRecent } from './profile-action.server.ts'
import { SessionsPane } from './sessions-pane.tsx'

export async function loader(args: Route.LoaderArgs) {
  await admit(args, 'self:write')
  const found = await signedIn(args.request, args.context)
  if (!found) throw data(null, { status: 404 })
  const profile = await loadProfile(contextOf(args.context), wordsReader(args.context), found)
  return { ...profile, flash: flashOf(wordsOf(args.context, profileAdminWords), args.url.searchParams.get('did')) }
}

/** Each form of the page by its `event`; what changes how somebody signs in asks for a recent sign-in. */
export async function action(args: Route.ActionArgs) {
  await admit(args, 'self:write')
  const form = await args.request.formData()
  const event = formOf(form)
  if (!event) throw data(null, { status: 422 })
  const found = needsRecent(event) ? await admitRecent(args, 'self:write') : await signedIn(args.request, args.context)
  if (!found) throw data(null, { status: 404 })
  const { reply, status, did } = await doByProfileForm(contextOf(args.context), {
    ...{ event, form, found },
    words: wordsOf(args.context, profileAdminWords),
  })
  return reply ? data(reply, { status }) : redirect(`/admin/settings/profile?did=${did}`, 303)
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(profileAdminWords)
  const frame = useWords(frameAdminWords)
  const { staff, language, flash, mustAddFactor, isRecent, factors, sessions, delivers } = loaderData
  return (
    <div className="profile">
      <PageBar
        title={words.title}
        lede={words.signedInAs({ email: staff.email, role: frame.rail.roles[staff.role].toLowerCase() })}
      />
      <div className="flash">
        {mustAddFactor && (factors.passkeys.length > 0 ? <MustUseFactor /> : <MustAddFactor />)}
        <Flash>{!actionData && flash}</Flash>
      </div>
      <div className="edit halves">
        <div className="col">
          <NamePane name={staff.name} reply={actionData} />
          <LanguagePane language={language} reply={actionData} />
          <EmailPane email={staff.email} isRecent={isRecent} delivers={delivers} reply={actionData} />
          <PasswordPane email={staff.email} isRecent={isRecent} reply={actionData} />
        </div>
        <div className="col">
          <FactorPanel since={factors.since} codesLeft={factors.codesLeft} />
          <PasskeysPanel names={factors.passkeys} />
          <SessionsPane sessions={sessions} />
          <KeysPane />
        </div>
      </div>
    </div>
  )
}

/** What an owner reads who must add a second factor. */
function MustAddFactor() {
  const words = useWords(profileAdminWords)
  const { title, text, authenticator, passkey } = words.mustAddFactor
  return (
    <div className="note stack gap">
      <p>
        <b>{title}</b> {text}
      </p>
      <p className="row">
        <Link className="btn" to="/admin/settings/profile/authenticator">
          {authenticator}
        </Link>
        <Link className="btn line" to="/admin/settings/profile/passkeys">
          {passkey}
        </Link>
      </p>
    </div>
  )
}

/** What an owner reads who has a passkey and came in by the password or an email alone. */
function MustUseFactor() {
  const words = useWords(profileAdminWords)
  const { title, text, link } = words.useFactor
  return (
    <div className="note stack gap">
      <p>
        <b>{title}</b> {text}
      </p>
      <p>
        <Link className="btn" to={loginPath('/admin', 'requires-recent-login')}>
          {link}
        </Link>
      </p>
    </div>
  )
}

/** The keys of the admin area in this browser; without JavaScript there are none. */
function KeysPane() {
  const { title, text } = useWords(shortcutWords).setting
  if (!useInBrowser()) return null
  return (
    <Pane title={title} className="stack">
      <p className="small muted">{text}</p>
      <LetterKeysSwitch />
    </Pane>
  )
}

/** The authenticator in short. `since`: the instant in panelWords, null where none is set up. */
function FactorPanel({ since, codesLeft }: { since: string | null; codesLeft: number }) {
  const panelWords = useWords(factorAdminWords).panel
  return (
    <Pane
      title={panelWords.authenticator}
      beside={<Link to="/admin/settings/profile/authenticator">{since === null ? panelWords.setUp : panelWords.change}</Link>}
    >
      <p>{since === null ? panelWords.none : panelWords.since({ at: since })}</p>
      {since !== null && <p className="muted">{panelWords.codesLeft({ left: codesLeft })}</p>}
    </Pane>
  )
}

/** The passkeys in short: their names, oldest first. */
function PasskeysPanel({ names }: { names: readonly { id: string; name: string }[] }) {
  const panelWords = useWords(factorAdminWords).panel
  return (
    <Pane
      title={panelWords.passkeys}
      beside={
        <Link to="/admin/settings/profile/passkeys">
          {names.length === 0 ? panelWords.addPasskey : panelWords.changePasskeys}
        </Link>
      }
    >
      {names.length === 0 ? (
        <p>{panelWords.noPasskeys}</p>
      ) : (
        <ul className="item-list">
          {names.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
    </Pane>
  )
}
