import { data, Link } from 'react-router'
import { listLastAuditEntries } from '#features/audit-log/reads.server.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { isGrave, isSection } from '#features/settings/sections.ts'
import { isRecent } from '#features/staff/staff.ts'
import { contextOf } from '../../context.ts'
import { useReader } from '../../languages/use-reader.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { revalidateOnConflict } from '../../shared/revalidate-on-conflict.ts'
import { settingsWords } from '../../words/admin/settings.ts'
import { admit, mustSignInAgain, signedIn } from '../admit.server.ts'
import { AdminTabs } from '../components/admin-tabs.tsx'
import { PageBar } from '../components/page-bar.tsx'
import { loginPath } from '../login/safe-path.ts'
import { settingsPath } from '../screens.ts'
import { settingAt, settingPath } from '../setting-paths.ts'
import type { Route } from './+types/setting.ts'
import { CancellationPane } from './cancellation-pane.tsx'
import { BackupPane, CardPane, DatabasePane, MailPane } from './environment-panes.tsx'
import { lastChangeOf } from './last-changes.ts'
import { loadBackup, loadDatabase } from './load-environment.server.ts'
import { isCancellationPolicyName, typedOf } from './read-cancellation-form.ts'
import { typedSettings } from './section-fields.ts'
import { SectionPane } from './section-pane.tsx'
import { sectionWords } from './section-words.ts'
import { settingsBeside } from './setting-groups.ts'
import { type SectionReply, saveByForm, sendTest } from './settings-action.server.ts'

/** The setting in an address; a 404 for an unknown one. */
function mustBeSetting(slug: string | undefined) {
  const name = settingAt(slug)
  if (!name) throw data(null, { status: 404 })
  return name
}

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'settings:write')
  const read = wordsReader(args.context)
  const name = mustBeSetting(args.params.setting)
  const ctx = contextOf(args.context)
  const did = args.url.searchParams.get('did')
  if (name === 'card') return { name, isSet: ctx.cards !== undefined }
  if (name === 'database') return { name, database: await loadDatabase(ctx, read) }
  if (name === 'backups') return { name, backup: await loadBackup(ctx, read) }
  if (name === 'mail')
    return { name, mail: { delivers: ctx.mail.delivers, from: ctx.config.mailFrom, to: staff.email }, sent: did === 'sent' }
  const [settings, last, found] = await Promise.all([
    findSettings(ctx.db),
    listLastAuditEntries(ctx.db, 'setting'),
    signedIn(args.request, args.context),
  ])
  const now = ctx.clock.now()
  const shared = { ...lastChangeOf(read, name, last, now), saved: did === 'saved' }
  if (isCancellationPolicyName(name)) return { name, policy: typedOf(settings.cancellationPolicies[name]), ...shared }
  const isFresh = !isGrave(name) || (found && isRecent(found.session, now))
  return {
    ...{ name, typed: typedSettings(settings)[name], ...shared },
    /** The address to sign in again before a change. */
    signIn: isFresh ? undefined : loginPath(settingPath(name), 'requires-recent-login'),
  }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'settings:write')
  const read = wordsReader(args.context)
  const name = mustBeSetting(args.params.setting)
  const ctx = contextOf(args.context)
  if (name === 'mail') return sendTest(ctx, read, actor.email)
  if (!isSection(name)) throw data(null, { status: 404 })
  if (name === 'factor') await admit(args, 'staff:write')
  const form = await args.request.formData()
  const signIn = isGrave(name) ? await mustSignInAgain(args, 'settings:write') : undefined
  // The typed values come back. After signing in again in another tab, the next press saves them.
  if (signIn) return data<SectionReply>({ values: plain(form), errors: {}, signIn }, { status: 403 })
  return saveByForm(ctx, read, { section: name, form, actor })
}

const plain = (form: FormData) => Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

export const shouldRevalidate = revalidateOnConflict

export default function SettingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const read = useReader()
  const words = useWords(settingsWords)
  const { name } = loaderData
  const { title, lede } = sectionWords(read, name)
  const beside = settingsBeside(name)
  return (
    <div className="settings">
      <PageBar
        title={title}
        lede={lede}
        crumb={{ label: words.breadcrumb, links: <Link to={settingsPath}>{words.title}</Link> }}
      />
      {beside.length > 1 && (
        <AdminTabs label={words.beside}>
          {beside.map((one) => (
            <Link key={one} to={settingPath(one)} aria-current={one === name ? 'page' : undefined}>
              {sectionWords(read, one).title}
            </Link>
          ))}
        </AdminTabs>
      )}
      <div className="narrow">
        <Setting key={name} shown={loaderData} reply={actionData} />
      </div>
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Setting({ shown, reply }: { shown: Shown; reply: SectionReply | undefined }) {
  if (shown.name === 'card') return <CardPane isSet={shown.isSet} />
  if (shown.name === 'database') return <DatabasePane {...shown.database} />
  if (shown.name === 'backups') return <BackupPane last={shown.backup} />
  if (shown.name === 'mail') return <MailPane {...shown.mail} reply={reply} sent={shown.sent && !reply} />
  const shared = { seen: shown.seen, changed: shown.changed, saved: shown.saved && !reply, reply }
  if ('policy' in shown) return <CancellationPane name={shown.name} typed={shown.policy} {...shared} />
  return <SectionPane name={shown.name} typed={shown.typed} signIn={shown.signIn} {...shared} />
}
