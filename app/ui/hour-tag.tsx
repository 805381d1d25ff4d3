import { hourClock } from '#artwork/hour-clock.ts'
import type { Hour } from '#artwork/hours.ts'
import { LangText } from './lang-text.tsx'

/** The place and the hour that a hero picture shows, and the language of the place where it is not that of the page. */
export function HourTag({ hour, place, lang }: { hour: Hour; place: string; lang?: 'en' | undefined }) {
  return (
    <p className="hour">
      <b>{hourClock[hour]}</b> <LangText lang={lang}>{place}</LangText>
    </p>
  )
}
