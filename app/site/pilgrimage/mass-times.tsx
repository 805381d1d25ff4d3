import type { ShrineGuide } from '#features/pilgrimage/shrine-guide.ts'
import { Note } from '../../ui/note.tsx'
import { kibehoWords } from '../../words/pilgrimage.ts'

const says = kibehoWords.mass

/** The hours of Mass and prayer, under the sentence that says how old they are. */
export function MassTimes({ mass: { asOf, source, times } }: { mass: ShrineGuide['mass'] }) {
  return (
    <section className="block" id="mass">
      <h2>{says.title}</h2>
      <Note>{says.confirm(asOf)}</Note>
      <table className="tbl hours">
        <caption>{says.caption(asOf)}</caption>
        <thead>
          <tr>
            <th scope="col">{says.what}</th>
            <th scope="col">{says.when}</th>
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
      <p className="ui small muted under">{says.source(source)}</p>
    </section>
  )
}
