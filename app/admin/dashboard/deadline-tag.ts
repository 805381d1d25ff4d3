import type { ReadWords } from '#platform/languages/read-words.ts'
import { addDays, kigaliClock, kigaliDay } from '#values/dates.ts'
import { todayWords } from '../../words/admin/dashboard.ts'
import { instantText, presses } from '../components/instants.ts'

/** The tag of what has to be answered by an instant: red when it presses, ochre later today. */
export function deadlineTag(read: ReadWords, at: Date, now: Date): { word: string; tone: 'bad' | 'warn' | undefined } {
  const words = read(todayWords).deadline
  const day = kigaliDay(at)
  if (at <= now) return { word: words.lapsed, tone: undefined }
  const tone = presses(at, now) ? 'bad' : undefined
  if (day === kigaliDay(now)) return { word: words.today({ clock: kigaliClock(at) }), tone: tone ?? 'warn' }
  if (day === addDays(kigaliDay(now), 1)) return { word: words.tomorrow({ clock: kigaliClock(at) }), tone }
  return { word: instantText(at, now, read.format), tone: undefined }
}
