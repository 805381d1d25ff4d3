import type { AuditEntry } from '#features/audit-log/reads.server.ts'
import { erasedWord } from '#features/bookings/erasure.ts'
import { sectionOf } from '#features/settings/sections.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { auditLogAdminWords } from '../../words/admin/audit-log.ts'
import { instantText } from '../components/instants.ts'
import { folderOf } from '../content/content-menu.ts'
import { settingsPath } from '../screens.ts'
import { settingPath } from '../setting-paths.ts'
import { factRows } from './fact-rows.ts'

/** 'post:12' is the twelfth entry, a post. */
const entryPath = (id: string) => {
  const [kind = '', number] = id.split(':')
  const folder = folderOf(kind)
  return folder && `/admin/${folder}/edit/${number}`
}

/** 'supplier:contract', because the page of a contract is below that of its supplier. */
const contractPath = (id: string) => {
  const [supplier, contract] = id.split(':')
  return contract && `/admin/suppliers/${supplier}/contracts/${contract}`
}

const settingPage = (id: string) => {
  const section = sectionOf(id)
  return section ? settingPath(section) : settingsPath
}

/** The page of the subject, where the admin area has one. A person has none, because no address names a person. */
const pageOf: Record<AuditEntry['subjectKind'], (id: string) => string | undefined> = {
  booking: (id) => `/admin/bookings/${id}`,
  setting: settingPage,
  staff: () => undefined,
  customer: () => undefined,
  entry: entryPath,
  reply: () => '/admin/enquiries/replies',
  departure: (id) => `/admin/departures/${id}/edit`,
  guide: (id) => `/admin/crew/guides/${id}`,
  car: (id) => `/admin/crew/cars/${id}`,
  picture: (id) => `/admin/media/${id}`,
  letter: (id) => `/admin/emails/${id}`,
  'letter-text': (id) => `/admin/emails/automatic/${id.replace(/^booking:/, '')}`,
  template: (id) => `/admin/emails/templates/${id}`,
  mailing: (id) => `/admin/emails/sent/${id}`,
  newsletter: (id) => `/admin/newsletter/${id}`,
  job: () => '/admin/jobs',
  hotel: () => '/admin/hotels',
  supplier: (id) => `/admin/suppliers/${id}`,
  trip: (id) => `/admin/trips/${id}`,
  contract: contractPath,
  'fx-rate': () => '/admin/fx',
  authority: (id) => `/admin/permits/authorities/${id}`,
  list: (id) => (id === 'bookings' ? '/admin/bookings' : undefined),
}

const subjectText = (read: ReadWords, kind: AuditEntry['subjectKind'], subject: string) =>
  kind === 'customer' && subject === erasedWord ? read(auditLogAdminWords).erasedPerson : subject

/** An entry of the log as it is shown. Instants are shown in Kigali's time. */
export const auditRow = (
  read: ReadWords,
  { id, at, actor, action, subjectKind, subjectId, subject, facts }: AuditEntry,
  now: Date,
) => {
  const words = read(auditLogAdminWords)
  return {
    id,
    when: instantText(at, now, read.format),
    actor,
    what: Object.hasOwn(words.actions, action) ? words.actions[action] : action,
    subject: {
      kind: subjectKind,
      id: subjectId,
      words: subjectText(read, subjectKind, subject),
      to: pageOf[subjectKind]?.(subjectId),
    },
    facts: factRows(read, facts),
  }
}
export type AuditRow = ReturnType<typeof auditRow>
