import { SeasonStrip } from '../../ui/season-strip.tsx'
import { packageDetailWords } from '../../words/package-details.ts'

const says = packageDetailWords.season

export function Season({ months, sentence, note }: { months: readonly number[]; sentence: string; note: string }) {
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
