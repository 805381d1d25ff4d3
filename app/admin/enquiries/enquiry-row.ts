import { hasNoAddress } from '#features/emails/reachable.ts'
import { answerBy } from '#features/enquiries/answer-by.ts'
import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { enquiryAdminWords } from '../../words/admin/enquiries.ts'
import { instantText } from '../components/instants.ts'

export type WaitTag = { word: string; tone: 'bad' | 'warn' | undefined }

/** By when somebody is to be answered, in a word: red where it is late, ochre where it is today. */
export function waitTag(read: ReadWords, by: Date, now: Date): WaitTag {
  const words = read(enquiryAdminWords)
  const [day, today] = [kigaliDay(by), kigaliDay(now)]
  if (by <= now) return { word: words.wait.late({ day: read.format.shortDay(day) }), tone: 'bad' }
  if (day === today) return { word: words.wait.today({ clock: kigaliClock(by) }), tone: 'warn' }
  if (day === addDays(today, 1)) return { word: words.wait.tomorrow({ clock: kigaliClock(by) }), tone: undefined }
  return { word: words.wait.by({ day: read.format.shortDay(day) }), tone: undefined }
}

const longest = 140

/** What they ask in one line: their own words, or what they filled in. */
export function questionLine({ message, details }: Pick<AdminEnquiry, 'message' | 'details'>): string {
  const line = (message.trim() || details.map(([, value]) => value).join(', ')).replace(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** An enquiry as a row of the list. */
export function enquiryRow(read: ReadWords, enquiry: AdminEnquiry, now: Date) {
  const { id, version, reference, kind, name, email, phone, state, waitingSince, finishedAt, createdAt, assignedName } = enquiry
  const by = answerBy(kind, waitingSince)
  return {
    id,
    version,
    reference,
    kind,
    name,
    reach: hasNoAddress(email) ? phone : email,
    question: questionLine(enquiry),
    came: instantText(createdAt, now, read.format),
    wait: state === 'new' ? waitTag(read, by, now) : null,
    isLate: state === 'new' && by <= now,
    finished: finishedAt && instantText(finishedAt, now, read.format),
    assignedName,
    state,
  }
}
export type EnquiryRow = ReturnType<typeof enquiryRow>
