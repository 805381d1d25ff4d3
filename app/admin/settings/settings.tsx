import { data } from 'react-router'
import { listLastAuditEntries } from '#features/audit-log/reads.server.ts'
import { findLastBackup } from '#features/backups/reads.server.ts'
import { accountSettings } from '#features/payments/payment-methods.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { isGrave, isSection, type SectionName, sectionNames, sections } from '#features/settings/sections.ts'
import { type CancellationPolicyName, cancellationPolicyNames } from '#features/settings/settings.ts'
import { isRecent } from '#features/staff/staff.ts'
import { isOlderThanNewest, newestPostgres, readPostgresVersion } from '#platform/database/postgres-version.server.ts'
import { contextOf } from '../../context.ts'
import { settingsWords as words } from '../../words/admin/settings.ts'
import { admit, mustSignInAgain, signedIn } from '../admit.server.ts'
import { instantText } from '../components/instants.ts'
import { PageBar } from '../components/page-bar.tsx'
import { loginPath } from '../login/safe-path.ts'
import type { Route } from './+types/settings.ts'
import { CancellationPane } from './cancellation-pane.tsx'
import { BackupPane, CardPane, DatabasePane, type LastBackup, MailPane } from './environment-panes.tsx'
import { isCancellationPolicyName, type TypedCancellationPolicy, typedOf } from './read-cancellation-form.ts'
import { typedSettings } from './section-fields.ts'
import { SectionPane } from './section-pane.tsx'
import { sectionWords } from './section-words.ts'
import { type SectionReply, saveByForm, sendTest } from './settings-action.server.ts'

const here = '/admin/settings/general'

export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'settings:write')
  const { db, clock, mail, cards, config } = contextOf(args.context)
  const [settings, last, found, backup, version] = await Promise.all([
    findSettings(db),
    listLastAuditEntries(db, 'setting'),
    signedIn(args.request, args.context),
    findLastBackup(db),
    readPostgresVersion(db),
  ])
  const now = clock.now()
  const lastOf = (name: SectionName) => {
    const keys: readonly string[] = sections[name]
    const rows = last.filter(({ subjectId }) => keys.includes(subjectId)).sort((one, other) => other.id - one.id)
    return {
      seen: rows[0]?.id ?? 0,
      changed: rows[0] ? words.lastChanged(rows[0].actor, instantText(rows[0].at, now)) : undefined,
    }
  }
  return {
    typed: typedSettings(settings),
    policies: Object.fromEntries(
      cancellationPolicyNames.map((name) => [name, typedOf(settings.cancellationPolicies[name])]),
    ) as Record<CancellationPolicyName, TypedCancellationPolicy>,
    last: Object.fromEntries(sectionNames.map((name) => [name, lastOf(name)])) as Record<SectionName, ReturnType<typeof lastOf>>,
    saved: args.url.searchParams.get('saved') ?? '',
    /** Where to sign in again, for whoever signed in a while ago. */
    signIn: found && isRecent(found.session, now) ? undefined : loginPath(here, 'requires-recent-login'),
    cards: cards !== undefined,
    backup: backup && backupText(backup, now),
    database: {
      version,
      isEmbedded: config.embeddedDatabase,
      newest: isOlderThanNewest(version) ? newestPostgres : undefined,
    },
    mail: { delivers: mail.delivers, from: config.mailFrom, to: staff.email },
  }
}

/** A night that failed is made up for by day; two days without one are late. */
const lateAfterMs = 48 * 3_600_000

function backupText(
  { madeAt, bytes, sealed, stored, missingFiles }: NonNullable<Awaited<ReturnType<typeof findLastBackup>>>,
  now: Date,
): LastBackup {
  const isLate = now.getTime() - madeAt.getTime() > lateAfterMs
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return { when: instantText(madeAt, now), megabytes, isLate, sealed, stored, missing: missingFiles }
}

export async function action(args: Route.ActionArgs) {
  const actor = await admit(args, 'settings:write')
  const ctx = contextOf(args.context)
  const form = await args.request.formData()
  const section = form.get('section')
  if (section === 'mail') return sendTest(ctx, actor.email)
  if (!isSection(section)) throw data(null, { status: 404 })
  if (section === 'factor') await admit(args, 'staff:write')
  const signIn = isGrave(section) ? await mustSignInAgain(args, 'settings:write') : undefined
  // What was typed is not lost: it comes back, and the next press after signing in again, in another tab, saves it.
  if (signIn) return data<SectionReply>({ section, values: plain(form), errors: {}, signIn }, { status: 403 })
  return saveByForm(ctx, { section, form, actor })
}

const plain = (form: FormData) => Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, policies, last, saved, signIn, cards, mail, database, backup } = loaderData
  const replyOf = (name: SectionReply['section']) => (actionData?.section === name ? actionData : undefined)
  const savedNow = actionData ? '' : saved
  return (
    <>
      <PageBar title={words.title} lede={words.lede} />
      <div className="edit settings">
        <div className="col">
          {sectionNames.map((name) => {
            const shared = { ...last[name], reply: replyOf(name), saved: savedNow === name }
            const pane = isCancellationPolicyName(name) ? (
              <CancellationPane key={name} name={name} typed={policies[name]} {...shared} />
            ) : (
              <SectionPane key={name} name={name} typed={typed[name]} signIn={isGrave(name) ? signIn : undefined} {...shared} />
            )
            return name === accountSettings.at(-1) ? [pane, <CardPane key="card" isSet={cards} />] : pane
          })}
          <MailPane {...mail} reply={replyOf('mail')} sent={savedNow === 'mail'} />
          <DatabasePane {...database} />
          <BackupPane last={backup} />
        </div>
        <nav className="pane stick contents" aria-label={words.contents}>
          <h2>{words.contents}</h2>
          <ul>
            {[...sectionNames, 'card' as const, 'mail' as const, 'database' as const, 'backups' as const].map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{sectionWords(name).title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
