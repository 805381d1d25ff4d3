import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { Note } from '../../ui/note.tsx'
import { kibehoPartWords } from '../../words/kibeho-parts.ts'

const words = kibehoPartWords.mass

/** The hours of Mass and prayer, below a sentence about how old they are. */
export function MassTimes({ mass: { asOf, source, times } }: { mass: ShrineGuide['mass'] }) {
  return (
    <section className="block" id="mass">
      <h2>{words.title}</h2>
      <Note>{words.confirm(asOf)}</Note>
      <table className="table hours">
        <caption>{words.caption(asOf)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.when}</th>
          </tr>
        </thead>
        <tbody className="num">
          {times.map(({ id, what, when }) => (
            <tr key={id}>
              <th scope="row">{what}</th>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ui small muted under">{words.source(source)}</p>
    </section>
  )
}
