import { useWords } from '../../languages/use-words.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import { roomTableWords } from '../../words/room-table.ts'
import type { RoomRow } from './room-table.server.ts'

/** What each type of room costs on the chosen nights, and how many are left. */
export function RoomTable({ rows, nights }: { rows: readonly RoomRow[]; nights: string }) {
  const words = useWords(roomTableWords)
  const caption = words.caption({ nights })
  return (
    <div className="part" id="rooms">
      <WideTable label={caption}>
        <table className="table num">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.room}</th>
              <th scope="col" className="numeric">
                {words.left}
              </th>
              <th scope="col" className="numeric each">
                {words.perNight}
              </th>
              <th scope="col" className="numeric">
                {words.stay}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, beds, fits, left, perNight, stay }) => (
              <tr key={id} className={left === 0 ? 'gone' : undefined}>
                <th scope="row">
                  {name}
                  <small className="muted">
                    {beds}, {fits}
                  </small>
                </th>
                <td className="numeric">{left === 0 ? words.full : left}</td>
                <td className="numeric each">{perNight}</td>
                <td className="numeric">{stay}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </div>
  )
}
