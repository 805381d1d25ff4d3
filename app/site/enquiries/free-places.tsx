import { freeLeaderPlaces, pilgrims } from '#features/enquiries/enquiry-choices.ts'
import { parishWords as words } from '../../words/parish.ts'

/** How many leaders travel free, by the size of the group. */
export function FreePlaces({ every }: { every: number }) {
  const most = freeLeaderPlaces(pilgrims.most, every)
  const sizes = Array.from({ length: most + 1 }, (_, places) => ({
    from: Math.max(pilgrims.least, places * every),
    to: Math.min(pilgrims.most, (places + 1) * every - 1),
    places,
  })).filter(({ from, to }) => from <= to)
  return (
    <section className="free">
      <h2 className="t-3">{words.free(every)}</h2>
      <table className="table num">
        <caption className="visually-hidden">{words.freeRows}</caption>
        <thead>
          <tr>
            <th scope="col">{words.freePilgrims}</th>
            <th scope="col" className="numeric">
              {words.freePlaces}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ from, to, places }) => (
            <tr key={from}>
              <td>{from === to ? from : words.sizes(from, to)}</td>
              <td className="numeric">{places === 0 ? words.noneFree : places}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
