import { SeasonStrip } from '../../ui/season-strip.tsx'
import { packageSectionWords } from '../../words/package-sections.ts'

const words = packageSectionWords.season

export function Season({ months, sentence, note }: { months: readonly number[]; sentence: string; note: string }) {
  const differ = months.some((mark) => mark !== months[0])
  return (
    <section className="block" id="when">
      <h2>{words.title}</h2>
      <p className="prose lead">
        {differ ? sentence : words.alike} {note}
      </p>
      <SeasonStrip months={months} letters={words.letters} sentence={sentence} legend={words.legend} />
    </section>
  )
}
