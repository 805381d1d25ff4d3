import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import { type SectionName, sections } from '#features/settings/sections.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { settingsWords } from '../../words/admin/settings.ts'
import { instantText } from '../components/instants.ts'

/** The last change of a section, in words: who and when. It is the latest among the last audit entries of its settings. */
export function lastChangeOf(read: ReadWords, name: SectionName, last: readonly AuditEntry[], now: Date) {
  const words = read(settingsWords)
  const keys: readonly string[] = sections[name]
  const rows = last.filter(({ subjectId }) => keys.includes(subjectId)).sort((one, other) => other.id - one.id)
  return {
    seen: rows[0]?.id ?? 0,
    changed: rows[0] ? words.lastChanged({ who: rows[0].actor, when: instantText(rows[0].at, now, read.format) }) : undefined,
  }
}
