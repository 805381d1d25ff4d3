import { Link } from 'react-router'
import { listLastAuditEntries } from '#features/audit-log/reads.server.ts'
import { isAccountSetting } from '#features/payments/payment-methods.ts'
import { findSettings } from '#features/settings/reads.server.ts'
import { isSection } from '#features/settings/sections.ts'
import { may } from '#features/staff/permissions.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { contextOf } from '../../context.ts'
import { useWords } from '../../languages/use-words.ts'
import { wordsReader } from '../../shared/page-words.server.ts'
import { frameAdminWords } from '../../words/admin/frame.ts'
import { settingsWords } from '../../words/admin/settings.ts'
import { environmentWords } from '../../words/admin/settings-environment.ts'
import { admit } from '../admit.server.ts'
import { PageBar } from '../components/page-bar.tsx'
import { Pane } from '../components/pane.tsx'
import { type EnvironmentName, type SettingName, settingPath } from '../setting-paths.ts'
import type { Route } from './+types/settings.ts'
import type { LastBackup, UsedDatabase } from './environment-panes.tsx'
import { lastChangeOf } from './last-changes.ts'
import { loadBackup, loadDatabase } from './load-environment.server.ts'
import { loadSetup } from './load-setup.server.ts'
import { sectionWords } from './section-words.ts'
import { settingGroups } from './setting-groups.ts'
import { accountLine, settingLine } from './setting-lines.ts'
import { SetupPane } from './setup-pane.tsx'

/** The index of the settings: the current value of each in one line, with a link to change it. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await admit(args, 'settings:write')
  const read = wordsReader(args.context)
  const words = read(settingsWords)
  const ctx = contextOf(args.context)
  const [settings, last, backup, database] = await Promise.all([
    findSettings(ctx.db),
    listLastAuditEntries(ctx.db, 'setting'),
    loadBackup(ctx, read),
    loadDatabase(ctx, read),
  ])
  const now = ctx.clock.now()
  const lines = environmentLines(read, {
    cards: ctx.cards !== undefined,
    mail: ctx.mail.delivers && ctx.config.mailFrom,
    backup,
    database,
  })
  const rowOf = (name: SettingName) => {
    const row = { name, title: sectionWords(read, name).title, to: settingPath(name) }
    if (!isSection(name)) return { ...row, ...lines[name], changed: undefined }
    const line = isAccountSetting(name) ? accountLine(read, settings[name]) : settingLine(read, name, settings)
    return { ...row, line, needs: undefined, changed: lastChangeOf(read, name, last, now).changed }
  }
  const { rail } = read(frameAdminWords)
  return {
    setup: await loadSetup(ctx, read, { settings, staffName: staff.name }),
    groups: settingGroups.map(({ id, names, besides = [] }) => ({
      id,
      rows: names.map(rowOf),
      besides: besides
        .filter(({ needs }) => may(staff.role, needs))
        .map((one) => ({ to: one.to, name: 'name' in one ? words.besides[one.name] : rail[one.screen] })),
    })),
  }
}

export default function SettingsScreen({ loaderData }: Route.ComponentProps) {
  const words = useWords(settingsWords)
  return (
    <div className="settings-index">
      <PageBar title={words.title} lede={words.lede} />
      <SetupPane steps={loaderData.setup} />
      <div className="groups">
        {loaderData.groups.map(({ id, rows, besides }) => (
          <Pane key={id} title={words.groups[id]}>
            <ul>
              {rows.map(({ name, title, to, line, needs, changed }) => (
                <li key={name} id={name}>
                  <Link to={to}>{title}</Link>
                  {needs && <span className="tag warn">{needs}</span>}
                  <p className="num">{line}</p>
                  {changed && <small className="num">{changed}</small>}
                </li>
              ))}
              {besides.map(({ to, name }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </Pane>
        ))}
      </div>
    </div>
  )
}

type Environment = {
  cards: boolean
  /** The sender of emails; false where no email is sent. */
  mail: string | false
  backup: LastBackup | undefined
  database: UsedDatabase
}

/** The state of the server, one line each. `needs`: what is wrong. */
function environmentLines(
  read: ReadWords,
  { cards, mail, backup, database }: Environment,
): Record<EnvironmentName, { line: string; needs: string | undefined }> {
  const words = read(environmentWords)
  const { version, isEmbedded, newest } = database
  return {
    card: { line: cards ? words.card.lines.set : words.card.lines.none, needs: undefined },
    mail: { line: mail ? words.mail.set({ from: mail }) : words.mail.line, needs: mail ? undefined : words.mail.isNot },
    database: {
      line: `PostgreSQL ${version}`,
      needs: isEmbedded ? words.database.isEmbedded : newest ? words.database.isOld : undefined,
    },
    backups: {
      line: backup ? words.backups.last(backup) : words.backups.none,
      needs: backup ? (backup.isLate ? words.backups.isLate : undefined) : words.backups.isNone,
    },
  }
}
