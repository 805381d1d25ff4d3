import type { ReactNode } from 'react'
import { airportText } from '#features/travellers/flights/airports.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { crewSheetWords } from '../../words/crew-sheet.ts'
import { Call } from './call.tsx'
import type { ShownSheetDay } from './load-crew-sheet.server.ts'

/** What is on a day, in the order in which it is done. */
export function DayFacts({ day, references }: { day: ShownSheetDay; references: readonly string[] }) {
  const words = useWords(crewSheetWords)
  const format = useFormatter()
  const { road, lang } = day
  return (
    <div className="of-day">
      {road?.ends && day.title && (
        <p className="name" lang={lang.title}>
          {day.title}
        </p>
      )}
      {day.pickUps.map(({ at, place, flight, reference }) => (
        <Fact key={reference} name={words.pickUp}>
          <b>{words.pickUpAt({ at, place: place || words.noPickUpPlace })}</b>
          {flight && <span>{words.pickUpFlight({ flight })}</span>}
        </Fact>
      ))}
      {day.flights.map(({ label, number, reference }) => (
        <Fact key={`${reference} ${label}`} name={words.flight}>
          <b>{label}</b>
          <span>{number ?? words.noFlightNumber}</span>
        </Fact>
      ))}
      {day.ownFlights.map(({ at, direction, number, airport, travellers, reference }) => (
        <Fact key={`${reference} ${number} ${at}`} name={words.ownFlight[direction]}>
          <b className="num">{words.ownFlightAt({ at, number, airport: airportText(airport) })}</b>
          <span>{words.ownFlightOf({ reference, count: travellers })}</span>
        </Fact>
      ))}
      {road?.figures && (
        <Fact name={words.road}>
          <b>{road.figures}</b>
        </Fact>
      )}
      {day.visits.map(({ label, travellers, numbersMissing }) => (
        <Fact key={label} name={words.visit}>
          <b>{words.visitors({ label, count: travellers })}</b>
          {numbersMissing > 0 && <span>{words.numbersMissing({ count: numbersMissing })}</span>}
        </Fact>
      ))}
      <Permits day={day} />
      {day.items.map(({ title, text, place }) => (
        <Fact key={title} name={words.onDay}>
          <b lang={lang.items}>{title}</b>
          {place && !title.includes(place) && <span>{place}</span>}
          {text && <span lang={lang.items}>{text}</span>}
        </Fact>
      ))}
      {day.meals && (
        <Fact name={words.meals}>
          <b>{day.meals}</b>
        </Fact>
      )}
      {day.lodges.map(({ name, place, phone, isConfirmed }) => (
        <Fact key={name} name={words.night}>
          <b>{place && !name.includes(place) ? words.lodge({ name, place }) : name}</b>
          {!isConfirmed && <span>{words.asWritten}</span>}
          {references.length > 0 && <span className="copy">{words.reference({ references: format.list(references) })}</span>}
          {phone && <Call phone={phone} label={name} />}
        </Fact>
      ))}
      {day.text && <p lang={lang.text}>{day.text}</p>}
    </div>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <dl>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </dl>
)

/** Who goes into the park with which permit, while its office may ask; before that from when it is here. */
function Permits({ day: { permits, permitsFrom } }: { day: ShownSheetDay }) {
  const words = useWords(crewSheetWords).permits
  const format = useFormatter()
  if (permitsFrom) return <p className="muted">{words.from({ day: format.day(permitsFrom) })}</p>
  if (permits.length === 0) return null
  const labels = [...new Set(permits.map(({ label }) => label))]
  return labels.map((label) => (
    <table key={label} className="permit-list">
      <caption className={labels.length === 1 ? 'visually-hidden' : undefined}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.number}</th>
        </tr>
      </thead>
      <tbody>
        {permits
          .filter((permit) => permit.label === label)
          .map(({ id, name, number }) => (
            <tr key={id}>
              <th scope="row">{name ?? words.noName}</th>
              <td className="copy num">{number ?? words.noNumber}</td>
            </tr>
          ))}
      </tbody>
    </table>
  ))
}
