import { SeasonStrip } from '../../ui/season-strip.tsx'
import { packageDetailWords } from '../../words/package-details.ts'
import { seasonSentence } from './season-sentence.ts'

const says = packageDetailWords.season

export function Season({ months, note }: { months: readonly number[]; note: string }) {
  const sentence = seasonSentence(months)
  return (
    <section className="block" id="when">
      <h2>{says.title}</h2>
      <p className="prose lead">
        {sentence} {note}
      </p>
      <SeasonStrip months={months} letters={says.letters} sentence={sentence} legend={says.legend} />
    </section>
  )
}
