const most = 20

/** Seats as dots that can be counted, and in words. More than twenty become one bar. */
export function Seats({
  capacity,
  left,
  words,
  large = false,
}: {
  capacity: number
  left: number
  words: string
  large?: boolean
}) {
  const taken = Math.max(0, capacity - left)
  return (
    <span className={large ? 'seatline large' : 'seatline'}>
      {capacity > most ? <Bar share={taken / capacity} /> : <Places capacity={capacity} taken={taken} />}
      <span className="num">{words}</span>
    </span>
  )
}

function Places({ capacity, taken }: { capacity: number; taken: number }) {
  return (
    <span className="seats" aria-hidden="true">
      {Array.from({ length: capacity }, (_, place) => place).map((place) => (
        <i key={place} className={place < taken ? 'f' : undefined} />
      ))}
    </span>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className="seatbar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="of" width="100" height="10" />
      <rect className="f" width={Math.round(share * 100)} height="10" />
    </svg>
  )
}
