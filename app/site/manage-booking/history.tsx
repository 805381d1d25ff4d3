import { useWords } from '../../languages/use-words.ts'
import { ownWords } from '../../words/manage-booking.ts'
import type { OwnView } from './load-booking.server.ts'

/** What happened to the booking, without the notes of staff. */
export function History({ events }: Pick<OwnView, 'events'>) {
  const words = useWords(ownWords)
  return (
    <section className="part">
      <h2 className="t-3">{words.history}</h2>
      <ol className="plain">
        {events.map(({ at, words: what }) => (
          <li key={at + what}>
            <span className="muted num">{at}</span> {what}
          </li>
        ))}
      </ol>
    </section>
  )
}
