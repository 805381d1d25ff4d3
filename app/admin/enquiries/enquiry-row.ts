import { hasNoAddress } from '#features/emails/reachable.ts'
import { answerBy } from '#features/enquiries/answer-by.ts'
import type { AdminEnquiry } from '#features/enquiries/reads-admin.server.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { shortDay } from '#values/day-words.ts'
import { enquiryAdminWords as words } from '../../words/admin/enquiries.ts'
import { instantText } from '../components/instants.ts'

export type WaitTag = { word: string; tone: 'bad' | 'warn' | undefined }

/** By when somebody is to be answered, in a word: red where it is late, ochre where it is today. */
export function waitTag(by: Date, now: Date): WaitTag {
  const [day, today] = [kigaliDay(by), kigaliDay(now)]
  if (by <= now) return { word: words.wait.late(shortDay(day)), tone: 'bad' }
  if (day === today) return { word: words.wait.today(kigaliClock(by)), tone: 'warn' }
  if (day === addDays(today, 1)) return { word: words.wait.tomorrow(kigaliClock(by)), tone: undefined }
  return { word: words.wait.by(shortDay(day)), tone: undefined }
}

const longest = 140

/** What they ask in one line: their own words, or what they filled in. */
export function questionLine({ message, details }: Pick<AdminEnquiry, 'message' | 'details'>): string {
  const line = (message.trim() || details.map(([, value]) => value).join(', ')).replace(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
}

/** An enquiry as a row of the list. */
export function enquiryRow(enquiry: AdminEnquiry, now: Date) {
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
    came: instantText(createdAt, now),
    wait: state === 'new' ? waitTag(by, now) : null,
    isLate: state === 'new' && by <= now,
    finished: finishedAt && instantText(finishedAt, now),
    assignedName,
    state,
  }
}
export type EnquiryRow = ReturnType<typeof enquiryRow>
