import { SeasonStrip } from '../../ui/season-strip.tsx'
import { packageDetailWords } from '../../words/package-details.ts'

const words = packageDetailWords.season

export function Season({ months, sentence, note }: { months: readonly number[]; sentence: string; note: string }) {
  return (
    <section className="block" id="when">
      <h2>{words.title}</h2>
      <p className="prose lead">
        {sentence} {note}
      </p>
      <SeasonStrip months={months} letters={words.letters} sentence={sentence} legend={words.legend} />
    </section>
  )
}
