import { FactRow, Notice, Part, sentencePieces, Title, tablePieces } from '#features/documents/paper/blocks.server.tsx'
import type { PaperFacts, RoomingPaperFacts, SupplierVoucherFacts } from './paper-facts.ts'

export const paperTitles = { voucher: 'Service voucher', 'rooming-list': 'Rooming list' } as const

/** What a supplier is given on paper, in English: nobody's price. */
export const SupplierPaper = ({ facts }: { facts: PaperFacts }) =>
  facts.kind === 'voucher' ? <SupplierVoucher facts={facts} /> : <RoomingPaper facts={facts} />

function Head({ facts, named }: { facts: PaperFacts; named: readonly (readonly [string, string, number])[] }) {
  return (
    <>
      <Title above={`Order ${facts.reference}`} title={paperTitles[facts.kind]} lede={facts.title} />
      <FactRow
        facts={[
          ['For', facts.supplier, 2],
          ...(facts.name === '' ? [] : ([['Name', facts.name, 1.2]] as const)),
          ['Our reference', facts.reference, 1],
          ...named,
        ]}
      />
    </>
  )
}

function SupplierVoucher({ facts }: { facts: SupplierVoucherFacts }) {
  return (
    <>
      <Head facts={facts} named={[]} />
      <Notice>
        Please give these services to our guests. We pay for what is named here; whatever they order besides, they pay themselves.
      </Notice>
      {facts.services.map(({ title, theirReference, rows }) => (
        <Part
          key={`${title} ${rows[0]?.[1]}`}
          title={title}
          pieces={tablePieces(
            [
              { title: 'Details', share: 3 },
              { title: '', share: 9 },
            ],
            [
              ...rows.map(([name, words]) => [name, words]),
              ...(theirReference === '' ? [] : [['Your reference', theirReference]]),
            ],
          )}
        />
      ))}
      {facts.diets && <Part title="Diets" pieces={sentencePieces([facts.diets.join(', ')])} />}
      <Part title="Emergencies" pieces={sentencePieces([`Call us at any hour: ${facts.emergencyPhone}`])} />
    </>
  )
}

function RoomingPaper({ facts }: { facts: RoomingPaperFacts }) {
  const { nights, rooms, crewBeds, arrivals, emergencyPhone } = facts
  const rows = rooms.flatMap(({ name, guests }, at) =>
    guests.map((guest, place) => [
      place === 0 ? `${at + 1}` : '',
      place === 0 ? name : '',
      guest.age === '' ? guest.name : `${guest.name} (${guest.age})`,
      guest.nationality,
      guest.needs,
    ]),
  )
  return (
    <>
      <Head facts={facts} named={[['Nights', nights, 2]]} />
      <Part
        title="Rooms"
        pieces={tablePieces(
          [
            { title: 'Room', share: 0.7 },
            { title: 'Kind', share: 1.6 },
            { title: 'Name', share: 4 },
            { title: 'Nationality', share: 2 },
            { title: 'Food and access', share: 3 },
          ],
          rows,
        )}
      />
      {crewBeds > 0 && (
        <Part
          title="Our crew"
          pieces={sentencePieces([
            crewBeds === 1 ? 'A bed for one of our guides or drivers.' : `Beds for ${crewBeds} of our guides and drivers.`,
          ])}
        />
      )}
      {arrivals.length > 0 && (
        <Part
          title="Flights"
          pieces={tablePieces(
            [
              { title: 'When', share: 3 },
              { title: '', share: 2 },
              { title: 'Flight', share: 3 },
              { title: 'Guests', share: 1, right: true },
            ],
            arrivals.map(({ when, what, flight, travellers }) => [when, what, flight, `${travellers}`]),
          )}
        />
      )}
      <Part title="Emergencies" pieces={sentencePieces([`Call us at any hour: ${emergencyPhone}`])} />
    </>
  )
}
