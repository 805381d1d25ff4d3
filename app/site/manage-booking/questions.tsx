import { useWords } from '../../languages/use-words.ts'
import { ownWords } from '../../words/manage-booking.ts'

/** What was written, on which day, and whether it was by us. */
export type QuestionView = { key: string; ours: boolean; at: string; text: string }

/** What the customer asked us about this booking, and what we answered. */
export function Questions({ questions }: { questions: readonly QuestionView[] }) {
  const words = useWords(ownWords).questions
  if (questions.length === 0) return null
  return (
    <section className="part" id="questions">
      <h2 className="t-3">{words.title}</h2>
      {questions.map(({ key, ours, at, text }) => (
        <div className="part" key={key}>
          <p className="ui small muted">{ours ? words.ours({ at }) : words.yours({ at })}</p>
          {text.split(/\n+/).map((paragraph, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same, and none ever moves
            <p key={row}>{paragraph}</p>
          ))}
        </div>
      ))}
    </section>
  )
}
