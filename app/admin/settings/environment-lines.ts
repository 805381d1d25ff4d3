import { settingsWords as words } from '../../words/admin/settings.ts'
import type { EnvironmentName } from '../setting-paths.ts'
import type { LastBackup, UsedDatabase } from './environment-panes.tsx'

type Environment = {
  cards: boolean
  /** The sender of emails; false where none are sent. */
  mail: string | false
  backup: LastBackup | undefined
  database: UsedDatabase
}

/** What is so on the server, in a line each; `needs`: what is wrong with it. */
export function environmentLines({
  cards,
  mail,
  backup,
  database,
}: Environment): Record<EnvironmentName, { line: string; needs: string | undefined }> {
  const { version, isEmbedded, newest } = database
  return {
    card: { line: cards ? words.card.lines.set : words.card.lines.none, needs: undefined },
    mail: { line: mail ? words.mail.set(mail) : words.mail.line, needs: mail ? undefined : words.mail.isNot },
    database: {
      line: `PostgreSQL ${version}`,
      needs: isEmbedded ? words.database.isEmbedded : newest ? words.database.isOld : undefined,
    },
    backups: {
      line: backup ? words.backups.last(backup.when, backup.megabytes) : words.backups.none,
      needs: backup ? (backup.isLate ? words.backups.isLate : undefined) : words.backups.isNone,
    },
  }
}
