import type { Days } from '#features/roster/sheet/sheet-times.ts'
import { useFormatter } from '../../languages/use-formatter.ts'
import { useWords } from '../../languages/use-words.ts'
import { crewSheetWords } from '../../words/crew-sheet.ts'
import { Call } from './call.tsx'
import type { ShownSheet } from './load-crew-sheet.server.ts'

/** Who travels, as numbers; whom to call; and who and what else is on the run. */
export function SheetPeople({ sheet }: { sheet: ShownSheet }) {
  const words = useWords(crewSheetWords)
  const format = useFormatter()
  const { people, call } = words
  return (
    <>
      <section className="part">
        <h2>{people.title}</h2>
        <dl className="counts">
          {sheet.counts.map(({ of, text }) => (
            <div key={of}>
              <dt>{people.rows[of]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {sheet.parties.length > 0 && (
        <section className="part">
          <h2>{call.title}</h2>
          {sheet.parties.map(({ reference, travellers, lead }) => (
            <div key={reference} className="person">
              <p>{call.party({ reference, count: travellers })}</p>
              {lead?.phone && <Call phone={lead.phone} label={lead.firstName} />}
              {lead && !lead.phone && <p>{lead.firstName}</p>}
            </div>
          ))}
          {sheet.parties.some(({ lead }) => lead === null) && (
            <p className="muted">{sheet.leadsFrom ? call.from({ day: format.day(sheet.leadsFrom) }) : call.over}</p>
          )}
        </section>
      )}
      <Crew sheet={sheet} />
    </>
  )
}

function Crew({ sheet: { crew, cars, of } }: { sheet: ShownSheet }) {
  const words = useWords(crewSheetWords).crew
  const format = useFormatter()
  /** Where they are not the reader's own. */
  const daysText = ({ from, to }: Days) => (from === of.from && to === of.to ? '' : `, ${format.days(from, to)}`)
  return (
    <section className="part">
      <h2>{words.title}</h2>
      {crew.length + cars.length === 0 && <p>{words.nobody}</p>}
      {crew.map(({ id, name, role, phone, days }) => (
        <div key={id} className="person">
          <p>
            <b>{name}</b>, {words.roles[role]}
            {daysText(days)}
          </p>
          {phone && <Call phone={phone} label={name} />}
        </div>
      ))}
      {cars.map(({ id, name, plate, seats, vehicleClass, days }) => (
        <div key={id} className="person">
          <p>
            <b className="copy">{[name, plate !== name && plate].filter(Boolean).join(', ')}</b>
            {vehicleClass && `, ${vehicleClass}`}, {words.seats({ count: seats })}
            {daysText(days)}
          </p>
        </div>
      ))}
    </section>
  )
}
